/// Counts the requests that are under way, as a stream; for an activity indicator.
///
/// It is a plugin; one may be shared by any number of providers.
public final class NetworkActivity: PluginType {
  private let count = Guarded(0)
  private let relay = BehaviorRelay(value: 0)
  private let order = Guarded(false)

  /// Makes a counter.
  public init() {}

  /// Whether any request is under way: the present state, then each change.
  public var isActive: Observable<Bool> { requestCount.map { $0 > 0 }.distinctUntilChanged() }

  /// How many requests are under way: the present count, then each change.
  public var requestCount: Observable<Int> { relay.distinctUntilChanged() }

  /// Counts a beginning.
  public func willSend(_ request: any RequestType, target: any TargetType) { change(by: 1) }

  /// Counts an end.
  public func didReceive(_ result: Result<Response, NetworkError>, target: any TargetType) { change(by: -1) }

  private func change(by difference: Int) {
    count.withLock { $0 += difference }
    // One thread at a time sends, and the newest count, so that an old one never comes last.
    send()
  }

  private func send() {
    let isFree = order.withLock { isBusy in
      defer { isBusy = true }
      return !isBusy
    }
    guard isFree else { return }
    let sent = count.withLock { $0 }
    relay.accept(sent)
    order.withLock { $0 = false }
    if count.withLock({ $0 }) != sent { send() }
  }
}
