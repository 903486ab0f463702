/// A stream that many subscribe to, and that begins when it is told to connect.
public protocol ConnectableObservableType: ObservableType {
  /// Subscribes to the source for all subscribers; while that lasts, further calls change nothing.
  /// - Returns: The connection; disposing of it unsubscribes from the source.
  @preconcurrency
  func connect() -> any Disposable
}

/// A stream that many subscribe to, and that begins when it is told to connect.
///
/// Any thread may subscribe, connect and disconnect.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType, @unchecked Sendable {
  /// Subscribes to the source for all subscribers; while that lasts, further calls change nothing.
  /// - Returns: The connection; disposing of it unsubscribes from the source.
  public func connect() -> any Disposable {
    fatalError("ConnectableObservable: a subclass does not connect; it must override connect()")
  }
}
