/// An argument that is no option.
struct OperandSpecification: Sendable {
  let name: String
  let help: String
  /// Whether the command can do without.
  let isOptional: Bool
  /// Whether there may be several.
  let isRepeatable: Bool
  /// The only words that make sense; empty for any.
  let choices: [String]

  init(
    _ name: String, help: String, optional: Bool = false, repeatable: Bool = false, choices: [String] = []
  ) {
    self.name = name
    self.help = help
    isOptional = optional
    isRepeatable = repeatable
    self.choices = choices
  }

  /// How usage lines show it.
  var usage: String {
    let repeated = isRepeatable ? name + " ..." : name
    return isOptional ? "[\(repeated)]" : repeated
  }
}
