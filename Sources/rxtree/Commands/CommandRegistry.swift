/// All commands, in the order in which help lists them.
enum CommandRegistry {
  static var all: [any Command.Type] {
    [TreeCommand.self, ListCommand.self, PathCommand.self, WhoCommand.self, CompletionsCommand.self, HelpCommand.self]
  }

  /// The command that runs where none is named.
  static var implied: any Command.Type { TreeCommand.self }

  /// The specifications of all commands.
  static var specifications: [CommandSpecification] { all.map { $0.specification } }

  /// The spellings of all options that have a value; an option means the same in every command.
  static var optionsWithValue: Set<String> {
    Set(specifications.flatMap(\.options).filter { $0.value != .none }.flatMap(\.spellings))
  }

  /// The command with a name.
  static func command(named name: String) -> (any Command.Type)? {
    all.first { $0.specification.name == name }
  }
}
