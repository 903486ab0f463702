/// How long `share` remembers elements.
public enum SubjectLifetimeScope: Sendable {
  /// As long as there are subscribers and the source has not ended; then it begins anew.
  case whileConnected

  /// As long as the shared stream lives; late subscribers get the elements, and the end of the source too.
  case forever
}

extension ObservableType {
  /// Subscribes to the source once for all subscribers: from the first one, until the last one has left.
  ///
  /// Any thread may subscribe and unsubscribe. A late subscriber never gets an older element after a newer one.
  /// - Parameters:
  ///   - replay: How many elements to send again to late subscribers.
  ///   - scope: How long they are remembered.
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    switch scope {
    case .whileConnected: Share(asObservable(), replay: replay)
    case .forever where replay == 0: multicast(PublishSubject()).refCount()
    case .forever: multicast(ReplaySubject.create(bufferSize: replay)).refCount()
    }
  }
}

/// `@unchecked Sendable`: the connection is guarded by `lock`.
private final class Share<Element>: Observable<Element>, @unchecked Sendable {
  private let source: Observable<Element>
  private let replay: Int
  private let lock = Lock()
  @exclusivity(unchecked) private var connection: ShareConnection<Element>?

  init(_ source: Observable<Element>, replay: Int) {
    self.source = source
    self.replay = replay
  }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    let (current, isNew) = enter()
    let ending = current.buffer.subscribe(sink, lifetime) { lifetime.add(ShareTicket($0, current)) }
    if case .ended(let error) = ending {
      if !lifetime.isDisposed { sink.end(error) }
      return
    }
    if isNew, !current.lifetime.isDisposed { source.start(current, current.lifetime) }
  }

  override func start(_ sink: Sink<Element>, _ lifetime: Lifetime) { run(sink, lifetime) }

  private func enter() -> (ShareConnection<Element>, isNew: Bool) {
    lock.withLock {
      if let connection {
        connection.count += 1
        return (connection, false)
      }
      let new = ShareConnection(self, replay: replay)
      connection = new
      return (new, true)
    }
  }

  /// A subscriber has left.
  /// - Returns: Whether it was the last one.
  fileprivate func leave(_ connection: ShareConnection<Element>) -> Bool {
    lock.withLock {
      connection.count -= 1
      if connection.count == 0, self.connection === connection { self.connection = nil }
      return connection.count == 0 && !connection.hasEnded
    }
  }

  /// The source has ended: whoever comes next begins anew.
  fileprivate func forget(_ connection: ShareConnection<Element>) {
    lock.withLock {
      connection.hasEnded = true
      if self.connection === connection { self.connection = nil }
    }
  }
}

/// One run of the source, for those who subscribe while it lasts.
private final class ShareConnection<Element>: Sink<Element>, @unchecked Sendable {
  let lifetime = Lifetime()
  let buffer: ReplayBuffer<Element>
  /// How many are subscribed, and the one for whom it was made; guarded by the lock of the one who shares.
  @exclusivity(unchecked) var count = 1
  /// Whether the source has ended, which releases it once all have been told; guarded in the same way.
  @exclusivity(unchecked) var hasEnded = false
  private let releasesFirst: Bool
  private let share: Share<Element>

  init(_ share: Share<Element>, replay: Int) {
    self.share = share
    releasesFirst = replay > 1
    buffer = ReplayBuffer(limit: replay)
  }

  override func next(_ element: Element) { buffer.send(element) }

  override func end(_ error: (any Error)?) {
    if lifetime.isDisposed { return }
    share.forget(self)
    // As in RxSwift: what remembers several elements releases the source before its subscribers learn of the end, and may
    // in answer subscribe again; what remembers one or none does so after it.
    if releasesFirst { lifetime.dispose() }
    buffer.hub.close(error)
    lifetime.dispose()
  }

  func leave() {
    if share.leave(self) { lifetime.dispose() }
  }
}

/// The subscription to a run; disposed of once, by the lifetime that keeps it.
private final class ShareTicket<Element>: Disposable {
  private let subscriber: Subscriber<Element>
  private let connection: ShareConnection<Element>

  init(_ subscriber: Subscriber<Element>, _ connection: ShareConnection<Element>) {
    self.subscriber = subscriber
    self.connection = connection
  }

  func dispose() {
    subscriber.dispose()
    connection.leave()
  }
}
