/// An expression of a function's body, reduced to what navigation needs.
///
/// `try`, `await`, `!` and `?` are dropped.
struct Expression: Sendable {
  /// What an expression is.
  indirect enum Kind: Sendable {
    /// `x`, `self`, `X<Y>`.
    case name(String, [TypeName])
    /// `.x`.
    case implicitMember(String)
    /// `a.x<Y>`.
    case member(Expression, String, [TypeName])
    /// `f(a) { b }`; trailing closures are arguments.
    case call(Expression, [Argument])
    /// `a[b]`.
    case element(Expression, [Argument])
    /// `[a, b]`, and the values of a dictionary literal.
    case array([Expression])
    /// `(a, b: c)`.
    case tuple([Argument])
    /// `{ … }`.
    case closure(Closure)
    /// `a as! B`, `a as? B`.
    case cast(Expression, TypeName)
    /// `a is B`.
    case check(Expression, TypeName)
    /// A string literal without interpolation.
    case text(String)
    /// `a = b`.
    case assignment(Expression, Expression)
    /// `a ? b : c` and `a ?? b`: what the value can be.
    case choice([Expression])
    /// Other operators: the operator (empty where they are mixed) and its operands; `&a` is one as well.
    case operation(String, [Expression])
    /// `if` and `switch` as expressions.
    case block([Statement])
    /// A type that is no name: `[A].self`.
    case type(TypeName)
    /// What navigation never needs.
    case opaque
  }

  /// An argument of a call, or an element of a tuple.
  struct Argument: Sendable {
    let label: String?
    let value: Expression
  }

  /// A closure.
  struct Closure: Sendable {
    let parameters: [Parameter]
    let result: TypeName?
    let body: [Statement]
  }

  /// What `&a` hands to a function, if it is that.
  var handedIn: Expression? {
    guard case .operation("&", let operands) = kind, operands.count == 1 else { return nil }
    return operands.first
  }

  /// What it is.
  let kind: Kind
  /// Where it begins, in bytes from the start of the file; for a member, where the member's name is.
  let offset: UInt32
}

/// A parameter of a function or closure.
struct Parameter: Sendable {
  let label: String?
  let name: String
  let type: TypeName?
  let defaultValue: Expression?
  /// Whether it takes several arguments, as a list; the type is that of the list.
  var isVariadic = false
  /// Whether the function gives the argument another value.
  var isInout = false
}
