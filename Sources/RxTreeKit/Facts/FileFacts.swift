/// What a file declares, as far as navigation needs it: no syntax tree is kept.
struct FileFacts: Sendable {
  let types: [TypeFacts]
  let functions: [FunctionFacts]
  let properties: [PropertyFacts]
  let aliases: [TypeFacts.Alias]
  /// Statements at the top level, of `main.swift` and of scripts.
  let statements: [Statement]

  /// A file that declares nothing of interest.
  static let empty = FileFacts(types: [], functions: [], properties: [], aliases: [], statements: [])
}
