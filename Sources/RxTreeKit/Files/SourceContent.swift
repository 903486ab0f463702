/// What was read of a file.
struct SourceContent: Sendable {
  /// The bytes, which are UTF-8; nil if the file could not be read.
  let bytes: [UInt8]?
  /// What was wrong with the file.
  let diagnostic: Diagnostic?
}
