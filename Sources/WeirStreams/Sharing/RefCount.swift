extension ConnectableObservableType {
  /// Connects when the first one subscribes, and disconnects when the last one has left.
  ///
  /// The end of the source ends the connection too, so that the next subscriber connects again.
  public func refCount() -> Observable<Element> {
    RefCount(asObservable()) { connect() }
  }
}

/// `@unchecked Sendable`: the state is guarded by `lock`.
private final class RefCount<Element>: Observable<Element>, @unchecked Sendable {
  private let source: Observable<Element>
  private let connect: () -> any Disposable
  private let lock = Lock()
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var generation = 0
  @exclusivity(unchecked) private var connection: SingleAssignmentDisposable?

  init(_ source: Observable<Element>, connect: @escaping () -> any Disposable) {
    self.source = source
    self.connect = connect
  }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    let user = RefCountSink(self, sink)
    lifetime.add(user)
    source.start(user, user.lifetime)
    if let connection = enter(user) { connection.setDisposable(connect()) }
  }

  /// Counts a user.
  /// - Returns: What to set the connection on; nil where there is one already.
  private func enter(_ user: RefCountSink<Element>) -> SingleAssignmentDisposable? {
    lock.withLock {
      if user.lifetime.isDisposed { return nil }
      user.generation = generation
      count += 1
      if count > 1 { return nil }
      let new = SingleAssignmentDisposable()
      connection = new
      return new
    }
  }

  /// A user has gone; the last one disconnects.
  fileprivate func leave(_ user: RefCountSink<Element>) {
    let last: SingleAssignmentDisposable? = lock.withLock {
      guard user.generation == generation else { return nil }
      user.generation = nil
      count -= 1
      return count == 0 ? takeConnection() : nil
    }
    last?.dispose()
  }

  /// The source has ended: whoever comes next connects again.
  fileprivate func end(_ user: RefCountSink<Element>) {
    let last: SingleAssignmentDisposable? = lock.withLock {
      guard user.generation == generation else { return nil }
      count = 0
      generation += 1
      return takeConnection()
    }
    last?.dispose()
  }

  private func takeConnection() -> SingleAssignmentDisposable? {
    let last = connection
    connection = nil
    return last
  }
}

private final class RefCountSink<Element>: Sink<Element>, Disposable, @unchecked Sendable {
  let lifetime = Lifetime()
  /// The connection that it was counted for; guarded by the lock of the one who counts.
  @exclusivity(unchecked) var generation: Int?
  private let users: RefCount<Element>
  private let sink: Sink<Element>

  init(_ users: RefCount<Element>, _ sink: Sink<Element>) {
    self.users = users
    self.sink = sink
  }

  override func next(_ element: Element) { sink.next(element) }

  override func end(_ error: (any Error)?) {
    if lifetime.isDisposed { return }
    users.end(self)
    sink.end(error)
    lifetime.dispose()
  }

  func dispose() {
    lifetime.dispose()
    users.leave(self)
  }
}
