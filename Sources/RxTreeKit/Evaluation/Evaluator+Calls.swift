extension Evaluator {
  /// A call: of a closure, a function of the app, an initialiser, or something from outside that is known by its name.
  func call(
    _ callee: Expression, _ arguments: [Expression.Argument], _ offset: UInt32, _ expected: TypeReference?,
    _ frame: Frame
  ) -> Value {
    let outer = frame.callOffset
    frame.callOffset = offset
    let outerHands = handOver(arguments.compactMap(\.value.handedIn), frame)
    defer {
      frame.callOffset = outer
      (frame.handedOver, frame.handedBack) = outerHands
    }
    switch callee.kind {
    case .implicitMember(let name):
      return implicitCall(name, values(arguments, frame), offset, expected, frame)
    case .name(let name, let types): return namedCall(name, types, arguments, offset, frame)
    case .member(let base, let name, let types):
      return memberCall(base, name, types, arguments, offset, frame)
    default:
      let value = evaluate(callee, frame)
      return called(value, values(arguments, frame), frame) { wrappedGeneric(value) ?? .unknown }
    }
  }

  /// The values of arguments; `input` is what closures among them are given.
  func values(
    _ arguments: [Expression.Argument], _ frame: Frame, input: Value = .quiet, rest: Value? = nil
  ) -> [Value.Labelled] {
    arguments.map { argument in
      if case .closure(let closure) = argument.value.kind {
        return Value.Labelled(label: argument.label, value: self.closure(closure, frame, input: input, rest: rest))
      }
      return Value.Labelled(label: argument.label, value: evaluate(argument.value, frame))
    }
  }

  /// `Factory<X>` called, or asked to resolve: an `X`.
  func wrappedGeneric(_ value: Value) -> Value? {
    guard case .instance(let type, let content) = value else { return nil }
    if let only = content.first, type.project == nil, type.external != "UIStoryboard" { return only.value }
    let inner = type.arguments.first { $0.project.map { program.role(of: $0).isNode } ?? false }
    return inner.map { .instance($0) }
  }

  private func namedCall(
    _ name: String, _ types: [TypeName], _ arguments: [Expression.Argument], _ offset: UInt32, _ frame: Frame
  ) -> Value {
    if let local = frame.scope.function(named: name) { return callLocal(local, arguments, frame) }
    if let local = frame.scope.value(of: name), isCallable(local) {
      let inputs = values(arguments, frame)
      return called(local, inputs, frame) { outsideCall(name, on: .this, types, inputs, offset, frame) }
    }
    if let type = frame.selfType, let value = callOwn(name, of: type, arguments, frame) { return value }
    if let owner = frame.owner, owner != frame.selfType {
      let found = program.functions(named: name, of: owner, labels: arguments.map(\.callLabel))
      if !found.isEmpty { return invoke(found, on: ownReceiver(frame), values(arguments, frame), frame) }
    }
    if frame.scope.value(of: name) == nil, let type = type(.named(name, types), frame) {
      if type.external == name, frame.openGenerics.contains(name) {
        _ = values(arguments, frame)
        return .instance(TypeReference(.external("UIViewController")))
      }
      return constructCall(type, values(arguments, frame), offset, frame)
    }
    if let functions = program.globalFunctions[name] {
      return invoke(functions, on: .none, values(arguments, frame), frame)
    }
    let property = self.evaluate(Expression(kind: .name(name, types), offset: offset), frame)
    let inputs = values(arguments, frame)
    if name == "zip", let pairs = zipped(inputs) { return pairs }
    // A container that is called with what makes an object: `self { X() }`.
    if name == "self", case .closure(let maker)? = inputs.last?.value { return call(maker, [], frame) }
    return called(property, inputs, frame) {
      wrappedGeneric(property) ?? outsideCall(name, on: .this, types, inputs, offset, frame)
    }
  }

  private func callOwn(_ name: String, of type: TypeID, _ arguments: [Expression.Argument], _ frame: Frame) -> Value? {
    let own = program.functions(named: name, of: type, labels: arguments.map(\.callLabel))
    guard !own.isEmpty else { return nil }
    return invoke(own, on: ownReceiver(frame), values(arguments, frame), frame)
  }

  /// Whose functions a function calls by their names alone.
  func ownReceiver(_ frame: Frame) -> Receiver {
    Receiver(type: frame.selfType, isNode: frame.isNode, value: frame.current["self"], reportsEvents: true)
  }

  private func callLocal(_ function: FunctionFacts, _ arguments: [Expression.Argument], _ frame: Frame) -> Value {
    let closure = Expression.Closure(parameters: function.parameters, result: function.result, body: function.body)
    let inputs = values(arguments, frame).map(\.value)
    return call(ClosureValue(closure, in: frame), inputs, frame)
  }

  private func memberCall(
    _ base: Expression, _ name: String, _ types: [TypeName], _ arguments: [Expression.Argument], _ offset: UInt32,
    _ frame: Frame
  ) -> Value {
    if case .name("super", _) = base.kind { return superCall(name, types, arguments, offset, frame) }
    if let screen = generatedScreen(base, name) { return screen }
    if let path = typePath(base), let type = type(.named(path + "." + name, types), frame), type.project != nil {
      return constructCall(type, values(arguments, frame), offset, frame)
    }
    let receiver = evaluate(base, frame)
    if name == "append", let argument = arguments.first, arguments.count == 1 {
      append(argument.value, to: receiver, base, offset, frame)
      return .unknown
    }
    let owner = Self.givesOwner(base, arguments)
    let inputs = values(
      arguments, frame, input: owner ? .this : closureInput(name, receiver, frame), rest: owner ? .quiet : nil)
    return call(name, on: receiver, types, inputs, offset, frame)
  }

  private func superCall(
    _ name: String, _ types: [TypeName], _ arguments: [Expression.Argument], _ offset: UInt32, _ frame: Frame
  ) -> Value {
    let inputs = values(arguments, frame)
    let above = frame.owner.map { program.ancestors(of: $0).types } ?? []
    for type in above {
      let found = program[type].functions.filter { $0.facts.name == name && !$0.facts.body.isEmpty }
      if !found.isEmpty { return invoke(found, on: ownReceiver(frame), inputs, frame) }
    }
    return outsideCall(name, on: .this, types, inputs, offset, frame)
  }

  /// Whether closures get `self` as their first argument: `subscribe(with: self)`, and behind `withUnretained(self)`.
  private static func givesOwner(_ base: Expression, _ arguments: [Expression.Argument]) -> Bool {
    if arguments.contains(where: { $0.label == "with" && isSelf($0.value) }) { return true }
    var current = base
    while case .call(let callee, let given) = current.kind, case .member(let next, let name, _) = callee.kind {
      if name == "withUnretained" { return given.first.map { isSelf($0.value) } ?? false }
      current = next
    }
    return false
  }

  private static func isSelf(_ expression: Expression) -> Bool {
    if case .name("self", _) = expression.kind { true } else { false }
  }

  private func closureInput(_ name: String, _ receiver: Value, _ frame: Frame) -> Value {
    if Verbs.configuring.contains(name) { return receiver == .this ? frame.selfReference : receiver }
    if Verbs.iterating.contains(name), case .list = receiver { return .oneOf(receiver.elements) }
    if Verbs.iterating.contains(name), receiver == .step { return .step }
    if Verbs.mapping.contains(name), !presentables(in: receiver).isEmpty { return receiver }
    return .quiet
  }

  /// A list that grows; a coordinator that joins the children of another is kept by it.
  private func append(_ argument: Expression, to list: Value, _ base: Expression, _ offset: UInt32, _ frame: Frame) {
    let value = evaluate(argument, frame)
    if presentables(in: value).contains(where: { program.role(of: $0).isFlow }) {
      // The list of children is read back to end or to ask them, not to start them again.
      return record(.kept, value, offset, frame)
    }
    if case .member(_, let name, _) = base.kind, Verbs.container.contains(name) { record(.shown, value, offset, frame) }
    let old = if case .list(let elements) = list { elements } else { [Value]() }
    store(.list(old + value.elements), in: base, frame)
  }
}
