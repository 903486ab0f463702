/// Reads Swift files.
enum SourceReader {
  /// Larger files are not source that a person wrote.
  static let largestFile = 64 << 20

  /// Reads a whole file, and never waits for one that is not regular.
  ///
  /// Bytes that are not UTF-8 are replaced by `?`, so that offsets stay, and the diagnostic tells the first of them.
  static func read(_ file: SourceFile) -> SourceContent {
    switch FileBytes.read(file.absolutePath, atMost: largestFile) {
    case .success(let bytes): check(bytes, of: file)
    case .failure(let failure):
      SourceContent(bytes: nil, diagnostic: diagnostic(file, (1, 1), sentence(for: failure)))
    }
  }

  private static func check(_ bytes: [UInt8], of file: SourceFile) -> SourceContent {
    guard let offset = UTF8Check.firstInvalidOffset(in: bytes) else {
      return SourceContent(bytes: bytes, diagnostic: nil)
    }
    var lines = LineTable(bytes)
    let problem = diagnostic(
      file, lines.position(at: offset), "This byte is not UTF-8; all such bytes are read as '?'.")
    return SourceContent(bytes: UTF8Check.repaired(bytes), diagnostic: problem)
  }

  private static func sentence(for failure: FileBytes.Failure) -> String {
    switch failure {
    case .notRegular: "This is not a regular file; it is left out."
    case .tooLarge: "This file is larger than \(largestFile >> 20) MB; it is left out."
    case .system(let error): "This file cannot be read: \(error.reason); it is left out."
    }
  }

  private static func diagnostic(_ file: SourceFile, _ at: (line: Int, column: Int), _ text: String) -> Diagnostic {
    Diagnostic(.warning, at: SourcePlace(file: file.path, line: at.line, column: at.column), text)
  }
}
