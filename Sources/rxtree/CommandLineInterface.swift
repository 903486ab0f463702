import RxTreeKit

/// Takes the command line apart, and runs the command that it names.
enum CommandLineInterface {
  /// Runs a command line without the program's name; everything is printed when it returns.
  static func run(_ arguments: [String]) -> ExitCode {
    System.prepareStandardFiles()
    let tokens = CommandLineTokens(arguments, valueOptions: CommandRegistry.optionsWithValue)
    let named = tokens.first.flatMap(CommandRegistry.command)
    if tokens.asks(for: .help) {
      return StandardOutput.write(named.map { HelpPage.page(of: $0.specification) } ?? HelpPage.overview)
    }
    if tokens.asks(for: .version) { return StandardOutput.write("rxtree \(ToolVersion.current)\n") }
    let command = named ?? CommandRegistry.implied
    do throws(CommandFailure) {
      return try command.run(ArgumentParser(command.specification).parse(tokens))
    } catch {
      Console(isQuiet: false).report(error, of: command.specification)
      return error.exitCode
    }
  }
}
