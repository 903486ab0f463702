/// Finds the Swift files of a selection.
///
/// The result is the same on every machine. A file that can be reached in several ways is listed once: at the path
/// without symbolic links if there is one, else at the smallest.
struct SourceFinder {
  private let selection: SourceSelection

  init(_ selection: SourceSelection) { self.selection = selection }

  /// Walks the directories; linear in the number of entries, and a sort of the files found.
  func find() throws(AnalysisError) -> SourceListing {
    let filter = try PathFilter(selection)
    var best: [String: Candidate] = [:]
    var matched: Set<Int> = []
    var diagnostics: Set<Diagnostic> = []
    for (index, directory) in selection.directories.enumerated() {
      var walk = DirectoryWalk(
        root: try resolve(directory), filter: filter,
        displayPrefix: Self.displayPrefix(of: directory, among: selection.directories))
      do {
        try walk.run()
      } catch {
        throw AnalysisError.unreadableDirectory(directory, reason: error.reason)
      }
      for found in walk.found {
        matched.formUnion(filter.matching(found.path, besides: matched))
        let candidate = Candidate(found, directoryIndex: index, displayPrefix: walk.displayPrefix)
        if let other = best[found.realPath], !candidate.isBetter(than: other) { continue }
        best[found.realPath] = candidate
      }
      diagnostics.formUnion(walk.diagnostics)
    }
    guard !best.isEmpty else { throw nothingFound }
    diagnostics.formUnion(filter.unmatched(matched).map(Self.unmatched))
    let files = best.values.map(\.file).sorted { ByteOrder.precedes($0.path, $1.path) }
    return SourceListing(files: files, diagnostics: diagnostics.sorted())
  }

  private var nothingFound: AnalysisError {
    selection.from.isEmpty
      ? .noSwiftFile(directories: selection.directories)
      : .nothingMatches(globs: selection.from, directories: selection.directories)
  }

  private static func unmatched(_ glob: String) -> Diagnostic {
    Diagnostic(.warning, at: nil, "The glob '\(printable(glob))' matched no Swift file.")
  }

  private func resolve(_ directory: String) throws(AnalysisError) -> String {
    let kind: SystemCalls.Kind
    let path: String
    do {
      path = try SystemCalls.realPath(directory)
      kind = try SystemCalls.kind(path)
    } catch {
      if error.isMissing { throw AnalysisError.noSuchDirectory(directory) }
      throw AnalysisError.unreadableDirectory(directory, reason: error.reason)
    }
    guard kind == .folder else { throw AnalysisError.notADirectory(directory) }
    return path
  }

  /// What goes before the paths of a directory's files: the directory as it was written, where there are several.
  static func displayPrefix(of directory: String, among directories: [String]) -> String {
    guard directories.count > 1 else { return "" }
    var prefix = Substring(directory)
    while prefix.last == "/" { prefix.removeLast() }
    return prefix + "/"
  }
}

/// One way to reach a file.
private struct Candidate {
  let file: SourceFile
  let isThroughLink: Bool

  init(_ found: DirectoryWalk.Found, directoryIndex: Int, displayPrefix: String) {
    isThroughLink = found.isThroughLink
    file = SourceFile(
      path: displayPrefix + found.path, absolutePath: found.realPath, directoryIndex: directoryIndex,
      isTest: SourceFile.isTest(relativePath: found.path))
  }

  func isBetter(than other: Candidate) -> Bool {
    isThroughLink == other.isThroughLink
      ? ByteOrder.precedes(file.path, other.file.path) : !isThroughLink
  }
}
