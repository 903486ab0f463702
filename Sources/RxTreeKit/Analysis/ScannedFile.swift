/// A file with its bytes and what a fast scan tells of it.
struct ScannedFile: Sendable {
  let file: SourceFile
  let bytes: [UInt8]
  let outline: SourceOutline
  /// What is wrong with the file, such as bytes that are not UTF-8.
  let diagnostics: [Diagnostic]

  init(_ file: SourceFile, _ content: SourceContent) {
    let read = content.bytes ?? []
    let limited = NestingLimit.cut(read)
    self.file = file
    bytes = limited?.bytes ?? read
    outline = SourceOutline.scan(bytes)
    let cut = limited.map { Self.cutDiagnostic(file, read, $0.firstCut) }
    diagnostics = [content.diagnostic, cut].compactMap { $0 }
  }

  private static func cutDiagnostic(_ file: SourceFile, _ bytes: [UInt8], _ offset: Int) -> Diagnostic {
    var table = LineTable(bytes)
    let (line, column) = table.position(at: offset)
    return Diagnostic(
      .warning, at: SourcePlace(file: file.path, line: line, column: column),
      "Too many brackets are nested here; what is inside is left out.")
  }
}
