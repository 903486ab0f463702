/// What an expression can be, as far as navigation cares.
indirect enum Value: Hashable {
  /// Nothing is known.
  case unknown
  /// Unknown on purpose, such as the root of a flow that a closure is given: not worth a word.
  case quiet
  /// `self` of the type that is being analysed.
  case this
  /// Known by its declared type only: a parameter, whose value its caller knows.
  case argument(TypeReference)
  /// An object of a type, with the screens, flows and coordinators that it was made with.
  case instance(TypeReference, content: [Labelled])
  /// A type itself: `X` in `X.make()`, `X.self`.
  case type(TypeReference)
  case list([Value])
  case tuple([Labelled])
  /// One of several.
  case choice([Value])
  /// The step, route or tag that is being navigated to.
  case step
  /// `.x(a)`, `X.x(a)`: a case or a static function, and the type of the app that it is of, if that is known.
  case variant(String, [Labelled], of: TypeReference?)
  /// Something that belongs to another flow or coordinator: its root, its navigation controller, its router.
  case part(Value)
  case closure(ClosureValue)

  /// A value with its label, as in a tuple or an argument list.
  struct Labelled: Hashable {
    let label: String?
    let value: Value
  }

  /// An object without content.
  static func instance(_ type: TypeReference) -> Value { .instance(type, content: []) }

  /// A case or a static function of a type that is not known, or a text.
  static func variant(_ name: String, _ inner: [Labelled]) -> Value { .variant(name, inner, of: nil) }

  /// Hashes the outermost part; what is inside only counts where two values are compared.
  func hash(into hasher: inout Hasher) {
    switch self {
    case .unknown: hasher.combine(0)
    case .quiet: hasher.combine(1)
    case .this: hasher.combine(2)
    case .step: hasher.combine(3)
    case .argument(let type), .type(let type): type.hash(into: &hasher)
    case .instance(let type, let content):
      type.hash(into: &hasher)
      hasher.combine(content.count)
    case .list(let values), .choice(let values): Self.hash(values.first, values.count, into: &hasher)
    case .tuple(let elements): Self.hash(elements.first?.value, elements.count, into: &hasher)
    case .variant(let name, let elements, _):
      hasher.combine(name)
      Self.hash(elements.first?.value, elements.count, into: &hasher)
    case .part(let whole): whole.hash(into: &hasher)
    case .closure(let closure): closure.hash(into: &hasher)
    }
  }

  private static func hash(_ first: Value?, _ count: Int, into hasher: inout Hasher) {
    hasher.combine(count)
    first?.hash(into: &hasher)
  }

  /// Whether it is small enough to be carried on: a call that hands on what it was given, and more, would grow it forever.
  var isBounded: Bool {
    switch self {
    case .unknown, .quiet, .this, .argument, .type, .step, .closure: return true
    default: break
    }
    var room = 400
    return fits(&room, depth: 0)
  }

  private func fits(_ room: inout Int, depth: Int) -> Bool {
    room -= 1
    guard room > 0, depth < 10 else { return false }
    switch self {
    case .instance(_, let elements), .tuple(let elements), .variant(_, let elements, _):
      for element in elements where !element.value.fits(&room, depth: depth + 1) { return false }
    case .list(let values), .choice(let values):
      for value in values where !value.fits(&room, depth: depth + 1) { return false }
    case .part(let value): return value.fits(&room, depth: depth + 1)
    case .unknown, .quiet, .this, .argument, .type, .step, .closure: break
    }
    return true
  }

  /// Whether something is known that a less exact value would lose.
  var isKnown: Bool {
    switch self {
    case .unknown, .quiet, .argument: false
    case .choice(let values): values.contains(where: \.isKnown)
    default: true
    }
  }

  /// Whether it is a case of an enum, or a text.
  var isCase: Bool {
    switch self {
    case .variant: true
    case .choice(let values): values.allSatisfy(\.isCase)
    default: false
    }
  }

  /// One of several values; what is not known gives way to what is.
  static func oneOf(_ values: [Value]) -> Value {
    var flat: [Value] = []
    for value in values {
      let parts = if case .choice(let inner) = value { inner } else { [value] }
      for part in parts where !flat.contains(part) { flat.append(part) }
    }
    if flat.contains(.step) { return .step }
    let known = flat.filter(\.isKnown)
    let kept = known.isEmpty ? flat : known
    if kept.count > 1 { return .choice(Array(kept.prefix(choiceLimit))) }
    return kept.first ?? .unknown
  }

  /// How many alternatives are followed: enough for any switch over an app's tabs.
  private static let choiceLimit = 64

  /// The elements of a list; of anything else, itself.
  var elements: [Value] {
    switch self {
    case .list(let values): values
    case .choice(let values): values.flatMap(\.elements)
    default: [self]
    }
  }
}

/// A closure with the names that it sees.
final class ClosureValue: Hashable {
  let closure: Expression.Closure
  let scope: Scope
  /// Where the closure stands: whose `self` it captures.
  let frame: Frame

  init(_ closure: Expression.Closure, in frame: Frame) {
    self.closure = closure
    self.scope = frame.scope
    self.frame = frame
  }

  /// Whether the closure names no parameters and uses a second one.
  private(set) lazy var usesSecondArgument: Bool = {
    var isUsed = false
    ExpressionWalk.visit(closure.body) { if case .name("$1", _) = $0.kind { isUsed = true } }
    return isUsed
  }()

  static func == (left: ClosureValue, right: ClosureValue) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
