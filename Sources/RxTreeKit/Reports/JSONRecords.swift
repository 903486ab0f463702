/// The objects that the JSON documents share; `JSONSchema.md` documents them.
extension JSONValue {
  /// The head of a document: its schema and version, then its own members.
  static func document(_ schema: String, version: Int = 1, _ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    let head: [Member] = [
      Member(name: "schema", value: .string(schema)), Member(name: "version", value: .int(version)),
    ]
    guard case .object(let rest) = object(members) else { return .object(head) }
    return .object(head + rest)
  }

  /// A node.
  static func node(_ node: NavigationNode) -> JSONValue {
    object([
      "id": .string(node.id.text), "name": .string(node.name), "kind": .string(node.kind.rawValue),
      "file": .string(node.place.file), "line": .int(node.place.line), "column": .int(node.place.column),
      "viewModel": node.viewModel.map(JSONValue.string),
    ])
  }

  /// An edge.
  static func edge(_ edge: NavigationEdge) -> JSONValue {
    object([
      "parent": .string(edge.parent.text), "step": edge.step.map(JSONValue.string),
      "child": .string(edge.child.text), "kind": .string(edge.kind.rawValue),
      "file": .string(edge.place.file), "line": .int(edge.place.line), "column": .int(edge.place.column),
    ])
  }

  /// A node at which something starts, with the place where it is started if that is known.
  static func root(_ id: NavigationNode.ID, at place: SourcePlace?) -> JSONValue {
    object([
      "id": .string(id.text), "file": place.map { .string($0.file) }, "line": place.map { .int($0.line) },
      "column": place.map { .int($0.column) },
    ])
  }

  /// A diagnostic.
  static func diagnostic(_ diagnostic: Diagnostic) -> JSONValue {
    let place = diagnostic.place
    return object([
      "severity": .string(diagnostic.severity.rawValue), "message": .string(diagnostic.message),
      "file": place.map { .string($0.file) }, "line": place.map { .int($0.line) },
      "column": place.map { .int($0.column) },
    ])
  }
}
