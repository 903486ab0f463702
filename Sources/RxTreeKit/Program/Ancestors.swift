/// What a type inherits from and conforms to, directly and through others.
struct Ancestors: Sendable {
  /// The program's types, and types from outside that it extends: the superclass first, nearest first.
  var types: [TypeID] = []
  /// The names of all that is from outside.
  var externalNames: Set<String> = []
  /// Everything with its generic arguments, in the same order.
  var references: [TypeReference] = []
}

extension Program {
  /// All that a type inherits from and conforms to.
  ///
  /// O(1) after the first time.
  func ancestors(of id: TypeID) -> Ancestors {
    if let known = ancestorCache[id] { return known }
    // A type that inherits from itself by way of others ends here.
    ancestorCache[id] = Ancestors()
    let wasFinding = isFindingAncestors
    isFindingAncestors = true
    let result = collectAncestors(of: id)
    isFindingAncestors = wasFinding
    ancestorCache[id] = result
    return result
  }

  /// A type, then all that it inherits from and conforms to.
  ///
  /// O(1) after the first time.
  func lineage(of id: TypeID) -> [TypeID] {
    if let known = lineageCache[id] { return known }
    let lineage = [id] + ancestors(of: id).types
    if !isFindingAncestors { lineageCache[id] = lineage }
    return lineage
  }

  /// The ancestors if they have been asked for before: looking up a type's name must not ask for them anew.
  func ancestorsIfKnown(of id: TypeID) -> [TypeID] { ancestorCache[id]?.types ?? [] }

  /// How many types a type inherits from at most; no person's code comes near that.
  private static let ancestorLimit = 400

  private func collectAncestors(of id: TypeID) -> Ancestors {
    var result = Ancestors()
    var queue = direct(of: id)
    var seen: Set<TypeReference> = [TypeReference(.project(id))]
    var index = 0
    // A chain that is longer is cut, so that many types in one chain take time linear in their number.
    while index < queue.count, result.references.count < Self.ancestorLimit {
      let reference = queue[index]
      index += 1
      guard seen.insert(reference.with([])).inserted else { continue }
      result.references.append(reference)
      if let name = reference.external { result.externalNames.insert(name) }
      let type = reference.project ?? reference.external.flatMap { externals[$0] }
      guard let type else { continue }
      result.types.append(type)
      queue += direct(of: type)
    }
    return result
  }

  private func direct(of id: TypeID) -> [TypeReference] {
    let entry = self[id]
    var references: [TypeReference] = []
    for inheritance in entry.inherited {
      let parts = if case .composition(let parts) = inheritance.type { parts } else { [inheritance.type] }
      for part in parts {
        if let reference = resolve(part, in: entry.parent, file: inheritance.file) {
          references.append(inheritable(reference))
        }
      }
    }
    return references
  }

  /// A struct or enum of the same name cannot be meant: it is a type from outside that is inherited.
  private func inheritable(_ reference: TypeReference) -> TypeReference {
    guard let id = reference.project, self[id].kind == .struct || self[id].kind == .enum else { return reference }
    return TypeReference(.external(self[id].name), reference.arguments)
  }

  /// Whether a type is, or inherits from, another.
  func inherits(_ id: TypeID, from other: TypeID) -> Bool { id == other || ancestors(of: id).types.contains(other) }

  /// The classes and structs that conform to a protocol, or inherit from a class; in the order of the source.
  func implementers(of id: TypeID) -> [TypeID] {
    if implementerCache == nil { implementerCache = collectImplementers() }
    return implementerCache?[id] ?? []
  }

  /// The screens, flows and coordinators among them.
  ///
  /// O(1) after the first time.
  func nodeImplementers(of id: TypeID) -> [TypeID] {
    if let known = nodeImplementerCache[id] { return known }
    let nodes = implementers(of: id).filter { role(of: $0).isNode }
    nodeImplementerCache[id] = nodes
    return nodes
  }

  private func collectImplementers() -> [TypeID: [TypeID]] {
    var result: [TypeID: [TypeID]] = [:]
    for entry in types where entry.kind != .protocol && !entry.isExternal {
      for ancestor in ancestors(of: entry.id).types { result[ancestor, default: []].append(entry.id) }
    }
    return result
  }
}
