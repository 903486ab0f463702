extension Evaluator {
  func evaluate(_ expression: Expression, _ frame: Frame) -> Value { evaluate(expression, expecting: nil, frame) }

  /// What an expression can be; `expected` is the type that the context declares, for `.init(…)` and `.shared`.
  func evaluate(_ expression: Expression, expecting expected: TypeReference?, _ frame: Frame) -> Value {
    guard spend() else { return .unknown }
    let value = unbounded(expression, expecting: expected, frame)
    // What grows with each use would grow without end.
    return value.isBounded ? value : .unknown
  }

  private func unbounded(_ expression: Expression, expecting expected: TypeReference?, _ frame: Frame) -> Value {
    switch expression.kind {
    case .name(let name, let types): return self.name(name, types, expression.offset, frame)
    case .implicitMember(let name): return implicitMember(name, expected, expression.offset, frame)
    case .member(let base, let name, let types): return member(base, name, types, expression.offset, frame)
    case .call(let callee, let arguments): return call(callee, arguments, expression.offset, expected, frame)
    case .element(let base, let arguments): return element(base, arguments, frame)
    case .array(let elements): return .list(elements.map { evaluate($0, expecting: expected, frame) })
    case .tuple(let elements):
      return .tuple(elements.map { Value.Labelled(label: $0.label, value: evaluate($0.value, frame)) })
    case .closure(let closure): return self.closure(closure, frame)
    case .cast(let value, let type): return narrow(evaluate(value, frame), to: type, frame)
    case .check(let value, _):
      _ = evaluate(value, frame)
      return .unknown
    case .text(let text): return .variant(text, [])
    case .assignment(let target, let value): return assign(target, value, expression.offset, frame)
    case .choice(let values): return .oneOf(values.map { evaluate($0, expecting: expected, frame) })
    case .operation(let name, let operands): return operation(name, operands, frame)
    case .block(let statements): return block(statements, frame)
    case .type(let type):
      return program.resolve(type, in: frame.selfType, file: frame.file).map { .type($0) } ?? .unknown
    case .opaque: return .unknown
    }
  }

  private func name(_ name: String, _ types: [TypeName], _ offset: UInt32, _ frame: Frame) -> Value {
    if name == "self" { return frame.scope.value(of: name) ?? frame.current[name] ?? .this }
    if name == "super" { return .this }
    if let local = frame.scope.value(of: name) { return local }
    if let assigned = frame.current[name] { return assigned }
    if let type = frame.selfType, let property = program.property(named: name, of: type) {
      return read(property, of: type, on: ownReceiver(frame), at: offset, frame)
    }
    if let owner = frame.owner, owner != frame.selfType, let property = program.property(named: name, of: owner) {
      return read(property, of: owner, on: ownReceiver(frame), at: offset, frame)
    }
    if let property = program.globalProperties[name] {
      return read(property, of: nil, on: .none, at: offset, frame)
    }
    if let function = functionReference(name, frame) { return function }
    return type(.named(name, types), frame).map { .type($0) } ?? outside(name)
  }

  /// A method that is handed on: `steps.map(handle)`.
  func functionReference(_ name: String, _ frame: Frame) -> Value? {
    guard let type = frame.selfType, let function = program.functions(named: name, of: type).first else { return nil }
    let facts = function.facts
    let closure = Expression.Closure(parameters: facts.parameters, result: facts.result, body: facts.body)
    return .closure(ClosureValue(closure, in: frame))
  }

  /// The type that a name means, if it looks like one: a name that nothing declares is a type only in upper case.
  func type(_ name: TypeName, _ frame: Frame) -> TypeReference? {
    if let path = name.path, let bound = frame.generics[path] { return bound }
    let resolved = program.resolve(name, in: frame.owner ?? frame.selfType, file: frame.file)
    guard let resolved, let external = resolved.external else { return resolved }
    return external.startsInUpperCase ? resolved : nil
  }

  private func implicitMember(
    _ name: String, _ expected: TypeReference?, _ offset: UInt32, _ frame: Frame
  ) -> Value {
    guard let type = expected?.project else { return .variant(name, []) }
    return staticMember(name, of: TypeReference(.project(type)), at: offset, frame) ?? .variant(name, [])
  }

  private func member(
    _ base: Expression, _ name: String, _ types: [TypeName], _ offset: UInt32, _ frame: Frame
  ) -> Value {
    if let path = typePath(base), let type = type(.named(path + "." + name, types), frame), type.project != nil {
      return .type(type)
    }
    if case .name("self", _) = base.kind, frame.scope.value(of: "self") == nil, let known = frame.current[name] {
      return known
    }
    return member(name, of: evaluate(base, frame), at: offset, frame)
  }

  /// The dotted path of an expression that may name a type.
  func typePath(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name, _) where name.startsInUpperCase: name
    case .member(let base, let name, _): typePath(base).map { $0 + "." + name }
    default: nil
    }
  }

  private func element(_ base: Expression, _ arguments: [Expression.Argument], _ frame: Frame) -> Value {
    let value = evaluate(base, frame)
    let inputs = values(arguments, frame)
    if case .list = value { return .oneOf(value.elements) }
    return subscripted(value, inputs, frame) ?? (value == .quiet ? .quiet : .unknown)
  }

  /// What a subscript of the app gives.
  private func subscripted(_ value: Value, _ inputs: [Value.Labelled], _ frame: Frame) -> Value? {
    let type: TypeID?
    switch value {
    case .this: type = frame.selfType
    case .instance(let reference, _), .argument(let reference): type = reference.project
    default: type = nil
    }
    guard let type else { return nil }
    let found = program.functions(named: "subscript", of: type)
    guard !found.isEmpty else { return nil }
    if value == .this { return invoke(found, on: ownReceiver(frame), inputs, frame) }
    return invoke(found, of: type, on: value, inputs, frame)
  }

  private func operation(_ name: String, _ operands: [Expression], _ frame: Frame) -> Value {
    let values = operands.map { evaluate($0, frame) }
    switch name {
    case "&" where values.count == 1: return values[0]
    case "+": return .list(values.flatMap(\.elements))
    case "+=":
      if case .member(_, let property, _)? = operands.first?.kind, Verbs.container.contains(property) {
        for value in values.dropFirst() { record(.shown, value, operands[0].offset, frame) }
      }
      if let target = operands.first { store(.list(values.flatMap(\.elements)), in: target, frame) }
      return .unknown
    case "~>": return resolved(values) ?? .unknown
    default: return .unknown
    }
  }

  /// Swinject's operator: `container ~> X.self`, `container ~> (X.self, argument: y)`.
  private func resolved(_ values: [Value]) -> Value? {
    for value in values.dropFirst() {
      let candidates = if case .tuple(let elements) = value { elements.map(\.value) } else { [value] }
      for case .type(let type) in candidates { return registry.object(of: type, self) }
    }
    return nil
  }

  private func block(_ statements: [Statement], _ frame: Frame) -> Value {
    let outer = frame.results
    frame.results = []
    run(statements.map(Self.givingResult), frame)
    let value = Value.oneOf(frame.results)
    frame.results = outer
    return value
  }

  /// An `if` or `switch` as an expression gives the last expression of each branch.
  private static func givingResult(_ statement: Statement) -> Statement {
    switch statement {
    case .expression(let expression): .result(expression)
    case .selection(let subject, let cases):
      .selection(
        subject,
        cases.map { Statement.Case(patterns: $0.patterns, body: lastGivesResult($0.body), offset: $0.offset) })
    case .branch(let conditions, let then, let otherwise):
      .branch(conditions, then: lastGivesResult(then), otherwise: lastGivesResult(otherwise))
    default: statement
    }
  }

  private static func lastGivesResult(_ body: [Statement]) -> [Statement] {
    body.dropLast() + body.suffix(1).map(givingResult)
  }
}
