/// Prints a script with which a shell completes rxtree's commands and options.
enum CompletionsCommand: Command {
  static let specification = CommandSpecification(
    "completions", summary: "Print a script that teaches a shell rxtree's commands and options",
    details: [
      "bash: source <(rxtree completions bash)",
      "zsh: rxtree completions zsh > ~/.zfunc/_rxtree, with ~/.zfunc in fpath before compinit",
      "fish: rxtree completions fish > ~/.config/fish/completions/rxtree.fish",
    ],
    operands: [
      OperandSpecification("SHELL", help: "bash, zsh or fish", choices: ["bash", "zsh", "fish"])
    ])

  static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
    let commands = CommandRegistry.specifications
    switch arguments.operands.first {
    case "zsh": return StandardOutput.write(ZshCompletions.script(for: commands))
    case "fish": return StandardOutput.write(FishCompletions.script(for: commands))
    default: return StandardOutput.write(BashCompletions.script(for: commands))
    }
  }
}
