import SwiftSyntax

extension Lowering {
  /// The statements of a function or getter; where it is a single expression, that is its result.
  mutating func body(_ items: CodeBlockItemListSyntax?) -> [Statement] {
    let statements = explicit(items)
    return statements.count == 1 ? statements.map(impliedResult) : statements
  }

  /// The statements of a block whose results are written.
  mutating func explicit(_ items: CodeBlockItemListSyntax?) -> [Statement] {
    guard let items else { return [] }
    return nested([]) { lowering in items.flatMap { lowering.statements(of: $0) } }
  }

  /// A statement whose value is the value of its block: an expression, or an `if` or `switch` of expressions.
  private func impliedResult(_ statement: Statement) -> Statement {
    switch statement {
    case .expression(let expression): .result(expression)
    case .selection(let subject, let cases):
      .selection(
        subject,
        cases.map { Statement.Case(patterns: $0.patterns, body: impliedResult(of: $0.body), offset: $0.offset) })
    case .branch(let conditions, let then, let otherwise):
      .branch(conditions, then: impliedResult(of: then), otherwise: impliedResult(of: otherwise))
    default: statement
    }
  }

  private func impliedResult(of body: [Statement]) -> [Statement] {
    body.count == 1 ? body.map(impliedResult) : body
  }

  mutating func statements(of item: CodeBlockItemSyntax) -> [Statement] {
    switch item.item {
    case .decl(let declaration): local(declaration)
    case .stmt(let statement): nested([]) { $0.statement(statement) }
    case .expr(let expression): nested([]) { $0.statement(of: expression) }
    default: []
    }
  }

  private mutating func local(_ declaration: DeclSyntax) -> [Statement] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node):
      let isWrapped = !node.attributes.isEmpty
      return node.bindings.flatMap { binding($0, isWrapped: isWrapped) }
    case .functionDecl(let node): return nested([]) { [.function($0.function(node))] }
    case .ifConfigDecl(let node):
      var statements: [Statement] = []
      for case .statements(let items)? in node.clauses.map(\.elements) { statements += explicit(items) }
      return statements
    default: return []
    }
  }

  private mutating func binding(_ node: PatternBindingSyntax, isWrapped: Bool) -> [Statement] {
    let type = node.typeAnnotation.map { typeName($0.type) }
    if isWrapped, node.initializer == nil, let type { return [injected(type, node)] }
    let value = node.initializer.map { expression($0.value) }
    if value == nil, case .getter(let items)? = node.accessorBlock?.accessors {
      return [.binding(pattern(node.pattern), type, Expression(kind: .block(body(items)), offset: node.start))]
    }
    return [.binding(pattern(node.pattern), type, value)]
  }

  /// `@Inject var x: X` inside a function stands for `let x = resolve(X.self)`.
  private mutating func injected(_ type: TypeName, _ node: PatternBindingSyntax) -> Statement {
    let metatype = Expression(
      kind: .member(Expression(kind: .type(type), offset: node.start), "self", []), offset: node.start)
    let resolve = Expression(kind: .name("resolve", []), offset: node.start)
    let call = Expression.Kind.call(resolve, [Expression.Argument(label: nil, value: metatype)])
    return .binding(pattern(node.pattern), type, Expression(kind: call, offset: node.start))
  }

  private mutating func statement(_ node: StmtSyntax) -> [Statement] {
    switch node.as(StmtSyntaxEnum.self) {
    case .returnStmt(let statement): return [.result(statement.expression.map { expression($0) })]
    case .expressionStmt(let statement): return self.statement(of: statement.expression)
    case .guardStmt(let statement):
      return [.exit(conditions(statement.conditions), otherwise: explicit(statement.body.statements))]
    case .forStmt(let statement):
      return [.loop(pattern(statement.pattern), expression(statement.sequence), explicit(statement.body.statements))]
    case .whileStmt(let statement):
      return [.branch(conditions(statement.conditions), then: explicit(statement.body.statements), otherwise: [])]
    case .repeatStmt(let statement): return [.scope(explicit(statement.body.statements))]
    case .doStmt(let statement):
      return [.scope(explicit(statement.body.statements))]
        + statement.catchClauses.map { .scope(explicit($0.body.statements)) }
    case .deferStmt(let statement): return [.scope(explicit(statement.body.statements))]
    case .labeledStmt(let statement): return self.statement(statement.statement)
    case .throwStmt(let statement): return [.expression(expression(statement.expression))]
    case .yieldStmt, .breakStmt, .continueStmt, .fallThroughStmt: return []
    default: return []
    }
  }

  private mutating func statement(of node: ExprSyntax) -> [Statement] {
    switch node.as(ExprSyntaxEnum.self) {
    case .ifExpr(let expression): [branch(expression)]
    case .switchExpr(let expression): [selection(expression)]
    default: [.expression(expression(node))]
    }
  }

  mutating func branch(_ node: IfExprSyntax) -> Statement {
    let otherwise: [Statement] =
      switch node.elseBody {
      case .ifExpr(let next): nested([]) { [$0.branch(next)] }
      case .codeBlock(let block): explicit(block.statements)
      default: []
      }
    return .branch(conditions(node.conditions), then: explicit(node.body.statements), otherwise: otherwise)
  }

  mutating func selection(_ node: SwitchExprSyntax) -> Statement {
    .selection(expression(node.subject), cases(node.cases))
  }

  private mutating func cases(_ list: SwitchCaseListSyntax) -> [Statement.Case] {
    var cases: [Statement.Case] = []
    var fallsThrough = false
    for element in list {
      if case .switchCase(let node) = element {
        cases.append(selectionCase(node, after: fallsThrough ? cases.last : nil))
      }
      fallsThrough = Self.fallsThrough(element)
      if case .ifConfigDecl(let node) = element {
        for case .switchCases(let inner)? in node.clauses.map(\.elements) { cases += self.cases(inner) }
      }
    }
    return cases
  }

  private static func fallsThrough(_ element: SwitchCaseListSyntax.Element) -> Bool {
    guard case .switchCase(let node) = element, case .stmt(let last)? = node.statements.last?.item else { return false }
    return last.is(FallThroughStmtSyntax.self)
  }

  /// A case takes over the patterns of the one before it that falls through.
  private mutating func selectionCase(_ node: SwitchCaseSyntax, after previous: Statement.Case?) -> Statement.Case {
    var patterns = previous?.patterns ?? []
    if case .case(let label) = node.label { patterns += label.caseItems.map { pattern($0.pattern) } }
    return Statement.Case(patterns: patterns, body: explicit(node.statements), offset: node.start)
  }

  private mutating func conditions(_ list: ConditionElementListSyntax) -> [Statement.Condition] {
    list.compactMap { element -> Statement.Condition? in
      switch element.condition {
      case .expression(let node): return .expression(expression(node))
      case .matchingPattern(let node): return .match(pattern(node.pattern), expression(node.initializer.value))
      case .optionalBinding(let node): return optionalBinding(node)
      default: return nil
      }
    }
  }

  /// `let x = value`; `let x` alone means the `x` that is already there.
  private mutating func optionalBinding(_ node: OptionalBindingConditionSyntax) -> Statement.Condition {
    let bound = pattern(node.pattern)
    if let value = node.initializer?.value { return .match(bound, expression(value)) }
    let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain ?? ""
    return .match(bound, Expression(kind: .name(name, []), offset: node.pattern.start))
  }
}
