import Foundation

/// Handlers of this module that a program may replace.
public enum Hooks {
  /// Gets an error that no `onError` takes, with the place of the subscription where that is recorded.
  public typealias DefaultErrorHandler = @Sendable (_ subscriptionCallStack: [String], _ error: any Error) -> Void

  /// Gives the call stack of a subscription.
  public typealias CustomCaptureSubscriptionCallstack = @Sendable () -> [String]

  private static let recordsCallStack = Replaceable(false)
  private static let handler = Replaceable<DefaultErrorHandler>(report)
  private static let capture = Replaceable<CustomCaptureSubscriptionCallstack> { Thread.callStackSymbols }

  /// Whether subscriptions without an `onError` record where they were made; slow, and off unless set.
  ///
  /// Any thread.
  public static var recordCallStackOnError: Bool {
    get { recordsCallStack.value }
    set { recordsCallStack.value = newValue }
  }

  /// What gets an error that no `onError` takes; it prints it in debug builds unless set.
  ///
  /// Any thread.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { handler.value }
    set { handler.value = newValue }
  }

  /// How the call stack of a subscription is recorded.
  ///
  /// Any thread.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { capture.value }
    set { capture.value = newValue }
  }

  private static func report(_ callStack: [String], _ error: any Error) {
    #if DEBUG
      print("Unhandled error happened: \(error)")
      if !callStack.isEmpty { print("subscription called from:\n\(callStack.joined(separator: "\n"))") }
    #endif
  }
}
