/// The help pages, made from the specifications.
enum HelpPage {
  /// What rxtree is, and its commands.
  static var overview: String {
    let usages = CommandRegistry.specifications.map { "  " + $0.usage }
    let commands = CommandRegistry.specifications.map { ($0.name, $0.summary) }
    return """
      \(HelpColumns.paragraph(purpose))

      Usage:
      \(usages.joined(separator: "\n"))

      Commands:
      \(HelpColumns.text(commands))

      Exit codes:
      \(HelpColumns.text(exitCodes))

      Start with: rxtree --dir PATH/TO/APP
      More about a command and its options: rxtree help COMMAND

      """
  }

  /// A command with its operands and options.
  static func page(of command: CommandSpecification) -> String {
    var parts = [HelpColumns.paragraph("\(command.summary)."), "Usage: \(command.usage)"]
    if !command.details.isEmpty { parts.append(command.details.map(HelpColumns.paragraph).joined(separator: "\n\n")) }
    if !command.operands.isEmpty {
      parts.append("Arguments:\n" + HelpColumns.text(command.operands.map { ($0.name, $0.help) }))
    }
    parts.append("Options:\n" + HelpColumns.text(command.options.map { (heading(of: $0), $0.help) }))
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static let purpose =
    "rxtree draws an app's navigation from its Swift source: every flow, coordinator and screen, and the steps that "
    + "lead from one to another."

  private static let exitCodes = [
    ("0", "There is a result"),
    ("1", "Nothing was found, or --strict found a fault"),
    ("64", "The options or arguments make no sense"),
  ]

  private static func heading(of option: OptionSpecification) -> String {
    option.spellings.joined(separator: ", ") + (option.placeholder.map { " " + $0 } ?? "")
  }
}
