extension Program {
  /// The functions with a name that a type has itself or inherits.
  ///
  /// The nearest that fit the labels of a call hide those further away; where none fits, the nearest at all.
  func functions(
    named name: String, of id: TypeID, isStatic: Bool? = nil, labels: [String?]? = nil
  ) -> [FunctionMember] {
    var nearest: [FunctionMember] = []
    for type in [id] + ancestors(of: id).types {
      let found = (functionsByName(of: type)[name] ?? []).filter {
        (isStatic == nil || $0.facts.isStatic == isStatic) && hasBody($0)
      }
      guard !found.isEmpty else { continue }
      guard let labels else { return found }
      let fitting = found.filter { accepts($0.facts.parameters, labels) }
      if !fitting.isEmpty { return fitting }
      // What an extension adds to a type from outside stands beside what the type has, which is not known.
      // So do initialisers that a class inherits from outside.
      if nearest.isEmpty, !self[type].isExternal, name != "init" { nearest = found }
    }
    return nearest
  }

  /// The functions with a name that a type only requires, as protocols do.
  func requirements(named name: String, of id: TypeID) -> [FunctionMember] {
    for type in [id] + ancestors(of: id).types {
      if let found = functionsByName(of: type)[name] { return found }
    }
    return []
  }

  /// The property with a name that a type has itself or inherits.
  func property(named name: String, of id: TypeID, isStatic: Bool? = nil) -> PropertyMember? {
    var requirement: PropertyMember?
    for type in [id] + ancestors(of: id).types {
      let found = (propertiesByName(of: type)[name] ?? []).filter { isStatic == nil || $0.facts.isStatic == isStatic }
      guard let first = found.first else { continue }
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

  /// The functions that a type and its extensions declare, by name, in the order of the source.
  private func functionsByName(of id: TypeID) -> [String: [FunctionMember]] {
    if let known = functionCache[id] { return known }
    let functions = Dictionary(grouping: self[id].functions, by: \.facts.name)
    functionCache[id] = functions
    return functions
  }

  /// The properties that a type and its extensions declare, by name, in the order of the source.
  private func propertiesByName(of id: TypeID) -> [String: [PropertyMember]] {
    if let known = propertyCache[id] { return known }
    let properties = Dictionary(grouping: self[id].properties, by: \.facts.name)
    propertyCache[id] = properties
    return properties
  }

  /// The function of the whole program that alone has a name.
  func onlyFunction(named name: String) -> FunctionMember? {
    if functionsByName == nil {
      let own = functions.filter { hasBody($0) && $0.owner.map { self[$0].kind != .protocol } ?? true }
      functionsByName = Dictionary(grouping: own, by: \.facts.name)
    }
    let candidates = functionsByName?[name] ?? []
    return candidates.count == 1 ? candidates.first : nil
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
