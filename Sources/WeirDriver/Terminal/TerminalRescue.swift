#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Gives a terminal its settings back when a signal ends the program while keys are read: else the shell that comes after
/// it shows nothing of what is typed.
///
/// Signals that the program handles or ignores by itself are left to it.
enum TerminalRescue {
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Runs the body, in which a signal that ends the program first gives the terminal these settings.
  static func with<Result>(_ settings: termios, of descriptor: Int32, _ body: () -> Result) -> Result {
    saved = settings
    savedDescriptor = descriptor
    let before = signals.map { ($0, install($0)) }
    defer {
      for (signal, action) in before {
        if var action { sigaction(signal, &action, nil) }
      }
      savedDescriptor = -1
    }
    return body()
  }

  /// - Returns: What stood there before; nil where the program does not leave the signal to the system.
  private static func install(_ signal: Int32) -> sigaction? {
    var before = sigaction()
    guard sigaction(signal, nil, &before) == 0, isDefault(before) else { return nil }
    var action = sigaction()
    // Once, so that the signal that is raised again ends the program.
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND) | UInt32(SA_NODEFER))
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = rescue
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = rescue
    #else
      action.__sigaction_handler.sa_handler = rescue
    #endif
    return sigaction(signal, &action, nil) == 0 ? before : nil
  }

  private static func isDefault(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler == nil
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler == nil
    #else
      action.__sigaction_handler.sa_handler == nil
    #endif
  }
}

// What the handler uses is plain memory, set before it can be called; it is read by it alone.
nonisolated(unsafe) private var saved = termios()
nonisolated(unsafe) private var savedDescriptor: Int32 = -1

/// What may be called in a handler of signals is little; these two are among it.
private func rescue(_ signal: Int32) {
  if savedDescriptor >= 0 { tcsetattr(savedDescriptor, TCSANOW, &saved) }
  raise(signal)
}
