/// The completion script for fish.
enum FishCompletions {
  static func script(for commands: [CommandSpecification]) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    let lines = commands.flatMap { command in
      [line(of: command, among: names)] + operandLines(of: command)
        + command.options.map { line(of: $0, of: command, among: names) }
    }
    return """
      # Completions of rxtree for fish; made by: rxtree completions fish
      complete -c rxtree -f
      \(lines.joined(separator: "\n"))

      """
  }

  private static func line(of command: CommandSpecification, among names: String) -> String {
    "complete -c rxtree -n 'not __fish_seen_subcommand_from \(names)' -a \(command.name) -d '\(quoted(command.summary))'"
  }

  private static func operandLines(of command: CommandSpecification) -> [String] {
    command.operands.filter { !$0.choices.isEmpty }.map {
      "complete -c rxtree -n '__fish_seen_subcommand_from \(command.name)' -a '\($0.choices.joined(separator: " "))'"
    }
  }

  private static func line(
    of option: OptionSpecification, of command: CommandSpecification, among names: String
  ) -> String {
    var condition = "__fish_seen_subcommand_from \(command.name)"
    if command.name == CommandRegistry.implied.specification.name {
      condition += "; or not __fish_seen_subcommand_from \(names)"
    }
    let spellings = option.spellings.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
    return
      "complete -c rxtree -n '\(condition)' \(spellings.joined(separator: " "))\(action(of: option)) -d '\(quoted(option.help))'"
  }

  private static func action(of option: OptionSpecification) -> String {
    switch option.value {
    case .none: ""
    case .directory: " -x -a '(__fish_complete_directories)'"
    case .text: " -r -F"
    case .number: " -x"
    case .choice(let words): " -x -a '\(words.joined(separator: " "))'"
    }
  }

  private static func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }
}
