/// A statement of a function's body, reduced to what navigation needs.
indirect enum Statement: Sendable {
  /// A condition of `if`, `guard` or `while`.
  enum Condition: Sendable {
    case expression(Expression)
    /// `let x = value`, `case .x(let y) = value`.
    case match(Pattern, Expression)
  }

  /// A `case` or `default` of a `switch`.
  struct Case: Sendable {
    /// The patterns; empty for `default`.
    let patterns: [Pattern]
    let body: [Statement]
    let offset: UInt32
  }

  case expression(Expression)
  /// `let x: T = value`.
  case binding(Pattern, TypeName?, Expression?)
  /// `return value`, also where the source leaves `return` out.
  case result(Expression?)
  case branch([Condition], then: [Statement], otherwise: [Statement])
  /// `guard conditions else { otherwise }`: the names that it binds stay in scope.
  case exit([Condition], otherwise: [Statement])
  case selection(Expression, [Case])
  /// `for pattern in sequence { body }`.
  case loop(Pattern, Expression, [Statement])
  /// `do`, `defer`, `while` and the like: statements in a scope of their own.
  case scope([Statement])
  /// A local function.
  case function(FunctionFacts)
}

/// A pattern, as far as it names what it matches and binds.
indirect enum Pattern: Sendable {
  /// `x` in `let x`.
  case name(String)
  /// `(a, b)`.
  case tuple([Pattern])
  /// `.x(let y)`, `X.x`.
  case enumCase(String, [Pattern])
  /// `is X`, `let y as X`.
  case type(Pattern, TypeName)
  /// A value to compare with.
  case value(Expression)
  /// `_`.
  case wildcard
}
