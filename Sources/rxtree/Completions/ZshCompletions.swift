/// The completion script for zsh.
enum ZshCompletions {
  static func script(for commands: [CommandSpecification]) -> String {
    """
    #compdef rxtree
    # Completions of rxtree for zsh; made by: rxtree completions zsh
    _rxtree() {
      local command=\(CommandRegistry.implied.specification.name) word
      local -a commands=(
    \(commands.map { "    '\($0.name):\(quoted($0.summary))'" }.joined(separator: "\n"))
      )
      for word in "${(@)words[2,CURRENT-1]}"; do
        case $word in
          \(commands.map(\.name).joined(separator: "|"))) command=$word; break ;;
        esac
      done
      case $command in
    \(commands.map(commandCase).joined(separator: "\n"))
      esac
    }
    if [[ $funcstack[1] == _rxtree ]]; then _rxtree "$@"; else compdef _rxtree rxtree; fi

    """
  }

  private static func commandCase(of command: CommandSpecification) -> String {
    let choices = command.operands.flatMap(\.choices)
    let operands = choices.isEmpty ? "'*: :{_describe command commands}'" : "'*: :(\(choices.joined(separator: " ")))'"
    let options = command.options.flatMap(arguments)
    return "    \(command.name))\n      _arguments \\\n"
      + (options + [operands]).map { "        \($0)" }.joined(separator: " \\\n") + "\n      ;;"
  }

  /// One `_arguments` entry for each spelling of an option.
  private static func arguments(of option: OptionSpecification) -> [String] {
    let others = option.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
    return option.spellings.map { spelling in
      let attached = option.value == .none || !spelling.hasPrefix("--") ? "" : "="
      return "'\(others)\(spelling)\(attached)[\(quoted(option.help))]\(action(of: option))'"
    }
  }

  private static func action(of option: OptionSpecification) -> String {
    switch option.value {
    case .none: ""
    case .directory: ":DIR:_files -/"
    case .text(let name): ":\(name):_files"
    case .number: ":N: "
    case .choice(let words): ":value:(\(words.joined(separator: " ")))"
    }
  }

  /// What stands in single quotes, within brackets or before a colon.
  private static func quoted(_ text: String) -> String {
    text.replacing("'", with: "'\\''").replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
  }
}
