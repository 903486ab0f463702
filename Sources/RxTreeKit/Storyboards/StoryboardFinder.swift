/// Finds the storyboards in directories, by the rules by which Swift files are found.
struct StoryboardFinder {
  /// A storyboard's file, and how to name it to people.
  struct File: Hashable {
    let path: String
    let displayPath: String

    /// The storyboard's name: that of the file, or of the link to it, without its suffix.
    var name: String { String((displayPath.split(separator: "/").last ?? "").dropLast(suffix.count)) }
  }

  static let suffix = ".storyboard"

  /// The files, each real one once, in an order that is the same on every machine.
  private(set) var files: [File] = []
  /// What could not be read, but for folders: the search for Swift files has told of them.
  private(set) var diagnostics: [Diagnostic] = []

  /// Walks the directories; linear in the number of entries.
  ///
  /// Finds nothing where a directory or a glob is not usable: the search for Swift files has told it.
  init(directories: [String], exclude: [String]) {
    let selection = SourceSelection(directories: directories, exclude: exclude)
    guard let filter = try? PathFilter(selection, suffix: Self.suffix) else { return }
    var found: [(file: File, isThroughLink: Bool)] = []
    for directory in directories {
      guard let root = try? SystemCalls.realPath(directory) else { continue }
      let prefix = SourceFinder.displayPrefix(of: directory, among: directories)
      var walk = DirectoryWalk(root: root, filter: filter, displayPrefix: prefix)
      try? walk.run()
      found += walk.found.map { (File(path: $0.realPath, displayPath: prefix + $0.path), $0.isThroughLink) }
      diagnostics += walk.diagnostics.filter { $0.place?.file.hasSuffix(Self.suffix) ?? false }
    }
    found.sort { left, right in
      left.isThroughLink == right.isThroughLink
        ? ByteOrder.precedes(left.file.displayPath, right.file.displayPath) : right.isThroughLink
    }
    var taken: Set<String> = []
    files = found.map(\.file).filter { taken.insert($0.path).inserted }
  }
}
