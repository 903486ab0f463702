import SwiftSyntax

extension Lowering {
  mutating func pattern(_ node: PatternSyntax) -> Pattern {
    nested(.wildcard) { lowering in
      switch node.as(PatternSyntaxEnum.self) {
      case .identifierPattern(let pattern): .name(pattern.identifier.plain)
      case .valueBindingPattern(let pattern): lowering.pattern(pattern.pattern)
      case .tuplePattern(let pattern): .tuple(pattern.elements.map { lowering.pattern($0.pattern) })
      case .isTypePattern(let pattern): .type(.wildcard, lowering.typeName(pattern.type))
      case .expressionPattern(let pattern): lowering.pattern(of: pattern.expression)
      default: .wildcard
      }
    }
  }

  /// A pattern that is written as an expression: `.x(let y)`, `X.x`, `let y as X`, `(a, b)`, a value.
  private mutating func pattern(of node: ExprSyntax) -> Pattern {
    switch node.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member):
      // `A.b.rawValue` still says `b`.
      if member.declName.baseName.plain == "rawValue", let base = member.base { return pattern(argument: base) }
      return .enumCase(member.declName.baseName.plain, [])
    case .functionCallExpr(let call):
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return .value(expression(node)) }
      if member.declName.baseName.plain == "route", call.arguments.isEmpty, let base = member.base {
        return pattern(argument: base)
      }
      return .enumCase(member.declName.baseName.plain, call.arguments.map { pattern(argument: $0.expression) })
    case .optionalChainingExpr(let optional): return nested(.wildcard) { $0.pattern(of: optional.expression) }
    case .patternExpr(let inner): return pattern(inner.pattern)
    case .tupleExpr(let tuple): return .tuple(tuple.elements.map { pattern(argument: $0.expression) })
    case .discardAssignmentExpr: return .wildcard
    case .sequenceExpr(let sequence): return cast(sequence) ?? .value(expression(node))
    default: return .value(expression(node))
    }
  }

  private mutating func pattern(argument node: ExprSyntax) -> Pattern {
    nested(.wildcard) { $0.pattern(of: node) }
  }

  /// `let y as X`.
  private mutating func cast(_ sequence: SequenceExprSyntax) -> Pattern? {
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    return .type(pattern(argument: elements[0]), typeName(type.type))
  }
}
