/// Which files a walk takes, and which folders it goes into.
struct PathFilter: Sendable {
  private let from: [Glob]
  private let fromPatterns: [String]
  private let exclude: [Glob]
  private let suffix: String

  /// What tools put beside an app's own source: dependencies, products and catalogues.
  private static let foreignFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "checkouts",
  ]
  private static let foreignSuffixes = [".docc", ".xcassets", ".xctemplate", ".framework", ".xcframework"]

  /// Compiles the selection's globs; takes the files whose names end in the suffix.
  init(_ selection: SourceSelection, suffix: String = ".swift") throws(AnalysisError) {
    from = try Self.compile(selection.from)
    fromPatterns = selection.from
    exclude = try Self.compile(selection.exclude)
    self.suffix = suffix
  }

  /// Whether a walk goes into a folder.
  func takesFolder(name: String, path: String) -> Bool {
    !Self.isForeign(name) && !exclude.contains { $0.matches(path, isFolder: true) }
  }

  /// Whether a folder is hidden, or holds what is not the app's own.
  static func isForeign(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: ".") || foreignFolders.contains(name)
      || foreignSuffixes.contains(where: name.hasSuffix)
  }

  /// Whether a file's name and path make it one to read; the folders above it were asked for before.
  func takesFile(name: String, path: String) -> Bool {
    guard isWanted(name) else { return false }
    return (from.isEmpty || from.contains { $0.matches(path) }) && !exclude.contains { $0.matches(path) }
  }

  /// The globs of files to read, as indices, that match a file, but for some that are known to match others.
  func matching(_ path: String, besides known: Set<Int>) -> [Int] {
    from.count == known.count ? [] : from.indices.filter { !known.contains($0) && from[$0].matches(path) }
  }

  /// The globs of files to read that are not among some indices, as they were written.
  func unmatched(_ matched: Set<Int>) -> [String] {
    from.indices.filter { !matched.contains($0) }.map { fromPatterns[$0] }
  }

  /// Whether a name alone says that the file is to be read; hidden files are what file systems put beside a file.
  func isWanted(_ name: String) -> Bool {
    name.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) && name.utf8.first != UInt8(ascii: ".")
  }

  private static func compile(_ patterns: [String]) throws(AnalysisError) -> [Glob] {
    var globs: [Glob] = []
    for pattern in patterns { globs.append(try Glob(pattern)) }
    return globs
  }
}
