/// A type declaration or an extension, with its members.
struct TypeFacts: Sendable {
  /// What declares the type.
  enum Kind: UInt8, Sendable {
    case `class`, actor, `struct`, `enum`, `protocol`, `extension`
  }

  /// A case of an enum.
  struct Case: Sendable {
    let name: String
    let offset: UInt32
  }

  /// A name for another type.
  struct Alias: Sendable {
    let name: String
    let type: TypeName
  }

  let kind: Kind
  /// The name as written: dotted in `extension A.B`.
  let name: String
  let inherited: [TypeName]
  /// Generic parameters with the types that they are constrained to.
  let generics: [String: TypeName]
  let cases: [Case]
  let aliases: [Alias]
  let properties: [PropertyFacts]
  let functions: [FunctionFacts]
  let types: [TypeFacts]
  /// The names of its attributes (`main`, `UIApplicationMain`).
  let attributes: [String]
  let offset: UInt32
}
