import Dispatch

/// Runs code of the main actor from code that belongs to no actor.
enum OnMain {
  /// Runs the body at once where the main queue runs, else soon.
  static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent { MainActor.assumeIsolated(body) } else { DispatchQueue.main.async { body() } }
  }
}
