extension Evaluator {
  /// How many functions of one name are followed where the labels do not tell which is meant.
  private static let overloadLimit = 4

  /// Follows a call of functions of the app: of all that may be meant.
  func invoke(
    _ candidates: [FunctionMember], on receiver: Receiver, _ arguments: [Value.Labelled], _ frame: Frame
  ) -> Value {
    let labelled = program.matching(candidates, labels: arguments.map(\.callLabel))
    let typed = labelled.count > 1 ? labelled.filter { accepts($0, arguments) } : labelled
    let fitting = (typed.isEmpty ? labelled : typed).prefix(Self.overloadLimit)
    let values = fitting.map { invoke($0, on: receiver, arguments, frame) }
    return .oneOf(values)
  }

  /// Whether arguments can be given to a function, as far as their types are known.
  private func accepts(_ function: FunctionMember, _ arguments: [Value.Labelled]) -> Bool {
    zip(program.parameterTypes(of: function), arguments).allSatisfy { type, argument in
      guard case .instance(let given, _) = argument.value, let id = given.project,
        let wanted = type?.project, program[wanted].kind != .protocol
      else { return true }
      return program.inherits(id, from: wanted)
    }
  }

  /// Whom a function is called on.
  struct Receiver {
    let type: TypeID?
    /// Whether it is the node that is being analysed.
    let isNode: Bool
    /// What stands for `self` in the result, if it is not the caller's `self`.
    let value: Value?
    /// Whether what the function does is the caller's doing.
    let reportsEvents: Bool

    /// What the object was made with; of a case of an enum, the case itself.
    var content: [Value.Labelled] {
      switch value {
      case .instance(_, let content)?: content
      case .variant?: value.map { [Value.Labelled(label: "self", value: $0)] } ?? []
      default: []
      }
    }

    static var none: Receiver { Receiver(type: nil, isNode: false, value: nil, reportsEvents: true) }
  }

  private func invoke(
    _ function: FunctionMember, on receiver: Receiver, _ arguments: [Value.Labelled], _ frame: Frame
  ) -> Value {
    guard mayFollow(from: frame) else { return .unknown }
    let values = bound(arguments, to: function.facts.parameters, receiver, frame)
    let outcome = outcome(of: function, receiver, values, depth: frame.depth + 1)
    if receiver.reportsEvents { add(events(outcome, function, receiver).map { placed($0, function, frame) }, frame) }
    if receiver.isNode { adopt(outcome.assignments, frame) }
    takeBack(outcome.handedBack.mapValues { substitute($0, receiver.value) }, frame)
    let value = result(outcome.value, of: function, receiver, arguments)
    if !value.isKnown, arguments.contains(where: { $0.value == .step }) { return .step }
    return substitute(value, receiver.value)
  }

  /// What a helper does is done where the node calls it.
  private func placed(_ event: Event, _ function: FunctionMember, _ frame: Frame) -> Event {
    guard frame.isNode, function.owner != frame.selfType else { return event }
    let position = Position(file: frame.file, offset: frame.callOffset)
    return Event(verb: event.verb, value: event.value, labels: event.labels, position: position)
  }

  private func adopt(_ assignments: [String: Value], _ frame: Frame) {
    for (name, value) in assignments {
      frame.assignments[name] = .oneOf([frame.assignments[name], value].compactMap { $0 })
      frame.current[name] = value
    }
  }

  /// What a call adds to what the function does for itself.
  private func events(_ outcome: Outcome, _ function: FunctionMember, _ receiver: Receiver) -> [Event] {
    guard receiver.isNode, standalone.contains(function.id) else {
      return outcome.events.map {
        Event(verb: $0.verb, value: substitute($0.value, receiver.value), labels: $0.labels, position: $0.position)
      }
    }
    let own = Set(symbolicOutcome(of: function, selfType: receiver.type, isNode: true).events.map(essence))
    return outcome.events.filter { event in
      let essence = essence(event)
      return event.verb == .created || !own.contains { $0.covers(essence) }
    }
  }

  private struct Essence: Hashable {
    let verb: Event.Verb
    let children: [TypeID]

    /// Whether another one does nothing that this one does not.
    func covers(_ other: Essence) -> Bool {
      verb == other.verb
        && (children == other.children || !other.children.isEmpty && other.children.allSatisfy(children.contains))
    }
  }

  private func essence(_ event: Event) -> Essence { Essence(verb: event.verb, children: presentables(in: event.value)) }

  /// The result of a function, of which the declaration may say more than its body.
  private func result(
    _ value: Value, of function: FunctionMember, _ receiver: Receiver, _ arguments: [Value.Labelled]
  ) -> Value {
    guard let declared = function.facts.result else { return value }
    if let path = declared.path, function.facts.generics[path] != nil, isWeak(value) {
      for case .type(let type) in arguments.map(\.value) where type.project != nil {
        return registry.object(of: type, self)
      }
    }
    if case .named("Self", _) = declared, let type = receiver.type, !program[type].isExternal {
      return receiver.value ?? .instance(TypeReference(.project(type)))
    }
    let scope = function.owner ?? receiver.type
    if let parts = self.parts(of: value, declared, in: scope, file: function.file) { return parts }
    if value.isKnown, !isWeak(value) { return value }
    return narrow(value, to: program.resolve(declared, in: scope, file: function.file))
  }

  /// Arguments in the order of the parameters; nil where a parameter keeps its default.
  private func bound(
    _ arguments: [Value.Labelled], to parameters: [Parameter], _ receiver: Receiver, _ frame: Frame
  ) -> [Value?] {
    var rest = arguments[...]
    return parameters.map { parameter in
      guard let next = rest.first else { return parameter.isVariadic ? .list([]) : nil }
      let isFitting = next.label == parameter.label || (next.label == nil && isClosure(next.value))
      if !isFitting, parameter.isVariadic { return .list([]) }
      guard isFitting || parameter.defaultValue == nil else { return nil }
      rest = rest.dropFirst()
      guard parameter.isVariadic else { return handedOn(next.value, receiver, frame) }
      let others = rest.prefix { $0.label == nil }
      rest = rest.dropFirst(others.count)
      let all = Value.list(([next] + others).map { handedOn($0.value, receiver, frame) })
      return all.isBounded ? all : .unknown
    }
  }

  /// An argument as the function that is called sees it.
  private func handedOn(_ value: Value, _ receiver: Receiver, _ frame: Frame) -> Value {
    if value == .this { return receiver.isNode && frame.isNode ? .this : frame.selfReference }
    return value.isBounded ? value : .unknown
  }

  private func isClosure(_ value: Value) -> Bool { if case .closure = value { true } else { false } }

  /// What a function does when nothing is known of its arguments but their types.
  func symbolicOutcome(of function: FunctionMember, selfType: TypeID?, isNode: Bool = false) -> Outcome {
    let receiver = Receiver(type: selfType, isNode: isNode, value: nil, reportsEvents: true)
    return outcome(of: function, receiver, function.facts.parameters.map { _ in nil }, depth: 1)
  }

  /// What a function does and gives for some arguments; nothing while it runs already.
  func outcome(of function: FunctionMember, _ receiver: Receiver, _ values: [Value?], depth: Int) -> Outcome {
    let key = CallKey(
      function: function.id, selfType: receiver.type, isNode: receiver.isNode, arguments: values,
      content: receiver.content)
    if let known = outcomes[key] ?? sharedOutcomes[key] { return known }
    guard runningCount[function.id, default: 0] < Self.recursionLimit, running.insert(key).inserted else {
      omissions += 1
      return Outcome()
    }
    let before = omissions
    runningCount[function.id, default: 0] += 1
    defer {
      running.remove(key)
      runningCount[function.id, default: 1] -= 1
    }
    let frame = Frame(
      selfType: receiver.type ?? function.owner, isNode: receiver.isNode, owner: function.owner, file: function.file,
      depth: depth)
    if !values.isEmpty { declare(function.facts.parameters, values, function, frame) }
    let given = self.given(function.facts.parameters, frame)
    if !function.facts.generics.isEmpty { bindGenerics(of: function, values, frame) }
    frame.expected = expectedResult(of: function)
    for given in receiver.content { given.label.map { frame.current[$0] = given.value } }
    run(function.facts.body, frame)
    let outcome = Outcome(
      value: .oneOf(frame.results), events: frame.events, assignments: frame.assignments,
      handedBack: handedBack(by: function.facts.parameters, given, frame))
    // What was cut short is not what the function gives.
    if !isSpent { keep(outcome, for: key, isWhole: omissions == before) }
    return outcome
  }

  /// What a helper gives does not depend on the node, unless something was left out because the node was running it.
  private func keep(_ outcome: Outcome, for key: CallKey, isWhole: Bool) {
    if isWhole && !key.isNode { sharedOutcomes[key] = outcome } else { outcomes[key] = outcome }
  }

  /// The type that `.init(…)` and `.x` mean in a function's result, if it is one of the app's.
  private func expectedResult(of function: FunctionMember) -> TypeReference? {
    guard let declared = function.facts.result, let path = declared.path, function.facts.generics[path] == nil else {
      return nil
    }
    let type = program.resolve(declared, in: function.owner, file: function.file)
    return type?.project == nil ? nil : type
  }

  private func declare(_ parameters: [Parameter], _ values: [Value?], _ function: FunctionMember, _ frame: Frame) {
    let types = program.parameterTypes(of: function)
    for (index, value) in values.enumerated() where index < parameters.count {
      let (parameter, type) = (parameters[index], types[index])
      frame.scope.declare(
        parameter.name, value.map { fitted($0, parameter, type, function) } ?? initial(parameter, type, frame))
    }
  }

  /// What the arguments tell of the generic parameters: `X.self` that a `V.Type` is given, an `X` that a `V` is given.
  private func bindGenerics(of function: FunctionMember, _ values: [Value?], _ frame: Frame) {
    for (parameter, value) in zip(function.facts.parameters, values) {
      guard let name = parameter.type?.path, function.facts.generics[name] != nil else { continue }
      switch value {
      case .type(let type)?: frame.generics[name] = type
      case .instance(let type, _)? where type.project != nil:
        if frame.generics[name] == nil { frame.generics[name] = type }
      default: break
      }
    }
    frame.openGenerics = Set(function.facts.generics.keys).subtracting(frame.generics.keys)
  }

  private func fitted(
    _ value: Value, _ parameter: Parameter, _ type: TypeReference?, _ function: FunctionMember
  ) -> Value {
    switch value {
    case .variant: narrow(value, to: type)
    case .list, .tuple:
      parameter.type.flatMap { parts(of: value, $0, in: function.owner, file: function.file) } ?? value
    default: value
    }
  }

  /// A parameter without an argument: its default value, if that says what it is, else its type.
  private func initial(_ parameter: Parameter, _ declared: TypeReference?, _ frame: Frame) -> Value {
    if let expression = parameter.defaultValue {
      let value = evaluate(expression, expecting: declared, frame)
      if !presentables(in: value).isEmpty { return value }
    }
    guard let declared else { return .quiet }
    return routed(declared) ?? .argument(declared)
  }

  /// A value in which `self` is somebody else.
  func substitute(_ value: Value, _ receiver: Value?) -> Value {
    guard let receiver else { return value }
    switch value {
    case .this: return receiver
    case .instance(let type, let content):
      return .instance(
        type, content: content.map { Value.Labelled(label: $0.label, value: substitute($0.value, receiver)) })
    case .list(let values): return .list(values.map { substitute($0, receiver) })
    case .choice(let values): return .oneOf(values.map { substitute($0, receiver) })
    case .tuple(let elements):
      return .tuple(elements.map { Value.Labelled(label: $0.label, value: substitute($0.value, receiver)) })
    case .variant(let name, let elements, let type):
      return .variant(
        name, elements.map { Value.Labelled(label: $0.label, value: substitute($0.value, receiver)) }, of: type)
    case .part(let whole): return .part(substitute(whole, receiver))
    case .unknown, .quiet, .argument, .type, .step, .closure: return value
    }
  }
}
