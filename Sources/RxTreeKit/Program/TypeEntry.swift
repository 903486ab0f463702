/// A type of the program with all that its declaration and its extensions say of it.
///
/// A class, so that looking at one costs no copy. Unchecked, and without a lock, because it changes only while a
/// ``ProgramBuilder`` fills it, before any other thread knows of it.
final class TypeEntry: @unchecked Sendable {
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
  let attributes: [String]
  fileprivate(set) var inherited: [Inheritance] = []
  fileprivate(set) var functions: [FunctionMember] = []
  fileprivate(set) var properties: [PropertyMember] = []
  fileprivate(set) var cases: [TypeFacts.Case] = []
  fileprivate(set) var aliases: [String: TypeName] = [:]
  fileprivate(set) var nested: [String: [TypeID]] = [:]

  init(
    id: TypeID, name: String, qualifiedName: String, kind: TypeFacts.Kind, parent: TypeID? = nil, position: Position,
    generics: [String: TypeName] = [:], attributes: [String] = []
  ) {
    self.id = id
    self.name = name
    self.qualifiedName = qualifiedName
    self.kind = kind
    self.parent = parent
    self.position = position
    self.generics = generics
    self.attributes = attributes
  }

  /// Whether only its name is known, as of UIKit's types.
  var isExternal: Bool { kind == .extension }

  /// A type that it inherits from or conforms to, and the file that says so.
  struct Inheritance: Sendable {
    let type: TypeName
    let file: Int
  }
}

extension TypeEntry {
  /// Takes over what a declaration or an extension says of the type; only a ``ProgramBuilder`` may.
  func add(
    _ facts: TypeFacts, functions: [FunctionMember], properties: [PropertyMember], file: Int
  ) {
    inherited += facts.inherited.map { Inheritance(type: $0, file: file) }
    self.functions += functions
    self.properties += properties
    cases += facts.cases
    for alias in facts.aliases { aliases[alias.name] = alias.type }
  }

  /// Takes over a type that is declared inside; only a ``ProgramBuilder`` may.
  func add(nested type: TypeID, named name: String) { nested[name, default: []].append(type) }
}
