import SwiftSyntax

extension Lowering {
  /// Folds `a op b op c`, which the parser leaves flat, as far as navigation needs it: assignment, then `? :`, then casts.
  mutating func sequence(_ node: SequenceExprSyntax) -> Expression {
    let elements = Array(node.elements.prefix(Self.elementLimit))
    return fold(elements[...], offset: node.start)
  }

  /// How many operands and operators are looked at: each `? :` looks at all that follow it.
  private static let elementLimit = 2_000

  private mutating func fold(_ elements: ArraySlice<ExprSyntax>, offset: UInt32) -> Expression {
    nested(Expression(kind: .opaque, offset: offset)) { lowering in
      if let split = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) {
        let target = lowering.fold(elements[..<split], offset: offset)
        let value = lowering.fold(elements[(split + 1)...], offset: offset)
        return Expression(kind: .assignment(target, value), offset: offset)
      }
      if let split = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
        return lowering.ternary(elements, split, offset)
      }
      return lowering.operands(elements, offset)
    }
  }

  /// `a ? b : c` is `if a { b } else { c }`: the condition may be about the step.
  private mutating func ternary(_ elements: ArraySlice<ExprSyntax>, _ split: Int, _ offset: UInt32) -> Expression {
    guard let middle = elements[split].as(UnresolvedTernaryExprSyntax.self) else {
      return Expression(kind: .opaque, offset: offset)
    }
    let condition = fold(elements[..<split], offset: offset)
    let first = expression(middle.thenExpression)
    let second = fold(elements[(split + 1)...], offset: offset)
    let branch = Statement.branch(
      [.expression(condition)], then: [.expression(first)], otherwise: [.expression(second)])
    return Expression(kind: .block([branch]), offset: offset)
  }

  private mutating func operands(_ elements: ArraySlice<ExprSyntax>, _ offset: UInt32) -> Expression {
    var operands: [Expression] = []
    var operators: Set<String> = []
    var isCheck = false
    for element in elements {
      if element.is(UnresolvedIsExprSyntax.self) { isCheck = true }
      if element.is(UnresolvedAsExprSyntax.self) { isCheck = false }
      if let name = element.as(BinaryOperatorExprSyntax.self) {
        operators.insert(name.operator.text)
      } else if let type = element.as(TypeExprSyntax.self), let last = operands.popLast() {
        operands.append(cast(last, to: type, isCheck: isCheck))
      } else if !element.is(UnresolvedAsExprSyntax.self), !element.is(UnresolvedIsExprSyntax.self),
        !element.is(ArrowExprSyntax.self)
      {
        operands.append(expression(element))
      }
    }
    if let only = operands.first, operands.count == 1 { return only }
    let isChoice = operators == ["??"]
    let name = operators.count == 1 ? operators.first ?? "" : ""
    return Expression(kind: isChoice ? .choice(operands) : .operation(name, operands), offset: offset)
  }

  private func cast(_ value: Expression, to type: TypeExprSyntax, isCheck: Bool) -> Expression {
    let name = typeName(type.type)
    return Expression(kind: isCheck ? .check(value, name) : .cast(value, name), offset: value.offset)
  }
}
