/// What a file declares, as far as navigation needs it: no syntax tree is kept.
struct FileFacts: Sendable {
  let types: [TypeFacts]
  let functions: [FunctionFacts]
  let properties: [PropertyFacts]
  let aliases: [TypeFacts.Alias]
  /// Statements at the top level, of `main.swift` and of scripts.
  let statements: [Statement]
  /// Where the source is no valid Swift for the first time, in bytes from the start of the file.
  var firstError: UInt32?

  /// A file that declares nothing of interest.
  static let empty = FileFacts(types: [], functions: [], properties: [], aliases: [], statements: [])
}
