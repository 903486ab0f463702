/// Finds the properties of `self` that a body assigns.
struct AssignmentFinder {
  private var names: [String] = []
  private let hidden: Set<String>

  /// The names assigned, as `self.x = …` or, where no parameter hides it, as `x = …`; each once, in order.
  static func targets(in body: [Statement], hidden: Set<String>) -> [String] {
    var finder = AssignmentFinder(hidden: hidden)
    ExpressionWalk.visit(body) { finder.visit($0) }
    return finder.names
  }

  private init(hidden: Set<String>) { self.hidden = hidden }

  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .assignment(let target, _): note(target)
    // A function that is given `&x` may assign it.
    case .operation("+=", let operands), .operation("&", let operands): operands.first.map { note($0) }
    case .call(let callee, _):
      // `pages.append(x)` changes `pages`.
      if case .member(let base, "append", _) = callee.kind { note(base) }
    default: break
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

  private mutating func add(_ name: String) { if !names.contains(name) { names.append(name) } }
}
