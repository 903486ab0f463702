/// A file with its bytes and what a fast scan tells of it.
struct ScannedFile: Sendable {
  let file: SourceFile
  let bytes: [UInt8]
  let outline: SourceOutline
  /// What is wrong with the file, such as bytes that are not UTF-8.
  let diagnostic: Diagnostic?

  init(_ file: SourceFile) {
    let content = SourceReader.read(file)
    self.file = file
    bytes = content.bytes ?? []
    outline = SourceOutline.scan(bytes)
    diagnostic = content.diagnostic
  }
}
