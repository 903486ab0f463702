extension Evaluator {
  func run(_ statements: [Statement], _ frame: Frame) {
    for statement in statements {
      guard spend() else { return }
      run(statement, frame)
    }
  }

  private func run(_ statement: Statement, _ frame: Frame) {
    switch statement {
    case .expression(let expression): _ = evaluate(expression, frame)
    case .binding(let pattern, let type, let value): bind(pattern, type: type, to: value, frame)
    case .result(let value): finish(value, frame)
    case .branch(let conditions, let then, let otherwise): branch(conditions, then, otherwise, frame)
    case .exit(let conditions, let otherwise): exit(conditions, otherwise, frame)
    case .selection(let subject, let cases): select(subject, cases, frame)
    case .loop(let pattern, let sequence, let body): loop(pattern, sequence, body, frame)
    case .scope(let body): frame.inScope { run(body, frame) }
    case .function(let function): frame.scope.declare(function)
    }
  }

  private func finish(_ expression: Expression?, _ frame: Frame) {
    guard let expression else { return }
    let value = narrow(evaluate(expression, expecting: frame.expected, frame), to: frame.expected)
    frame.results.append(value)
    if frame.reportsResults { record(.returned, withoutCases(value), expression.offset, frame) }
  }

  /// A transition that is returned has been noted where it was made, with the steps that lead there.
  private func withoutCases(_ value: Value) -> Value {
    switch value {
    case .variant: .quiet
    case .choice(let values): .oneOf(values.map(withoutCases))
    default: value
    }
  }

  private func bind(_ pattern: Pattern, type: TypeName?, to expression: Expression?, _ frame: Frame) {
    let declared = type.flatMap { program.resolve($0, in: frame.selfType ?? frame.owner, file: frame.file) }
    let value = expression.map { narrow(evaluate($0, expecting: declared, frame), to: declared) } ?? .unknown
    guard let type, expression != nil else { return match(pattern, value, frame) }
    let parts = self.parts(of: value, type, in: frame.selfType ?? frame.owner, file: frame.file)
    match(pattern, parts ?? value, frame)
  }

  private func branch(
    _ conditions: [Statement.Condition], _ then: [Statement], _ otherwise: [Statement], _ frame: Frame
  ) {
    frame.inScope(true) {
      let labels = test(conditions, frame)
      if !conditions.contains(where: { isRuledOut($0, frame) }) { withLabels(labels, frame) { run(then, frame) } }
    }
    frame.inScope(true) { run(otherwise, frame) }
  }

  /// Whether a condition cannot hold, since the step is known to be another one.
  private func isRuledOut(_ condition: Statement.Condition, _ frame: Frame) -> Bool {
    switch condition {
    case .match(let pattern, let expression):
      guard case .name = expression.kind else { return false }
      return !Self.accepts(pattern, evaluate(expression, frame))
    case .expression(let expression):
      guard case .operation("==", let operands) = expression.kind, operands.count == 2 else { return false }
      let values = operands.map { evaluate($0, frame) }
      guard case .variant(let first, _, _) = values[0], case .variant(let second, _, _) = values[1] else {
        return false
      }
      return first != second
    }
  }

  /// What follows a `guard` about the step belongs to the step that it lets through.
  private func exit(_ conditions: [Statement.Condition], _ otherwise: [Statement], _ frame: Frame) {
    frame.inScope(true) { run(otherwise, frame) }
    let labels = test(conditions, frame, carriesStep: true)
    if !labels.isEmpty { frame.labels = labels }
  }

  /// Evaluates conditions, binds their names, and gives the steps that they let through.
  private func test(_ conditions: [Statement.Condition], _ frame: Frame, carriesStep: Bool = false) -> [String] {
    conditions.flatMap { condition -> [String] in
      switch condition {
      case .expression(let expression): return labels(of: expression, frame)
      case .match(let pattern, let expression):
        let subject = evaluate(expression, frame)
        match(pattern, subject, frame)
        guard subject == .step else { return [] }
        if carriesStep { carryStep(pattern, frame) }
        return Self.labels(of: pattern)
      }
    }
  }

  /// After `guard case .x(let y) = step` it is `y` that is navigated to.
  private func carryStep(_ pattern: Pattern, _ frame: Frame) {
    guard case .enumCase(_, let inner) = pattern, inner.count == 1, case .name(let name)? = inner.first else { return }
    frame.scope.declare(name, .step)
  }

  /// The step in `step == .x` and `step is X`.
  private func labels(of expression: Expression, _ frame: Frame) -> [String] {
    switch expression.kind {
    case .check(let subject, let type):
      return evaluate(subject, frame) == .step ? type.path.map { [$0] } ?? [] : []
    case .operation("==", let operands):
      let values = operands.map { evaluate($0, frame) }
      guard values.contains(.step) else { return [] }
      return values.compactMap { if case .variant(let name, _, _) = $0 { name } else { nil } }
    default:
      _ = evaluate(expression, frame)
      return []
    }
  }

  private func select(_ subject: Expression, _ cases: [Statement.Case], _ frame: Frame) {
    let value = evaluate(subject, frame)
    for item in chosen(cases, for: value) {
      frame.inScope(true) {
        for pattern in item.patterns { match(pattern, value, frame) }
        let labels = isStep(value) ? caseLabels(item) : []
        withLabels(labels, frame) { run(item.body, frame) }
      }
    }
  }

  /// The cases that a value may run into: of a case that is known, the first that takes it.
  private func chosen(_ cases: [Statement.Case], for value: Value) -> [Statement.Case] {
    if case .choice(let values) = value, value.isCase {
      let taken = Set(values.flatMap { chosen(cases, for: $0).map(\.offset) })
      return cases.filter { taken.contains($0.offset) }
    }
    guard case .variant = value else { return cases }
    let taken = cases.first { item in
      item.patterns.isEmpty || item.patterns.contains { Self.accepts($0, value) }
    }
    return taken.map { [$0] } ?? cases
  }

  /// Whether a pattern takes a case that is known; what it carries may be unknown.
  private static func accepts(_ pattern: Pattern, _ value: Value) -> Bool {
    guard case .variant(let name, let arguments, _) = value else { return true }
    switch pattern {
    case .enumCase("some", let inner): return inner.allSatisfy { accepts($0, value) }
    case .enumCase(let expected, let inner):
      return expected == name && zip(inner, arguments).allSatisfy { accepts($0, $1.value) }
    case .value(let expression):
      if case .text(let text) = expression.kind { return text == name }
      return true
    default: return true
    }
  }

  private func isStep(_ value: Value) -> Bool {
    switch value {
    case .step: true
    case .tuple(let elements): elements.contains { $0.value == .step }
    default: false
    }
  }

  private func caseLabels(_ item: Statement.Case) -> [String] {
    item.patterns.isEmpty ? ["default"] : item.patterns.flatMap(Self.labels)
  }

  /// The names of the steps that a pattern lets through.
  static func labels(of pattern: Pattern) -> [String] {
    switch pattern {
    case .enumCase("some", let inner): inner.flatMap(labels)
    case .enumCase(let name, let inner): [name + suffix(inner)]
    case .type(_, let type): type.path.map { [$0] } ?? []
    case .tuple(let elements): elements.flatMap(labels)
    case .value(let expression):
      switch expression.kind {
      case .text(let text): [text]
      case .name(let name, _): [name]
      default: []
      }
    case .name, .wildcard: []
    }
  }

  /// `(.signIn)` for a step that says which step inside it is meant.
  private static func suffix(_ patterns: [Pattern]) -> String {
    guard case .enumCase(let name, let inner)? = patterns.first, name != "some", name != "none" else { return "" }
    return "(." + name + suffix(inner) + ")"
  }

  private func withLabels(_ labels: [String], _ frame: Frame, _ body: () -> Void) {
    let outer = frame.labels
    if !labels.isEmpty { frame.labels = labels }
    body()
    frame.labels = outer
  }

  private func loop(_ pattern: Pattern, _ sequence: Expression, _ body: [Statement], _ frame: Frame) {
    let value = evaluate(sequence, frame)
    frame.inScope(true) {
      match(pattern, .oneOf(value.elements), frame)
      run(body, frame)
    }
  }

  /// Binds the names of a pattern.
  func match(_ pattern: Pattern, _ value: Value, _ frame: Frame) {
    switch pattern {
    case .name(let name): frame.scope.declare(name, value)
    case .tuple(let patterns):
      for (index, inner) in patterns.enumerated() { match(inner, element(index, of: value), frame) }
    case .enumCase(let name, let patterns):
      for (index, inner) in patterns.enumerated() {
        match(inner, name == "some" ? value : carried(index, by: name, value), frame)
      }
    case .type(let inner, let type):
      let declared = program.resolve(type, in: frame.selfType ?? frame.owner, file: frame.file)
      match(inner, narrow(value, to: declared), frame)
    case .value, .wildcard: break
    }
  }

  /// What a case of that name carries, if the value is known to be one.
  private func carried(_ index: Int, by name: String, _ value: Value) -> Value {
    switch value {
    case .variant(name, let inner, _): index < inner.count ? inner[index].value : .unknown
    case .choice(let values): .oneOf(values.map { carried(index, by: name, $0) })
    default: .unknown
    }
  }

  func element(_ index: Int, of value: Value) -> Value {
    switch value {
    case .tuple(let elements): index < elements.count ? elements[index].value : .unknown
    case .choice(let values): .oneOf(values.map { element(index, of: $0) })
    case .step: .step
    case .quiet: .quiet
    default: .unknown
    }
  }
}
