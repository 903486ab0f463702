extension Evaluator {
  /// A closure is followed where it stands, with arguments that are unknown on purpose: sooner or later it is called.
  func closure(_ closure: Expression.Closure, _ frame: Frame, input: Value = .quiet, rest: Value? = nil) -> Value {
    let value = ClosureValue(closure, in: frame)
    let others = [Value](repeating: rest ?? input, count: max(1, closure.parameters.count - 1))
    // What the closure does to its own parameters is nothing to the call that it is an argument of.
    let outer = handOver([], frame)
    _ = call(value, [input] + others, frame)
    (frame.handedOver, frame.handedBack) = outer
    return .closure(value)
  }

  /// What a closure gives for some arguments; what it does goes to the frame that calls it.
  func call(_ value: ClosureValue, _ arguments: [Value], _ frame: Frame) -> Value {
    guard mayFollow(from: frame) else { return .unknown }
    let origin = value.frame
    let inner = Frame(
      selfType: origin.selfType, isNode: origin.isNode, owner: origin.owner, file: origin.file, depth: frame.depth + 1,
      scope: Scope(parent: value.scope, isConditional: true))
    inner.current = origin.current
    (inner.generics, inner.openGenerics) = (origin.generics, origin.openGenerics)
    bind(spread(arguments, over: value), to: value.closure.parameters, inner)
    let given = self.given(value.closure.parameters, inner)
    run(value.closure.body, inner)
    adopt(inner, frame)
    takeBack(handedBack(by: value.closure.parameters, given, inner), frame)
    return .oneOf(inner.results)
  }

  /// A tuple that is given to a closure of several parameters is divided among them.
  private func spread(_ arguments: [Value], over value: ClosureValue) -> [Value] {
    guard let first = arguments.first, let count = tupleSize(first), count > 1 else { return arguments }
    let parameters = value.closure.parameters.count
    guard parameters == count || parameters == 0 && value.usesSecondArgument else { return arguments }
    guard arguments.dropFirst().allSatisfy({ $0 == .quiet || $0 == first }) else { return arguments }
    return (0..<count).map { element($0, of: first) }
  }

  private func tupleSize(_ value: Value) -> Int? {
    switch value {
    case .tuple(let elements): elements.count
    case .choice(let values): values.lazy.compactMap { self.tupleSize($0) }.first
    default: nil
    }
  }

  private func bind(_ arguments: [Value], to parameters: [Parameter], _ frame: Frame) {
    for (index, argument) in arguments.enumerated() { frame.scope.declare("$\(index)", argument) }
    for (index, parameter) in parameters.enumerated() {
      let argument = index < arguments.count ? arguments[index] : .quiet
      let declared = parameter.type.flatMap { program.resolve($0, in: frame.selfType, file: frame.file) }
      frame.scope.declare(parameter.name, argument == .quiet ? declared.map { .argument($0) } ?? .quiet : argument)
    }
  }

  /// What an inner frame did belongs to the outer one, under its steps.
  private func adopt(_ inner: Frame, _ frame: Frame) {
    add(inner.events, frame)
    guard inner.selfType == frame.selfType else { return }
    for (name, value) in inner.assignments {
      frame.assignments[name] = .oneOf([frame.assignments[name], value].compactMap { $0 })
      frame.current[name] = .oneOf([frame.current[name], value].compactMap { $0 })
    }
  }

  /// Adds events; those that no step leads to yet get the steps at hand.
  func add(_ events: [Event], _ frame: Frame) {
    spend(events.count * 4)
    for var event in events where mayNote(in: frame) {
      if event.labels.isEmpty { event.labels = frame.labels }
      frame.note(event)
    }
  }

  /// Notes what is done with a value.
  func record(_ verb: Event.Verb, _ value: Value, _ offset: UInt32, _ frame: Frame) {
    switch value {
    case .quiet, .argument, .type, .step, .closure: return
    default: break
    }
    let position = Position(file: frame.file, offset: offset)
    frame.note(Event(verb: verb, value: value, labels: frame.labels, position: position))
  }
}
