extension Program {
  /// How often a name may stand for another name: typealiases may form loops.
  private static let aliasLimit = 16

  /// What a type's name means inside a type, in a file.
  func resolve(_ name: TypeName, in scope: TypeID?, file: Int) -> TypeReference? {
    let key = ResolutionKey(name: name, scope: scope, file: file)
    if let known = resolutionCache[key] { return known }
    let type = resolve(name, in: scope, file: file, depth: 0)
    // While the ancestors of a type are looked for, names are looked up without them: that answer is not kept.
    if !isFindingAncestors { resolutionCache[key] = type }
    return type
  }

  private func resolve(_ name: TypeName, in scope: TypeID?, file: Int, depth: Int) -> TypeReference? {
    guard depth < Self.aliasLimit else { return nil }
    switch name {
    case .named(let path, let arguments):
      var types: [TypeReference] = []
      for argument in arguments {
        let type = resolve(argument, in: scope, file: file, depth: depth + 1)
        types.append(type ?? TypeReference(.external("")))
      }
      return resolve(DottedPath.components(of: path), types, in: scope, file: file, depth: depth)
    case .function(let result):
      return .function(resolve(result, in: scope, file: file, depth: depth + 1) ?? TypeReference(.external("")))
    case .composition(let parts): return resolve(parts: parts, in: scope, file: file, depth: depth)
    default: return nil
    }
  }

  /// Of `A & B` the part that says most: a class, then a protocol of one type, then any of the app's, then any.
  private func resolve(parts: [TypeName], in scope: TypeID?, file: Int, depth: Int) -> TypeReference? {
    var best: (rank: Int, type: TypeReference)?
    for part in parts {
      guard let type = resolve(part, in: scope, file: file, depth: depth + 1) else { continue }
      let rank = self.rank(type)
      if rank > best?.rank ?? 0 { best = (rank, type) }
    }
    return best?.type
  }

  private func rank(_ type: TypeReference) -> Int {
    guard let id = type.project else { return 1 }
    if self[id].kind != .protocol { return 4 }
    return implementers(of: id).count == 1 ? 3 : 2
  }

  private func resolve(
    _ path: [String], _ arguments: [TypeReference], in scope: TypeID?, file: Int, depth: Int
  ) -> TypeReference? {
    guard let first = path.first else { return nil }
    if first == "Self", path.count == 1, let scope { return reference(scope).with(arguments) }
    if let found = named(first, in: scope, file: file, depth: depth) {
      return descend(found, path.dropFirst(), arguments, file: file, depth: depth)
    }
    if path.count > 1, let found = named(path[1], in: nil, file: file, depth: depth) {
      return descend(found, path.dropFirst(2), arguments, file: file, depth: depth)
    }
    if path.count == 1, let id = foreign(first, usedIn: file) { return TypeReference(.project(id)) }
    return TypeReference(.external(path.last ?? first), arguments)
  }

  /// A type that only an extension of the app tells of is one from outside.
  private func reference(_ id: TypeID) -> TypeReference {
    self[id].isExternal ? TypeReference(.external(self[id].name)) : TypeReference(.project(id))
  }

  private func descend(
    _ found: TypeReference, _ rest: ArraySlice<String>, _ arguments: [TypeReference], file: Int, depth: Int
  ) -> TypeReference? {
    guard let name = rest.first else {
      return arguments.isEmpty ? found : found.with(arguments)
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
      if self[id].name == name { return reference(id) }
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
