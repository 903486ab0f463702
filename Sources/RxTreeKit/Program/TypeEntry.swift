/// A type of the program with all that its declaration and its extensions say of it.
struct TypeEntry {
  let id: TypeID
  /// The name without the types around it.
  let name: String
  /// The name with the types around it.
  let qualifiedName: String
  /// What declares it; `extension` for a type from outside that the program extends.
  let kind: TypeFacts.Kind
  let parent: TypeID?
  let position: Position
  let generics: [String: TypeName]
  var attributes: [String]
  var inherited: [Inheritance] = []
  var functions: [FunctionMember] = []
  var properties: [PropertyMember] = []
  var cases: [TypeFacts.Case] = []
  var aliases: [String: TypeName] = [:]
  var nested: [String: [TypeID]] = [:]

  /// Whether only its name is known, as of UIKit's types.
  var isExternal: Bool { kind == .extension }

  /// A type that it inherits from or conforms to, and the file that says so.
  struct Inheritance {
    let type: TypeName
    let file: Int
  }
}

/// A place in a file of the program.
struct Position: Hashable {
  let file: Int
  let offset: UInt32
}

/// A function of a type, or a global one.
struct FunctionMember {
  /// Identifies the function within the program.
  let id: Int
  let facts: FunctionFacts
  let owner: TypeID?
  let file: Int
}

/// A property of a type, or a global one.
struct PropertyMember {
  /// Identifies the property within the program.
  let id: Int
  let facts: PropertyFacts
  let owner: TypeID?
  let file: Int
}
