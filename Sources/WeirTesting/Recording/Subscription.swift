/// When a test source was subscribed to and when that ended.
public struct Subscription: Hashable, Sendable, CustomDebugStringConvertible {
  /// The time of the subscription.
  public let subscribe: Int

  /// The time of its end; `Int.max` where it has not ended.
  public let unsubscribe: Int

  /// Makes one that has not ended.
  public init(_ subscribe: Int) {
    self.init(subscribe, .max)
  }

  /// Makes one that has ended.
  public init(_ subscribe: Int, _ unsubscribe: Int) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }

  /// Both times as text, for example `(200: 1000)`.
  public var debugDescription: String { "(\(subscribe): \(unsubscribe == .max ? "Infinity" : "\(unsubscribe)"))" }
}
