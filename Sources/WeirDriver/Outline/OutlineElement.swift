/// An element of a screen, as a person perceives it.
public struct OutlineElement: Sendable, Hashable {
  /// What it is.
  public var role: OutlineRole
  /// The number of a row, from 1 on.
  public var number: Int?
  /// What it is called.
  public var name: String?
  /// What it holds.
  public var value: String?
  /// What is special about it.
  public var states: [OutlineState]
  /// What is in it, in reading order.
  public var children: [OutlineElement]

  /// Makes an element.
  public init(
    _ role: OutlineRole, _ name: String? = nil, number: Int? = nil, value: String? = nil,
    states: [OutlineState] = [], children: [OutlineElement] = []
  ) {
    self.role = role
    self.number = number
    self.name = name
    self.value = value
    self.states = states
    self.children = children
  }

  /// The element in one line, without what is in it: `field "Email" = "ada@example.com" (editing)`.
  public var line: String {
    var line = role.rawValue
    if let number { line += " \(number)" }
    if let name { line += " \(QuotedText.quote(name))" }
    if let value { line += " = \(QuotedText.quote(value))" }
    if !states.isEmpty { line += " (\(states.map(\.rawValue).joined(separator: ", ")))" }
    return line
  }
}

extension OutlineElement: CustomStringConvertible {
  /// The element in one line.
  public var description: String { line }
}
