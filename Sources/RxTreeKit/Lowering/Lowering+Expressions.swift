import SwiftSyntax

extension Lowering {
  mutating func expression(_ node: ExprSyntax) -> Expression {
    nested(Expression(kind: .opaque, offset: node.start)) { lowering in
      switch node.as(ExprSyntaxEnum.self) {
      // What only wraps an expression does not matter to navigation.
      case .tryExpr(let wrapped): lowering.expression(wrapped.expression)
      case .awaitExpr(let wrapped): lowering.expression(wrapped.expression)
      case .unsafeExpr(let wrapped): lowering.expression(wrapped.expression)
      case .forceUnwrapExpr(let wrapped): lowering.expression(wrapped.expression)
      case .optionalChainingExpr(let wrapped): lowering.expression(wrapped.expression)
      case .inOutExpr(let handed):
        Expression(kind: .operation("&", [lowering.expression(handed.expression)]), offset: node.start)
      case .prefixOperatorExpr(let wrapped): lowering.expression(wrapped.expression)
      case .postfixOperatorExpr(let wrapped): lowering.expression(wrapped.expression)
      case .sequenceExpr(let sequence): lowering.sequence(sequence)
      default: Expression(kind: lowering.kind(node), offset: lowering.offset(of: node))
      }
    }
  }

  /// Where a reader looks for the expression: at the member's name, else where it begins.
  private func offset(of node: ExprSyntax) -> UInt32 {
    if let member = node.as(MemberAccessExprSyntax.self) { return member.declName.start }
    if let callee = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self) {
      return callee.declName.start
    }
    return node.start
  }

  private mutating func kind(_ node: ExprSyntax) -> Expression.Kind {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): .name(name.baseName.plain, [])
    case .superExpr: .name("super", [])
    case .genericSpecializationExpr(let generic): specialized(generic)
    case .memberAccessExpr(let member): self.member(member, [])
    case .functionCallExpr(let call): self.call(call)
    case .subscriptCallExpr(let call): .element(expression(call.calledExpression), arguments(call.arguments))
    case .macroExpansionExpr(let macro): .call(opaque(macro.start), arguments(macro.arguments))
    case .arrayExpr(let array): .array(array.elements.map { expression($0.expression) })
    case .dictionaryExpr(let dictionary): .array(values(dictionary))
    case .tupleExpr(let tuple): self.tuple(tuple)
    case .closureExpr(let closure): .closure(self.closure(closure))
    case .asExpr(let cast): .cast(expression(cast.expression), typeName(cast.type))
    case .isExpr(let check): .check(expression(check.expression), typeName(check.type))
    case .stringLiteralExpr(let literal): text(literal)
    case .ifExpr(let node): .block([branch(node)])
    case .switchExpr(let node): .block([selection(node)])
    case .typeExpr(let type): .type(typeName(type.type))
    case .keyPathExpr(let path): keyPath(path)
    default: .opaque
    }
  }

  /// `\.a.b` is the closure that gives a member of a member of what it is given.
  private func keyPath(_ node: KeyPathExprSyntax) -> Expression.Kind {
    var value = Expression(kind: .name("$0", []), offset: node.start)
    for component in node.components.prefix(Self.depthLimit / 2) {
      switch component.component {
      case .property(let property):
        let name = property.declName
        value = Expression(kind: .member(value, name.baseName.plain, []), offset: name.start)
      case .optional: break
      default: return .opaque
      }
    }
    return .closure(Expression.Closure(parameters: [], result: nil, body: [.result(value)]))
  }

  private func opaque(_ offset: UInt32) -> Expression { Expression(kind: .opaque, offset: offset) }

  private mutating func specialized(_ node: GenericSpecializationExprSyntax) -> Expression.Kind {
    let types = arguments(node.genericArgumentClause)
    if let name = node.expression.as(DeclReferenceExprSyntax.self) { return .name(name.baseName.plain, types) }
    if let member = node.expression.as(MemberAccessExprSyntax.self) { return self.member(member, types) }
    return expression(node.expression).kind
  }

  private mutating func member(_ node: MemberAccessExprSyntax, _ types: [TypeName]) -> Expression.Kind {
    let name = node.declName.baseName.plain
    guard let base = node.base else { return .implicitMember(name) }
    return .member(expression(base), name, types)
  }

  private mutating func call(_ node: FunctionCallExprSyntax) -> Expression.Kind {
    var list = arguments(node.arguments)
    if let closure = node.trailingClosure {
      list.append(Expression.Argument(label: nil, value: expression(ExprSyntax(closure))))
    }
    for extra in node.additionalTrailingClosures {
      list.append(Expression.Argument(label: extra.label.plain, value: expression(ExprSyntax(extra.closure))))
    }
    return .call(expression(node.calledExpression), list)
  }

  private mutating func arguments(_ list: LabeledExprListSyntax) -> [Expression.Argument] {
    list.map { Expression.Argument(label: $0.label?.plain, value: expression($0.expression)) }
  }

  private mutating func values(_ node: DictionaryExprSyntax) -> [Expression] {
    guard case .elements(let elements) = node.content else { return [] }
    return elements.map { expression($0.value) }
  }

  private mutating func tuple(_ node: TupleExprSyntax) -> Expression.Kind {
    let elements = arguments(node.elements)
    if let only = elements.first, elements.count == 1, only.label == nil { return only.value.kind }
    return .tuple(elements)
  }

  private mutating func closure(_ node: ClosureExprSyntax) -> Expression.Closure {
    Expression.Closure(
      parameters: parameters(node.signature), result: node.signature?.returnClause.map { typeName($0.type) },
      body: body(node.statements))
  }

  private func parameters(_ signature: ClosureSignatureSyntax?) -> [Parameter] {
    let plain = { (name: TokenSyntax, type: TypeSyntax?) in
      Parameter(
        label: nil, name: name.plain, type: type.map { typeName($0) }, defaultValue: nil,
        isInout: type.map(Lowering.isInout) ?? false)
    }
    switch signature?.parameterClause {
    case .simpleInput(let list): return list.map { plain($0.name, nil) }
    case .parameterClause(let clause): return clause.parameters.map { plain($0.secondName ?? $0.firstName, $0.type) }
    default: return []
    }
  }

  private func text(_ node: StringLiteralExprSyntax) -> Expression.Kind {
    guard node.segments.count == 1, case .stringSegment(let segment)? = node.segments.first else { return .opaque }
    return .text(segment.content.text)
  }
}
