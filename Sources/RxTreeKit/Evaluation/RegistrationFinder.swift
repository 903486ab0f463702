/// Finds `register(X.self) { … }` and its kin in a body.
struct RegistrationFinder {
  struct Found {
    let type: TypeName
    let factory: Expression
  }

  private var found: [Found] = []

  static func registrations(in body: [Statement]) -> [Found] {
    var finder = RegistrationFinder()
    ExpressionWalk.visit(body) { expression in
      if case .call(let callee, let arguments) = expression.kind { finder.note(callee, arguments) }
    }
    return finder.found
  }

  /// A call whose name starts with `register` or `autoregister`, with a type and what makes an object of it.
  private mutating func note(_ callee: Expression, _ arguments: [Expression.Argument]) {
    guard let name = Self.name(of: callee), name.hasPrefix("register") || name.hasPrefix("autoregister") else { return }
    guard let type = arguments.lazy.compactMap({ Self.metatype($0.value) }).first else { return }
    guard let factory = arguments.last(where: { Self.makesObject($0) }) else { return }
    found.append(Found(type: type, factory: factory.value))
  }

  private static func name(of callee: Expression) -> String? {
    switch callee.kind {
    case .name(let name, _), .member(_, let name, _), .implicitMember(let name): name
    default: nil
    }
  }

  private static func makesObject(_ argument: Expression.Argument) -> Bool {
    if case .closure = argument.value.kind { return true }
    return argument.label == "initializer" || argument.label == "factory"
  }

  /// `X` in `X.self`.
  static func metatype(_ expression: Expression) -> TypeName? {
    guard case .member(let base, "self", _) = expression.kind else { return nil }
    switch base.kind {
    case .name(let name, let types): return .named(name, types)
    case .type(let type): return type
    case .member:
      return path(base).map { .named($0, []) }
    default: return nil
    }
  }

  private static func path(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name, _): name
    case .member(let base, let name, _): path(base).map { $0 + "." + name }
    default: nil
    }
  }
}
