/// A declaration that an outline knows: what it is, what it is called, and where its parts lie.
struct OutlineDeclaration: Sendable, Hashable {
  /// What a declaration is.
  enum Kind: UInt8, Sendable, CaseIterable {
    case `class`, `actor`, `struct`, `enum`, `protocol`, `extension`
    case function, initializer, deinitializer, property, `subscript`
    case `typealias`, associatedType, enumCase, `import`, macro, `operator`
    /// A run of statements, or the use of a macro.
    case other
  }

  /// What it is.
  let kind: Kind
  /// Its name without backticks; for an extension the type as written without generic arguments (`A.B`), for an import
  /// the module; for several bindings or cases all of them with `, ` between.
  let name: String
  /// Where the name starts; the start of the declaration where it has none.
  let nameOffset: Int
  /// The types after the colon, and the type behind a typealias, in the order of the source.
  let inherited: [InheritedType]
  /// The whole declaration with its attributes and modifiers, without the comment before it.
  let range: Range<Int>
  /// From the start up to the opening brace, or to the end of the signature or type annotation.
  let headerRange: Range<Int>
  /// The parts that can be blanked, each without the others, so that what is left is still valid Swift.
  ///
  /// They are the inside of function bodies and of accessor blocks, observers with their braces, and long initial
  /// values: with the `=` where a type is annotated, else the insides of their long brackets. In the order of the
  /// source, without overlaps.
  let bodies: [Range<Int>]
  /// What is declared inside a type, an extension or a protocol, in the order of the source.
  let members: [OutlineDeclaration]

  /// Whether it has members: a type, an extension or a protocol.
  var isType: Bool { kind.rawValue <= Kind.extension.rawValue }
}
