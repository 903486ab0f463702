extension Program {
  /// The functions with a name that a type has itself or inherits.
  ///
  /// The nearest that fit the labels of a call hide those further away; where none fits, the nearest at all.
  func functions(
    named name: String, of id: TypeID, isStatic: Bool? = nil, labels: @autoclosure () -> [String?]? = nil
  ) -> [FunctionMember] {
    let groups = functionGroups(MemberKey(type: id, name: name, isStatic: isStatic))
    guard let first = groups.first else { return [] }
    guard let labels = labels() else { return first.functions }
    var nearest: [FunctionMember] = []
    for group in groups {
      let fitting = group.functions.filter { accepts($0.facts.parameters, labels) }
      if !fitting.isEmpty { return fitting }
      // What an extension adds to a type from outside stands beside what the type has, which is not known.
      // So do initialisers that a class inherits from outside.
      if nearest.isEmpty, !self[group.type].isExternal, name != "init" { nearest = group.functions }
    }
    return nearest
  }

  /// The functions with a name that have bodies, by the type that declares them, nearest first.
  ///
  /// O(1) after the first time.
  private func functionGroups(_ key: MemberKey) -> [FunctionGroup] {
    if let known = groupCache[key] { return known }
    var groups: [FunctionGroup] = []
    for type in lineage(of: key.type) {
      let found = functions(key.name, declaredBy: type).filter {
        (key.isStatic == nil || $0.facts.isStatic == key.isStatic) && hasBody($0)
      }
      if !found.isEmpty { groups.append(FunctionGroup(type: type, functions: found)) }
    }
    groupCache[key] = groups
    return groups
  }

  /// The functions with a name that a type only requires, as protocols do.
  func requirements(named name: String, of id: TypeID) -> [FunctionMember] {
    for type in lineage(of: id) {
      let found = functions(name, declaredBy: type)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The property with a name that a type has itself or inherits.
  ///
  /// O(1) after the first time.
  func property(named name: String, of id: TypeID, isStatic: Bool? = nil) -> PropertyMember? {
    let key = MemberKey(type: id, name: name, isStatic: isStatic)
    if let known = nearestPropertyCache[key] { return known }
    let property = nearestProperty(key)
    nearestPropertyCache[key] = .some(property)
    return property
  }

  private func nearestProperty(_ key: MemberKey) -> PropertyMember? {
    var requirement: PropertyMember?
    for type in lineage(of: key.type) {
      let found = properties(key.name, declaredBy: type)
      guard let first = found.first(where: { key.isStatic == nil || $0.facts.isStatic == key.isStatic }) else {
        continue
      }
      if self[type].kind != .protocol { return first }
      requirement = requirement ?? first
    }
    return requirement
  }

  /// Whether a function or getter of a type, or of its extensions, uses a name.
  func uses(_ name: String, in id: TypeID) -> Bool {
    let bodies = self[id].functions.map(\.facts.body) + self[id].properties.compactMap(\.facts.getter)
    return bodies.contains { body in
      var isUsed = false
      ExpressionWalk.visit(body) { expression in
        switch expression.kind {
        case .name(name, _), .member(_, name, _): isUsed = true
        default: break
        }
      }
      return isUsed
    }
  }

  /// How many members are looked through one by one: a table of so few would not be faster.
  private static let fewMembers = 8

  /// The functions with a name that a type and its extensions declare, in the order of the source.
  private func functions(_ name: String, declaredBy id: TypeID) -> [FunctionMember] {
    let all = self[id].functions
    if all.count <= Self.fewMembers { return all.filter { $0.facts.name == name } }
    if let known = functionCache[id] { return known[name] ?? [] }
    let functions = Dictionary(grouping: all, by: \.facts.name)
    functionCache[id] = functions
    return functions[name] ?? []
  }

  /// The properties with a name that a type and its extensions declare, in the order of the source.
  private func properties(_ name: String, declaredBy id: TypeID) -> [PropertyMember] {
    let all = self[id].properties
    if all.count <= Self.fewMembers { return all.filter { $0.facts.name == name } }
    if let known = propertyCache[id] { return known[name] ?? [] }
    let properties = Dictionary(grouping: all, by: \.facts.name)
    propertyCache[id] = properties
    return properties[name] ?? []
  }

  /// The function of the whole program that alone has a name.
  func onlyFunction(named name: String) -> FunctionMember? { findUniqueFunctions()[name] ?? nil }

  /// The functions that alone have their names; nil for the names of several.
  ///
  /// O(1) after the first time.
  @discardableResult
  func findUniqueFunctions() -> [String: FunctionMember?] {
    if let known = uniqueFunctions { return known }
    let own = functions.filter { hasBody($0) && $0.owner.map { self[$0].kind != .protocol } ?? true }
    let unique = Dictionary(own.map { ($0.facts.name, Optional($0)) }, uniquingKeysWith: { _, _ in nil })
    uniqueFunctions = unique
    return unique
  }

  /// The types of a function's parameters as far as they are known; of a generic one, what it must be.
  ///
  /// O(1) after the first time.
  func parameterTypes(of function: FunctionMember) -> [TypeReference?] {
    if let known = parameterCache[function.id] { return known }
    let facts = function.facts
    let types = facts.parameters.map { parameter -> TypeReference? in
      guard let type = parameter.type else { return nil }
      let constraint = facts.generics.isEmpty ? nil : type.path.flatMap { facts.generics[$0] }
      return resolve(constraint ?? type, in: function.owner, file: function.file)
    }
    if !isFindingAncestors { parameterCache[function.id] = types }
    return types
  }

  /// A protocol's requirement has no body; an empty function of a class has none either, and hides what it overrides.
  private func hasBody(_ member: FunctionMember) -> Bool {
    guard member.facts.body.isEmpty, let owner = member.owner else { return true }
    return self[owner].kind != .protocol
  }

  /// The functions of a type that assign one of its properties, by property.
  func assigners(of id: TypeID) -> [String: [FunctionMember]] {
    if let known = assignerCache[id] { return known }
    var result: [String: [FunctionMember]] = [:]
    let names = Set(self[id].properties.map(\.facts.name))
    for function in self[id].functions {
      let locals = Set(function.facts.parameters.map(\.name))
      for name in AssignmentFinder.targets(in: function.facts.body, hidden: locals) where names.contains(name) {
        result[name, default: []].append(function)
      }
    }
    assignerCache[id] = result
    return result
  }

  /// Static functions that the app adds to types from outside, such as `FlowContributor`, and that fit a call.
  func staticsAddedOutside(named name: String, labels: [String?]) -> [FunctionMember] {
    if staticsOutside == nil {
      let added = externals.keys.sorted().flatMap { key in externals[key].map { self[$0].functions } ?? [] }
      staticsOutside = Dictionary(grouping: added.filter(\.facts.isStatic), by: \.facts.name)
    }
    return (staticsOutside?[name] ?? []).filter { accepts($0.facts.parameters, labels) }
  }

  /// Functions whose labels fit a call; all of them where none does.
  func matching(_ candidates: [FunctionMember], labels: [String?]) -> [FunctionMember] {
    guard candidates.count > 1 else { return candidates }
    let fitting = candidates.filter { accepts($0.facts.parameters, labels) }
    return fitting.isEmpty ? candidates : fitting
  }

  /// Whether arguments with these labels can be given in order; see ``CallLabel`` for closures.
  private func accepts(_ parameters: [Parameter], _ labels: [String?]) -> Bool {
    var index = 0
    for label in labels {
      if label == nil, index > 0, index <= parameters.count, parameters[index - 1].isVariadic { continue }
      while index < parameters.count, parameters[index].label != label, parameters[index].isOptional {
        index += 1
      }
      guard index < parameters.count else { return false }
      guard parameters[index].label == label || label == CallLabel.trailingClosure else { return false }
      index += 1
    }
    return parameters[index...].allSatisfy(\.isOptional)
  }
}

extension Parameter {
  /// Whether a call may leave it out.
  fileprivate var isOptional: Bool { defaultValue != nil || isVariadic }
}
