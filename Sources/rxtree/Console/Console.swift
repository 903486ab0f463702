import RxTreeKit

/// Where everything goes that is no result: standard error.
struct Console: Sendable {
  /// Whether notes and warnings are kept back; errors never are.
  let isQuiet: Bool

  /// Says things that are good to know, each on a line of its own.
  func note(_ messages: [String]) {
    if !isQuiet { say(messages) }
  }

  /// Says why a command failed, and where its options are explained.
  func report(_ failure: CommandFailure, of command: CommandSpecification) {
    let hint = failure.exitCode == .usage ? ["See: rxtree \(command.name) --help"] : []
    say(["rxtree: error: \(failure.message)"] + hint)
  }

  /// Says things even in quiet mode.
  func say(_ messages: [String]) {
    // Nobody is left to be told where this fails.
    _ = System.write(messages.map { printable($0) + "\n" }.joined(), to: .error)
  }
}
