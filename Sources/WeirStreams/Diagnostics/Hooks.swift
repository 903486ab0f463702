import Foundation

/// Handlers of this module that a program may replace.
public enum Hooks {
  /// Gets an error that no `onError` takes, with the place of the subscription where that is recorded.
  public typealias DefaultErrorHandler = @Sendable (_ subscriptionCallStack: [String], _ error: any Error) -> Void

  /// Gives the call stack of a subscription.
  public typealias CustomCaptureSubscriptionCallstack = @Sendable () -> [String]

  private final class Values: @unchecked Sendable {
    // `@unchecked Sendable`: guarded by `lock`.
    let lock = Lock()
    var recordsCallStack = false
    var handler: DefaultErrorHandler = Hooks.report
    var capture: CustomCaptureSubscriptionCallstack = { Thread.callStackSymbols }
  }

  private static let values = Values()

  /// Whether subscriptions without an `onError` record where they were made; slow, and off unless set.
  ///
  /// Any thread.
  public static var recordCallStackOnError: Bool {
    get { values.lock.withLock { values.recordsCallStack } }
    set { values.lock.withLock { values.recordsCallStack = newValue } }
  }

  /// What gets an error that no `onError` takes; it prints it in debug builds unless set.
  ///
  /// Any thread.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { values.lock.withLock { values.handler } }
    set { values.lock.withLock { values.handler = newValue } }
  }

  /// How the call stack of a subscription is recorded.
  ///
  /// Any thread.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { values.lock.withLock { values.capture } }
    set { values.lock.withLock { values.capture = newValue } }
  }

  private static func report(_ callStack: [String], _ error: any Error) {
    #if DEBUG
      print("Unhandled error happened: \(error)")
      if !callStack.isEmpty { print("subscription called from:\n\(callStack.joined(separator: "\n"))") }
    #endif
  }
}
