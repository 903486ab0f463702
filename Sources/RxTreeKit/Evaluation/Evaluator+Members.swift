extension Evaluator {
  /// A member of a value.
  func member(_ name: String, of base: Value, at offset: UInt32, _ frame: Frame) -> Value {
    switch base {
    case .this: return ownMember(name, at: offset, frame)
    case .instance(let type, let content): return member(name, of: base, type, content, at: offset, frame)
    case .argument(let type): return member(name, of: base, type, [], at: offset, frame)
    case .type(let type): return typeMember(name, of: type, at: offset, frame)
    case .step: return .step
    case .choice(let values): return .oneOf(values.map { member(name, of: $0, at: offset, frame) })
    case .list: return Self.listMembers.contains(name) ? .oneOf(base.elements) : base
    case .tuple(let elements): return element(name, of: elements)
    case .part(let whole): return .part(whole)
    case .quiet: return .quiet
    case .variant(_, _, let type): return caseMember(name, of: base, type, at: offset, frame)
    case .unknown, .closure: return name == "rawValue" || name == "self" ? base : outside(name)
    }
  }

  private func typeMember(_ name: String, of type: TypeReference, at offset: UInt32, _ frame: Frame) -> Value {
    switch name {
    case "self", "Type": .type(type)
    case "init": .instance(.function(type))
    default:
      staticMember(name, of: type, at: offset, frame) ?? (type.project == nil ? .variant(name, []) : .unknown)
    }
  }

  /// What a case of an enum of the app gives.
  private func caseMember(
    _ name: String, of value: Value, _ type: TypeReference?, at offset: UInt32, _ frame: Frame
  ) -> Value {
    if name == "rawValue" || name == "self" { return value }
    guard let id = type?.project, let property = program.property(named: name, of: id) else { return .unknown }
    return read(property, of: id, on: value, at: offset, frame)
  }

  private static let listMembers: Set<String> = ["first", "last"]

  private func ownMember(_ name: String, at offset: UInt32, _ frame: Frame) -> Value {
    guard let type = frame.selfType else { return .unknown }
    if let property = program.property(named: name, of: type) {
      return read(property, of: type, on: ownReceiver(frame), at: offset, frame)
    }
    // Routers of a coordinator stand for the coordinator itself.
    return Self.routers.contains(name) ? .this : outside(name)
  }

  /// What a property gives that the app does not declare.
  func outside(_ name: String) -> Value { Verbs.alreadyShown.contains(name) ? .quiet : .unknown }

  static let routers: Set<String> = ["strongRouter", "unownedRouter", "weakRouter", "anyRouter", "router"]

  private func element(_ name: String, of elements: [Value.Labelled]) -> Value {
    if let index = Int(name), elements.indices.contains(index) { return elements[index].value }
    return elements.first { $0.label == name }?.value ?? .unknown
  }

  private func member(
    _ name: String, of base: Value, _ type: TypeReference, _ content: [Value.Labelled], at offset: UInt32,
    _ frame: Frame
  ) -> Value {
    if type.external != "UIStoryboard", let given = content.first(where: { $0.label == name })?.value { return given }
    guard let id = type.project else {
      return substitute(externalMember(name, type, content), base)
    }
    let role = program.role(of: id)
    let property = property(named: name, of: id)
    if role.isFlow {
      // A flow's or coordinator's own flows stay what they are; all else belongs to it.
      guard let property, !Self.routers.contains(name) else { return isArgument(base) ? .quiet : .part(base) }
      let found = value(of: property, selfType: id)
      let isFlow = presentables(in: found).contains { program.role(of: $0).isFlow }
      return isFlow ? found : isArgument(base) ? .quiet : .part(base)
    }
    guard let property else { return outside(name) }
    return substitute(read(property, of: id, on: base, at: offset, frame), base)
  }

  private func isArgument(_ value: Value) -> Bool { if case .argument = value { true } else { false } }

  /// A property of a type; of a protocol, the property of the one type that conforms to it.
  private func property(named name: String, of id: TypeID) -> PropertyMember? {
    if program[id].kind == .protocol {
      let found = program.implementers(of: id).compactMap { program.property(named: name, of: $0) }
      if Set(found.map(\.id)).count == 1 { return found.first }
    }
    return program.property(named: name, of: id)
  }

  private func externalMember(_ name: String, _ type: TypeReference, _ content: [Value.Labelled]) -> Value {
    if let id = type.external.flatMap({ program.externals[$0] }), let property = program.property(named: name, of: id) {
      return value(of: property, selfType: id)
    }
    if Self.routers.contains(name) { return routed(type) ?? .unknown }
    guard Self.unwrapping.contains(name) else { return outside(name) }
    return content.isEmpty ? wrappedGeneric(.instance(type)) ?? outside(name) : .oneOf(content.map(\.value))
  }

  private static let unwrapping: Set<String> = [
    "topViewController", "visibleViewController", "rootViewController", "viewController", "wrappedValue", "value",
    "instance", "rootView", "contentViewController",
  ]

  /// `StrongRouter<XRoute>`: the one coordinator of the app that has this route.
  func routed(_ type: TypeReference) -> Value? {
    guard let name = type.external, name.hasSuffix("Router"), let route = type.arguments.first else { return nil }
    let owners = program.ownTypes.filter { entry in
      program.role(of: entry.id) == .coordinator
        && program.ancestors(of: entry.id).references.contains { $0.arguments.first == route }
    }
    guard owners.count == 1, let owner = owners.first else { return nil }
    return .part(.instance(TypeReference(.project(owner.id))))
  }

  /// What a property of a type can be: what it starts with, what functions of the type assign, else its declared type.
  func value(of property: PropertyMember, selfType: TypeID?) -> Value {
    let key = PropertyKey(property: property.id, selfType: selfType)
    if let known = propertyValues[key] { return known }
    guard runningProperties.insert(key).inserted else {
      omissions += 1
      return .unknown
    }
    defer { runningProperties.remove(key) }
    let before = omissions
    let value = findValue(of: property, selfType: selfType)
    // What was found while something was left out depends on who asked first.
    if omissions == before && !isSpent { propertyValues[key] = value }
    return value
  }

  private func findValue(of property: PropertyMember, selfType: TypeID?) -> Value {
    let facts = property.facts
    let declared = facts.type.flatMap { program.resolve($0, in: property.owner, file: property.file) }
    var values: [Value] = []
    let frame = Frame(selfType: selfType, isNode: false, owner: property.owner, file: property.file, depth: 1)
    if let initial = facts.value { values.append(evaluate(initial, expecting: declared, frame)) }
    if let getter = facts.getter {
      frame.expected = declared?.project == nil ? nil : declared
      run(getter, frame)
      values += frame.results
    }
    values += assigned(to: property)
    // A case that a stored property starts with is not what it stays.
    let isStored = facts.getter == nil && !facts.isStatic
    let found = Value.oneOf(values.filter { $0.isKnown && !(isStored && $0.isCase && !contributes($0)) })
    if found.isKnown { return typed(found, declared, property) }
    return injected(facts, declared) ?? handedIn(property, declared, selfType: selfType)
      ?? declared.map { fallback($0, property) } ?? elementType(of: property) ?? .unknown
  }

  /// What was found, with what the declaration says besides.
  private func typed(_ value: Value, _ declared: TypeReference?, _ property: PropertyMember) -> Value {
    let parts = property.facts.type.flatMap { self.parts(of: value, $0, in: property.owner, file: property.file) }
    return parts ?? narrow(value, to: declared)
  }

  /// A property wrapper that injects, such as `@Injected var x: X`.
  private func injected(_ facts: PropertyFacts, _ declared: TypeReference?) -> Value? {
    guard let declared, facts.attributes.contains(where: { $0.lowercased().contains("inject") }) else { return nil }
    return registry.object(of: declared, self)
  }

  /// A property of which only the type is known.
  ///
  /// A flow or coordinator that was handed in is a child of a coordinator only: a screen, or a property that is weak or
  /// called parent, refers to the one it belongs to.
  private func fallback(_ declared: TypeReference, _ property: PropertyMember) -> Value {
    if let router = routed(declared) { return router }
    guard let id = declared.project, program.role(of: id).isFlow || isListener(id) else { return .instance(declared) }
    let isReference = property.facts.attributes.contains { $0 == "weak" || $0 == "unowned" }
    let isParent = property.facts.name.lowercased().contains("parent")
    let isOwned = property.owner.map { program.role(of: $0) == .coordinator } ?? false && !isListener(id)
    return isOwned && !isReference && !isParent ? .instance(declared) : .argument(declared)
  }

  /// A protocol by which coordinators are told what happened, and not a protocol of coordinators.
  private func isListener(_ id: TypeID) -> Bool {
    guard program[id].kind == .protocol else { return false }
    let isCoordinators = program[id].name.hasSuffix("Coordinator") || program[id].name.hasSuffix("CoordinatorProtocol")
    return !isCoordinators && program.nodeImplementers(of: id).contains { program.role(of: $0).isFlow }
  }

  private func elementType(of property: PropertyMember) -> Value? {
    guard case .array(let element)? = property.facts.type else { return nil }
    guard let type = program.resolve(element, in: property.owner, file: property.file), type.project != nil else {
      return nil
    }
    return .list([.instance(type)])
  }

  private func assigned(to property: PropertyMember) -> [Value] {
    guard let owner = property.owner, property.facts.getter == nil else { return [] }
    let assigners = program.assigners(of: owner)[property.facts.name] ?? []
    return assigners.compactMap { symbolicOutcome(of: $0, selfType: owner).assignments[property.facts.name] }
  }
}
