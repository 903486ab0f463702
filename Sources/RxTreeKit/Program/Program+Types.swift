extension Program {
  /// How often a name may stand for another name: typealiases may form loops.
  private static let aliasLimit = 16

  /// What a type's name means inside a type, in a file.
  func resolve(_ name: TypeName, in scope: TypeID?, file: Int) -> TypeReference? {
    resolve(name, in: scope, file: file, depth: 0)
  }

  private func resolve(_ name: TypeName, in scope: TypeID?, file: Int, depth: Int) -> TypeReference? {
    guard depth < Self.aliasLimit else { return nil }
    switch name {
    case .named(let path, let arguments):
      let types = arguments.map {
        resolve($0, in: scope, file: file, depth: depth + 1) ?? TypeReference(.external(""))
      }
      return resolve(path.split(separator: ".").map(String.init), types, in: scope, file: file, depth: depth)
    case .composition(let parts):
      let all = parts.compactMap { resolve($0, in: scope, file: file, depth: depth + 1) }
      return all.first { $0.project != nil && $0.project.map { self[$0].kind } != .protocol }
        ?? all.first { $0.project.map(isProtocolOfApp) ?? false } ?? all.first { $0.project != nil } ?? all.first
    default: return nil
    }
  }

  /// A protocol that says more than that something is a coordinator or a screen.
  private func isProtocolOfApp(_ id: TypeID) -> Bool { implementers(of: id).count == 1 }

  private func resolve(
    _ path: [String], _ arguments: [TypeReference], in scope: TypeID?, file: Int, depth: Int
  ) -> TypeReference? {
    guard let first = path.first else { return nil }
    if first == "Self", path.count == 1, let scope { return TypeReference(.project(scope), arguments) }
    if let found = named(first, in: scope, file: file, depth: depth) {
      return descend(found, path.dropFirst(), arguments, file: file, depth: depth)
    }
    if path.count > 1, let found = named(path[1], in: nil, file: file, depth: depth) {
      return descend(found, path.dropFirst(2), arguments, file: file, depth: depth)
    }
    return TypeReference(.external(path.last ?? first), arguments)
  }

  private func descend(
    _ found: TypeReference, _ rest: ArraySlice<String>, _ arguments: [TypeReference], file: Int, depth: Int
  ) -> TypeReference? {
    guard let name = rest.first else {
      return TypeReference(found.base, arguments.isEmpty ? found.arguments : arguments)
    }
    guard let id = found.project else { return TypeReference(.external(rest.last ?? name), arguments) }
    guard let next = member(name, of: id, file: file, depth: depth) else {
      return TypeReference(.external(rest.last ?? name), arguments)
    }
    return descend(next, rest.dropFirst(), arguments, file: file, depth: depth)
  }

  /// The type that a simple name means: nested in a type around the scope, else global.
  private func named(_ name: String, in scope: TypeID?, file: Int, depth: Int) -> TypeReference? {
    var current = scope
    while let id = current {
      if let found = member(name, of: id, file: file, depth: depth) { return found }
      if self[id].name == name { return TypeReference(.project(id)) }
      if let constraint = self[id].generics[name] {
        return resolve(constraint, in: self[id].parent, file: file, depth: depth + 1) ?? TypeReference(.external(name))
      }
      current = self[id].parent
    }
    if let id = choose(topLevel[name] ?? [], name, file) { return TypeReference(.project(id)) }
    if let alias = globalAliases[name] { return resolve(alias, in: nil, file: file, depth: depth + 1) }
    return nil
  }

  /// A type or typealias that a type, or one that it inherits from, declares inside.
  private func member(_ name: String, of id: TypeID, file: Int, depth: Int) -> TypeReference? {
    for type in [id] + (depth < 4 ? ancestorsIfKnown(of: id) : []) {
      if let found = choose(self[type].nested[name] ?? [], name, file) { return TypeReference(.project(found)) }
      if let alias = self[type].aliases[name] { return resolve(alias, in: type, file: file, depth: depth + 1) }
    }
    return nil
  }

  private func choose(_ candidates: [TypeID], _ name: String, _ file: Int) -> TypeID? {
    preference.choose(candidates, name: name, from: file, fileOf: { self[$0].position.file })
  }
}
