/// Visits every expression of a body, outer ones before what is inside them, in the order of the source.
struct ExpressionWalk {
  private let visitor: (Expression) -> Void

  /// Calls `visitor` for each expression in the statements, also in closures and local functions.
  static func visit(_ statements: [Statement], _ visitor: (Expression) -> Void) {
    withoutActuallyEscaping(visitor) { ExpressionWalk(visitor: $0).visit(statements) }
  }

  private func visit(_ statements: [Statement]) { statements.forEach { visit($0) } }

  private func visit(_ statement: Statement) {
    switch statement {
    case .expression(let value): visit(value)
    case .binding(_, _, let value), .result(let value): value.map { visit($0) }
    case .branch(let conditions, let then, let otherwise):
      conditions.forEach { visit($0) }
      visit(then)
      visit(otherwise)
    case .exit(let conditions, let otherwise):
      conditions.forEach { visit($0) }
      visit(otherwise)
    case .selection(let subject, let cases):
      visit(subject)
      cases.forEach { visit($0.body) }
    case .loop(_, let sequence, let body):
      visit(sequence)
      visit(body)
    case .scope(let body): visit(body)
    case .function(let function): visit(function.body)
    }
  }

  private func visit(_ condition: Statement.Condition) {
    switch condition {
    case .expression(let value), .match(_, let value): visit(value)
    }
  }

  private func visit(_ expression: Expression) {
    visitor(expression)
    switch expression.kind {
    case .member(let base, _, _): visit(base)
    case .call(let callee, let arguments), .element(let callee, let arguments):
      visit(callee)
      arguments.forEach { visit($0.value) }
    case .array(let elements), .choice(let elements), .operation(_, let elements): elements.forEach { visit($0) }
    case .tuple(let elements): elements.forEach { visit($0.value) }
    case .closure(let closure): visit(closure.body)
    case .cast(let value, _), .check(let value, _): visit(value)
    case .assignment(let target, let value):
      visit(target)
      visit(value)
    case .block(let statements): visit(statements)
    case .name, .implicitMember, .text, .type, .opaque: break
    }
  }
}
