/// Something that is under way and can be cancelled.
@preconcurrency
public protocol Cancellable: Sendable {
  /// Whether it has been cancelled.
  var isCancelled: Bool { get }

  /// Cancels it. May be called on any thread, and any number of times; only the first counts.
  func cancel()
}

/// Calls a closure when it is cancelled.
public final class CancellableToken: Cancellable, CustomDebugStringConvertible {
  private let state: Guarded<(@Sendable () -> Void)?>

  /// Makes a token.
  @preconcurrency
  public init(action: @escaping @Sendable () -> Void) {
    state = Guarded(action)
  }

  /// Whether it has been cancelled.
  public var isCancelled: Bool { state.withLock { $0 == nil } }

  /// Calls the closure, the first time.
  public func cancel() {
    let action = state.withLock { state in
      let action = state
      state = nil
      return action
    }
    action?()
  }

  /// Whether it has been cancelled.
  public var debugDescription: String { "CancellableToken(isCancelled: \(isCancelled))" }
}
