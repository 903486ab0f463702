extension Evaluator {
  /// A call of a member of a value.
  func call(
    _ name: String, on receiver: Value, _ types: [TypeName], _ arguments: [Value.Labelled], _ offset: UInt32,
    _ frame: Frame
  ) -> Value {
    switch receiver {
    case .this: ownCall(name, types, arguments, offset, frame)
    case .type(let type): typeCall(name, of: type, types, arguments, offset, frame)
    // What a type that is not known makes is as little known.
    case .argument(let type) where name == "init": type.project == nil ? .instance(type) : receiver
    case .argument(let type) where Verbs.converts(name):
      given(objectCall(name, on: receiver, type, types, arguments, offset, frame))
    case .instance(let type, _), .argument(let type):
      mapped(name, on: receiver, arguments, frame)
        ?? objectCall(name, on: receiver, type, types, arguments, offset, frame)
    case .choice(let values):
      .oneOf(values.map { call(name, on: $0, types, arguments, offset, frame) })
    case .list: listCall(name, on: receiver, types, arguments, offset, frame)
    case .step: stepCall(name, arguments, frame)
    case .closure(let closure): call(closure, arguments.map(\.value), frame)
    case .variant(_, _, let type?): caseCall(name, on: receiver, type, types, arguments, offset, frame)
    case .tuple(let elements): elementCall(name, of: elements, on: receiver, types, arguments, offset, frame)
    case .unknown, .quiet, .part, .variant:
      mapped(name, on: receiver, arguments, frame) ?? looseCall(name, on: receiver, types, arguments, offset, frame)
    }
  }

  /// What is made of a value that the caller gives: what is not known here is known there.
  private func given(_ value: Value) -> Value { value == .unknown ? .quiet : value }

  /// What `map` of an optional gives, where that can be shown; of a stream as well, which carries it.
  private func mapped(
    _ name: String, on receiver: Value, _ arguments: [Value.Labelled], _ frame: Frame
  ) -> Value? {
    guard Verbs.mapping.contains(name), arguments.count == 1, arguments[0].label == nil else { return nil }
    let value = called(arguments[0].value, [Value.Labelled(label: nil, value: receiver)], frame) { .unknown }
    return presentables(in: value).isEmpty ? nil : value
  }

  /// A call on a case of an enum of the app.
  private func caseCall(
    _ name: String, on value: Value, _ type: TypeReference, _ types: [TypeName], _ arguments: [Value.Labelled],
    _ offset: UInt32, _ frame: Frame
  ) -> Value {
    let functions =
      type.project.map { program.functions(named: name, of: $0, labels: arguments.map(\.callLabel)) } ?? []
    guard let id = type.project, !functions.isEmpty else {
      return looseCall(name, on: value, types, arguments, offset, frame)
    }
    return invoke(functions, of: id, on: value, arguments, frame)
  }

  /// A call of a closure that a tuple holds.
  private func elementCall(
    _ name: String, of elements: [Value.Labelled], on tuple: Value, _ types: [TypeName],
    _ arguments: [Value.Labelled], _ offset: UInt32, _ frame: Frame
  ) -> Value {
    called(member(name, of: tuple, at: offset, frame), arguments, frame) {
      looseCall(name, on: tuple, types, arguments, offset, frame)
    }
  }

  /// What is asked of a step is about the step; a route that is mapped gives what its segments give.
  private func stepCall(_ name: String, _ arguments: [Value.Labelled], _ frame: Frame) -> Value {
    guard Verbs.iterating.contains(name), case .closure(let closure)? = arguments.last?.value else { return .step }
    let value = call(closure, [.step], frame)
    return presentables(in: value).isEmpty ? .step : .list(value.elements)
  }

  private func ownCall(
    _ name: String, _ types: [TypeName], _ arguments: [Value.Labelled], _ offset: UInt32, _ frame: Frame
  ) -> Value {
    guard let type = frame.selfType else { return outsideCall(name, on: .this, types, arguments, offset, frame) }
    let own = program.functions(named: name, of: type, labels: arguments.map(\.callLabel))
    if !own.isEmpty {
      let receiver = Receiver(type: type, isNode: frame.isNode, value: nil, reportsEvents: true)
      return invoke(own, on: receiver, arguments, frame)
    }
    let outside = { self.outsideCall(name, on: .this, types, arguments, offset, frame) }
    guard let property = program.property(named: name, of: type) else { return outside() }
    let value = value(of: property, selfType: type)
    return called(value, arguments, frame) { wrappedGeneric(value) ?? outside() }
  }

  private func typeCall(
    _ name: String, of type: TypeReference, _ types: [TypeName], _ arguments: [Value.Labelled], _ offset: UInt32,
    _ frame: Frame
  ) -> Value {
    if name == "init" { return constructCall(type, arguments, offset, frame) }
    guard let id = type.project ?? type.external.flatMap({ program.externals[$0] }) else {
      return outsideTypeCall(name, of: type, types, arguments, offset, frame)
    }
    let functions = program.functions(named: name, of: id, isStatic: true, labels: arguments.map(\.callLabel))
    if !functions.isEmpty {
      let receiver = Receiver(type: id, isNode: false, value: nil, reportsEvents: true)
      let value = invoke(functions, on: receiver, arguments, frame)
      return isWeak(value) && program.role(of: id).isNode ? .instance(type) : value
    }
    if program[id].cases.contains(where: { $0.name == name }) { return .variant(name, arguments, of: type) }
    if let property = program.property(named: name, of: id, isStatic: true) {
      let value = value(of: property, selfType: id)
      if isCallable(value) {
        return called(value, arguments, frame) { outsideTypeCall(name, of: type, types, arguments, offset, frame) }
      }
    }
    if arguments.contains(where: { $0.value == .step }), !program.role(of: id).isNode { return .step }
    if program.role(of: id).isNode { return constructCall(type, arguments, offset, frame) }
    return outsideTypeCall(name, of: type, types, arguments, offset, frame)
  }

  /// Nothing, or no more than that it is some object from outside.
  func isWeak(_ value: Value) -> Bool {
    if case .instance(let type, let content) = value { return type.project == nil && content.isEmpty }
    return !value.isKnown
  }

  private func outsideTypeCall(
    _ name: String, of type: TypeReference, _ types: [TypeName], _ arguments: [Value.Labelled], _ offset: UInt32,
    _ frame: Frame
  ) -> Value {
    let owner = type.external ?? ""
    if owner.hasSuffix("Transition") || owner.hasPrefix("FlowContributor") || owner.hasPrefix("NextFlowItem") {
      return variantCall(name, arguments, offset, frame)
    }
    // What reactive libraries wrap is what they carry.
    if name == "just" || name == "of", let first = arguments.first { return first.value }
    return outsideCall(name, on: .type(type), types, arguments, offset, frame)
  }

  /// A call on an object that is not `self`: of another node only the result counts, what it does is its own.
  private func objectCall(
    _ name: String, on object: Value, _ type: TypeReference, _ types: [TypeName], _ arguments: [Value.Labelled],
    _ offset: UInt32, _ frame: Frame
  ) -> Value {
    guard let id = type.project ?? type.external.flatMap({ extended($0, by: name) }) else {
      return outsideCall(name, on: object, types, arguments, offset, frame)
    }
    let role = program.role(of: id)
    if role.isFlow || program[id].kind == .protocol { start(object, name, id, offset, frame) }
    let functions = objectFunctions(name, of: id, labels: arguments.map(\.callLabel))
    guard !functions.isEmpty else { return propertyCall(name, on: object, id, types, arguments, offset, frame) }
    if role == .screen { contain(name, in: object, arguments, offset, frame) }
    // A screen that overrides `present` or `pushViewController` still does that.
    if role == .screen, Verbs.sure.contains(name) { note(name, on: object, arguments, offset, frame) }
    let values = functions.prefix(4).map { invoke($0, of: id, on: object, arguments, frame) }
    let value = Value.oneOf(values)
    if role.isFlow {
      let inner = presentables(in: value)
      return inner.contains { program.role(of: $0).isFlow } ? value : isStrong(object) ? .part(object) : .quiet
    }
    return isWeak(value) ? generic(type) ?? value : value
  }

  /// What the app adds to a type from outside; to one of Apple's screens also what it adds to all view controllers.
  private func extended(_ external: String, by function: String) -> TypeID? {
    let own = program.externals[external]
    if let own, !program.functions(named: function, of: own).isEmpty { return own }
    guard external.hasSuffix("Controller"), SystemScreens.contains(external, isSurelyScreen: true),
      let all = program.externals["UIViewController"], !program.functions(named: function, of: all).isEmpty
    else { return own }
    return all
  }

  /// A call of what a property holds: a closure, or a factory of a container.
  private func propertyCall(
    _ name: String, on object: Value, _ id: TypeID, _ types: [TypeName], _ arguments: [Value.Labelled],
    _ offset: UInt32, _ frame: Frame
  ) -> Value {
    let outside = { self.outsideCall(name, on: object, types, arguments, offset, frame) }
    guard let property = program.property(named: name, of: id) else { return outside() }
    let value = read(property, of: id, on: object, at: offset, frame)
    if isCallable(value) { return called(value, arguments, frame, otherwise: outside) }
    // `var x: Factory<X>` is asked for its X by a call.
    let isFactory = property.facts.type.map { !$0.arguments.isEmpty } ?? false
    return isFactory && !presentables(in: value).isEmpty ? value : outside()
  }

  /// A container screen of the app is given the screens inside it.
  private func contain(
    _ name: String, in object: Value, _ arguments: [Value.Labelled], _ offset: UInt32, _ frame: Frame
  ) {
    guard Verbs.contains(name) || name.lowercased().hasSuffix("viewcontrollers") else { return }
    for argument in arguments where !presentables(in: argument.value).isEmpty {
      record(.containedIn(object), argument.value, offset, frame)
    }
  }

  private func isStrong(_ value: Value) -> Bool { if case .instance = value { true } else { false } }

  private func generic(_ type: TypeReference) -> Value? {
    let inner = type.arguments.first { $0.project.map { program.role(of: $0).isNode } ?? false }
    return inner.map { .instance($0) }
  }

  /// The functions that may be meant: of a protocol, those of the types that conform to it.
  private func objectFunctions(_ name: String, of id: TypeID, labels: [String?]) -> [[FunctionMember]] {
    let own = program.functions(named: name, of: id, labels: labels)
    guard program[id].kind == .protocol, program.requirements(named: name, of: id).isEmpty == false || own.isEmpty
    else {
      return own.isEmpty ? [] : [own]
    }
    let conforming = program.implementers(of: id).map { program.functions(named: name, of: $0, labels: labels) }
      .filter { !$0.isEmpty }
    var seen: Set<Int> = []
    let distinct = conforming.filter { seen.insert($0[0].id).inserted }
    if distinct.isEmpty || distinct.count > 4 { return own.isEmpty ? [] : [own] }
    return distinct
  }

  func invoke(
    _ functions: [FunctionMember], of id: TypeID, on object: Value, _ arguments: [Value.Labelled], _ frame: Frame
  ) -> Value {
    let owner = functions.first?.owner ?? id
    let type = program[id].kind == .protocol || program[id].isExternal ? owner : id
    let receiver = Receiver(type: type, isNode: false, value: object, reportsEvents: !actsForItself(owner))
    return invoke(functions, on: receiver, arguments, frame)
  }

  /// A protocol whose functions coordinators share: what they do is the coordinators'.
  func isTrait(_ id: TypeID) -> Bool {
    program[id].kind == .protocol && program.nodeImplementers(of: id).contains { program.role(of: $0).isFlow }
  }

  /// A child coordinator is started by a call such as `start()`.
  private func start(_ object: Value, _ name: String, _ id: TypeID, _ offset: UInt32, _ frame: Frame) {
    let types = presentables(in: object)
    let isNew = frame.events.contains { $0.verb == .created && presentables(in: $0.value) == types }
    if Verbs.starts(name, isNew: isNew) { record(.started, object, offset, frame) }
  }

  private func listCall(
    _ name: String, on list: Value, _ types: [TypeName], _ arguments: [Value.Labelled], _ offset: UInt32,
    _ frame: Frame
  ) -> Value {
    if name == "enumerated", arguments.isEmpty { return Self.enumerated(list) }
    guard Verbs.iterating.contains(name), let last = arguments.last?.value, isCallable(last) else {
      _ = outsideCall(name, on: .unknown, types, arguments, offset, frame)
      return name == "first" || name == "last" ? .oneOf(list.elements) : list
    }
    if name == "forEach" { return .unknown }
    if name == "filter" { return list }
    // In `map { key, value in … }` of a dictionary the value is what is known.
    let given = list.elements.map {
      called(last, [$0, $0].map { Value.Labelled(label: nil, value: $0) }, frame) { .unknown }
    }
    return .list(name == "flatMap" ? given.flatMap(\.elements) : given)
  }

  private static func enumerated(_ list: Value) -> Value {
    .list(
      list.elements.map {
        .tuple([Value.Labelled(label: "offset", value: .quiet), Value.Labelled(label: "element", value: $0)])
      })
  }

  /// `zip(a, b)` of lists: the pairs of their elements; of a list and of what is not known, the pairs of what is known.
  func zipped(_ arguments: [Value.Labelled]) -> Value? {
    let lists = arguments.map(\.value)
    let counts = lists.compactMap { if case .list(let elements) = $0 { elements.count } else { nil } }
    guard lists.count == 2, let count = counts.min() else { return nil }
    return .list(
      (0..<count).map { index in
        .tuple(
          lists.map { value in
            guard case .list(let elements) = value else { return Value.Labelled(label: nil, value: .quiet) }
            return Value.Labelled(label: nil, value: elements[index])
          })
      })
  }

  /// A call on something unknown: the one function of the app that has this name, else known by its name only.
  private func looseCall(
    _ name: String, on receiver: Value, _ types: [TypeName], _ arguments: [Value.Labelled], _ offset: UInt32,
    _ frame: Frame
  ) -> Value {
    if case .part = receiver {
      _ = outsideCall(name, on: receiver, types, arguments, offset, frame)
      return receiver
    }
    // A segment that is turned into a route, or a case into its raw value, still says the same.
    if case .variant(let segment, _, _) = receiver, arguments.isEmpty { return .variant(segment, []) }
    if receiver != .quiet, let function = program.onlyFunction(named: name), let owner = function.owner,
      !program.role(of: owner).isNode, !Verbs.sure.contains(name)
    {
      let target = Receiver(type: owner, isNode: false, value: receiver, reportsEvents: true)
      return invoke([function], on: target, arguments, frame)
    }
    return outsideCall(name, on: receiver, types, arguments, offset, frame)
  }
}
