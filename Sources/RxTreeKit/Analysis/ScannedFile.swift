/// A file with its bytes and what a fast scan tells of it, or what an earlier run learned by one.
struct ScannedFile: Sendable {
  let file: SourceFile
  let bytes: [UInt8]
  /// What an earlier run learned of the same bytes.
  let record: FileRecord?
  /// By what its record is found; nil where none is kept.
  let key: ContentHash?
  /// What is wrong with the file, such as bytes that are not UTF-8.
  let diagnostics: [Diagnostic]
  private let lazyOutline: LazyOutline

  /// Scans a file, unless there is a record of it.
  init(_ file: SourceFile, _ content: SourceContent, store: FactsStore? = nil) {
    let read = content.bytes ?? []
    let key = store.map { _ in FileRecord.key(for: read) }
    let record = key.flatMap { store?.payload(for: $0) }.flatMap { FileRecord(bytes: $0) }
    // A file of which something is left out has no record.
    let limited = record == nil ? NestingLimit.cut(read) : nil
    self.file = file
    self.record = record
    self.key = limited == nil ? key : nil
    bytes = limited?.bytes ?? read
    lazyOutline = LazyOutline(bytes)
    let cut = limited.map { Self.cutDiagnostic(file, read, $0.firstCut) }
    diagnostics = [content.diagnostic, cut].compactMap { $0 }
    if record == nil { _ = outline }
  }

  /// What a scan tells; of a file that has a record, it is made when somebody first asks for it.
  var outline: SourceOutline { lazyOutline.value }

  /// How many lines the file has.
  var lineCount: Int { record?.lineCount ?? outline.lineCount }

  private static func cutDiagnostic(_ file: SourceFile, _ bytes: [UInt8], _ offset: Int) -> Diagnostic {
    var table = LineTable(bytes)
    let (line, column) = table.position(at: offset)
    return Diagnostic(
      .warning, at: SourcePlace(file: file.path, line: line, column: column),
      "Too many brackets are nested here; what is inside is left out.")
  }
}
