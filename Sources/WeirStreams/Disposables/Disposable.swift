/// Something that holds resources until it is disposed of: a subscription, a timer, a connection.
@preconcurrency
public protocol Disposable: Sendable {
  /// Releases the resources. May be called on any thread, and any number of times; only the first counts.
  func dispose()
}
