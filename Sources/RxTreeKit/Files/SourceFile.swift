/// A Swift file that an analysis reads.
struct SourceFile: Hashable, Sendable {
  /// What people see: relative to its directory, with `/`; with several directories, the directory as written comes first.
  let path: String
  /// Where it is, without links in it.
  let absolutePath: String
  /// Which of the selection's directories it was found in.
  let directoryIndex: Int
  /// Whether its name or its folders say that it belongs to tests.
  let isTest: Bool

  /// Whether a path, relative to its directory, is that of a test.
  static func isTest(relativePath: String) -> Bool {
    let parts = relativePath.utf8.split(separator: UInt8(ascii: "/"))
    return parts.dropLast().contains { ends($0, "Tests") || ends($0, "Specs") }
      || parts.last.map { ends($0, "Tests.swift") || ends($0, "Spec.swift") } ?? false
  }

  private static func ends(_ part: Substring.UTF8View, _ suffix: StaticString) -> Bool {
    suffix.withUTF8Buffer { part.suffix($0.count).elementsEqual($0) }
  }
}

/// The Swift files of a selection.
struct SourceListing: Hashable, Sendable {
  /// The files, each real file once, by the bytes of their paths.
  let files: [SourceFile]
  /// What could not be read, sorted.
  let diagnostics: [Diagnostic]
}
