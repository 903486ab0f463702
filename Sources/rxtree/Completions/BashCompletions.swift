/// The completion script for bash 3.2 and later.
enum BashCompletions {
  static func script(for commands: [CommandSpecification]) -> String {
    """
    # Completions of rxtree for bash; made by: rxtree completions bash
    _rxtree() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=\(implied) word
      COMPREPLY=()
      # bash cuts --option=value into three words.
      if [[ $current == = ]]; then current=""; elif [[ $previous == = ]]; then previous=${COMP_WORDS[COMP_CWORD - 2]}; fi
      for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $word in
          \(commands.map(\.name).joined(separator: " | "))) command=$word; break ;;
        esac
      done
      case $command:$previous in
    \(commands.flatMap(valueCases).joined(separator: "\n"))
      esac
      case $command:$current in
    \(commands.map(optionCase).joined(separator: "\n"))
        \(implied):*) \(words(commands.map(\.name))) ;;
      esac
    }
    complete -F _rxtree rxtree

    """
  }

  private static var implied: String { CommandRegistry.implied.specification.name }

  /// What can follow an option with a value, or stand for an operand with few choices.
  private static func valueCases(of command: CommandSpecification) -> [String] {
    command.options.compactMap { option in
      let patterns = option.spellings.map { "\(command.name):\($0)" }.joined(separator: " | ")
      return action(of: option.value).map { "    \(patterns)) \($0); return ;;" }
    }
      + command.operands.filter { !$0.choices.isEmpty }.map {
        "    \(command.name):\(command.name)) \(words($0.choices)); return ;;"
      }
  }

  private static func optionCase(of command: CommandSpecification) -> String {
    "    \(command.name):-*) \(words(command.options.flatMap(\.spellings))) ;;"
  }

  private static func action(of value: OptionSpecification.Value) -> String? {
    switch value {
    case .none: nil
    case .directory: #"local IFS=$'\n'; COMPREPLY=($(compgen -d -- "$current"))"#
    case .text: #"local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current"))"#
    case .number: "COMPREPLY=()"
    case .choice(let choices): words(choices)
    }
  }

  private static func words(_ words: [String]) -> String {
    #"COMPREPLY=($(compgen -W "\#(words.joined(separator: " "))" -- "$current"))"#
  }
}
