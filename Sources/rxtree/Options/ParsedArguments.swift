/// Options and operands that fit their command.
struct ParsedArguments: Sendable {
  private var valuesByName: [OptionName: [String]] = [:]
  /// What is no option, in the order given.
  let operands: [String]

  init(operands: [String]) {
    self.operands = operands
  }

  /// Adds an option; the value of one that has none is empty.
  mutating func add(_ name: OptionName, _ value: String) {
    valuesByName[name, default: []].append(value)
  }

  /// Whether an option was given.
  func has(_ name: OptionName) -> Bool { valuesByName[name] != nil }

  /// All values of an option, in the order given.
  func values(_ name: OptionName) -> [String] { valuesByName[name] ?? [] }

  /// The value of an option that may be given once.
  func value(_ name: OptionName) -> String? { valuesByName[name]?.first }

  /// The value of an option that is a number.
  func number(_ name: OptionName) -> Int? { value(name).flatMap { Int($0) } }
}
