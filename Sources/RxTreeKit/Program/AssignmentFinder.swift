/// Finds the properties of `self` that a body assigns.
struct AssignmentFinder {
  private var names: [String] = []
  private var hidden: Set<String>

  /// The names assigned, as `self.x = …` or, where no parameter hides it, as `x = …`; each once, in order.
  static func targets(in body: [Statement], hidden: Set<String>) -> [String] {
    var finder = AssignmentFinder(hidden: hidden)
    finder.visit(body)
    return finder.names
  }

  private init(hidden: Set<String>) { self.hidden = hidden }

  private mutating func visit(_ body: [Statement]) { for statement in body { visit(statement) } }

  private mutating func visit(_ statement: Statement) {
    switch statement {
    case .expression(let expression): visit(expression)
    case .binding(_, _, let value): value.map { visit($0) }
    case .result(let value): value.map { visit($0) }
    case .branch(let conditions, let then, let otherwise):
      conditions.forEach { visit($0) }
      visit(then)
      visit(otherwise)
    case .exit(let conditions, let otherwise):
      conditions.forEach { visit($0) }
      visit(otherwise)
    case .selection(_, let cases): cases.forEach { visit($0.body) }
    case .loop(_, let sequence, let body):
      visit(sequence)
      visit(body)
    case .scope(let body): visit(body)
    case .function(let function): visit(function.body)
    }
  }

  private mutating func visit(_ condition: Statement.Condition) {
    switch condition {
    case .expression(let expression): visit(expression)
    case .match(_, let value): visit(value)
    }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .assignment(let target, let value):
      note(target)
      visit(value)
    case .call(let callee, let arguments):
      noteAppend(callee)
      visit(callee)
      arguments.forEach { visit($0.value) }
    case .operation("+=", let operands):
      operands.first.map { note($0) }
      operands.forEach { visit($0) }
    case .member(let base, _, _): visit(base)
    case .cast(let value, _), .check(let value, _): visit(value)
    case .element(let base, let arguments):
      visit(base)
      arguments.forEach { visit($0.value) }
    case .array(let elements), .choice(let elements), .operation(_, let elements): elements.forEach { visit($0) }
    case .tuple(let elements): elements.forEach { visit($0.value) }
    case .closure(let closure): visit(closure.body)
    case .block(let body): visit(body)
    case .name, .implicitMember, .text, .type, .opaque: break
    }
  }

  private mutating func note(_ target: Expression) {
    switch target.kind {
    case .name(let name, _) where !hidden.contains(name): add(name)
    case .member(let base, let name, _):
      if case .name("self", _) = base.kind { add(name) }
    case .tuple(let elements): elements.forEach { note($0.value) }
    default: break
    }
  }

  /// `pages.append(x)` changes `pages`.
  private mutating func noteAppend(_ callee: Expression) {
    if case .member(let base, "append", _) = callee.kind { note(base) }
  }

  private mutating func add(_ name: String) { if !names.contains(name) { names.append(name) } }
}
