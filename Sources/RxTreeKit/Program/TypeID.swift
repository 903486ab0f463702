/// Identifies a type within a program.
struct TypeID: Hashable, Sendable {
  let index: Int
}

/// A type that an expression mentions: one of the program's, or one from outside of which only the name is known.
struct TypeReference: Hashable {
  /// Whose declaration it is.
  enum Base: Hashable {
    case project(TypeID)
    /// The last component of the name.
    case external(String)
  }

  let base: Base
  let arguments: [TypeReference]

  init(_ base: Base, _ arguments: [TypeReference] = []) {
    self.base = base
    self.arguments = arguments
  }

  /// The program's type, if it is one.
  var project: TypeID? {
    if case .project(let id) = base { id } else { nil }
  }

  /// The name of a type from outside.
  var external: String? {
    if case .external(let name) = base { name } else { nil }
  }
}
