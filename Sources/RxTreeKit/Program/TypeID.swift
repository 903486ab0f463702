/// Identifies a type within a program.
struct TypeID: Hashable, Sendable {
  let index: Int
}

/// A type that an expression mentions: one of the program's, or one from outside of which only the name is known.
struct TypeReference: Hashable, Sendable {
  /// Whose declaration a type is.
  enum Base {
    case project(TypeID)
    /// The last component of the name.
    case external(String)
  }

  /// The program's type, if it is one.
  let project: TypeID?
  /// The name of a type from outside.
  let external: String?
  let arguments: [TypeReference]

  init(_ base: Base, _ arguments: [TypeReference] = []) {
    switch base {
    case .project(let id): (project, external) = (id, nil)
    case .external(let name): (project, external) = (nil, name)
    }
    self.arguments = arguments
  }

  private init(project: TypeID?, external: String?, arguments: [TypeReference]) {
    self.project = project
    self.external = external
    self.arguments = arguments
  }

  /// Hashes the type itself, by which nearly all differ: its arguments only count where two are compared.
  func hash(into hasher: inout Hasher) {
    if let project { hasher.combine(project.index) } else { hasher.combine(external) }
  }

  /// The type of closures that give something.
  static func function(_ result: TypeReference) -> TypeReference { TypeReference(.external("->"), [result]) }

  /// What closures of this type give, if it is a type of closures; an empty name where that is no plain type.
  var functionResult: TypeReference? { external == "->" ? arguments.first : nil }

  /// The same type with other generic arguments.
  func with(_ arguments: [TypeReference]) -> TypeReference {
    TypeReference(project: project, external: external, arguments: arguments)
  }
}
