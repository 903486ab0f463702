/// A property, local to a type or global.
struct PropertyFacts: Sendable {
  let name: String
  let type: TypeName?
  /// The initial value.
  let value: Expression?
  /// The body of the getter, if it is computed.
  let getter: [Statement]?
  /// The bodies of `willSet`, `didSet` and `set`.
  let observers: [Statement]
  let isStatic: Bool
  /// The names of those of its attributes, property wrappers and modifiers that matter.
  let attributes: [String]
  let offset: UInt32

  /// Whether an attribute or modifier says something to navigation: who owns the value, or that it is injected.
  static func matters(attribute name: String) -> Bool {
    name == "weak" || name == "unowned" || name.lowercased().contains("inject")
  }
}
