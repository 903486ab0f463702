/// Explains rxtree, or one of its commands.
enum HelpCommand: Command {
  static let specification = CommandSpecification(
    "help", summary: "Explain a command and its options",
    operands: [OperandSpecification("COMMAND", help: "The command to explain", optional: true)])

  static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
    guard let name = arguments.operands.first else { return StandardOutput.write(HelpPage.overview) }
    guard let command = CommandRegistry.command(named: name) else {
      let nearest = NearestName(of: name, in: CommandRegistry.specifications.map(\.name)).name
      throw .usage("There is no command '\(name)'.\(nearest.map { " Did you mean \($0)?" } ?? "")")
    }
    return StandardOutput.write(HelpPage.page(of: command.specification))
  }
}
