/// A function, method or initialiser.
struct FunctionFacts: Sendable {
  /// The base name; `init` for initialisers.
  let name: String
  let parameters: [Parameter]
  let result: TypeName?
  let body: [Statement]
  let isStatic: Bool
  /// Generic parameters with the types that they are constrained to.
  let generics: [String: TypeName]
  let offset: UInt32
}
