/// A command: its name, what it does, and all that may follow its name.
struct CommandSpecification: Sendable {
  let name: String
  /// What it does, in one sentence without a full stop.
  let summary: String
  /// What else to know, a paragraph each.
  let details: [String]
  let operands: [OperandSpecification]
  /// The options of this command, in the order of its help page.
  let options: [OptionSpecification]

  init(
    _ name: String, summary: String, details: [String] = [], operands: [OperandSpecification] = [],
    options: [OptionSpecification] = []
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.operands = operands
    self.options = options + OptionCatalogue.everywhere
  }

  /// The option that is written so.
  func option(spelled spelling: String) -> OptionSpecification? {
    options.first { $0.spellings.contains(spelling) }
  }

  /// How it is called.
  var usage: String {
    let called = name == CommandRegistry.implied.specification.name ? "[\(name)]" : name
    let takesOptions = options.count > OptionCatalogue.everywhere.count
    return (["rxtree", called] + operands.map(\.usage) + (takesOptions ? ["[options]"] : [])).joined(separator: " ")
  }
}
