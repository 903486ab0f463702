extension ConnectableObservableType {
  /// Connects when the first one subscribes, and disconnects when the last one has left.
  ///
  /// The end of the source ends the connection too, so that the next subscriber connects again. One that comes on another
  /// thread while the last one is leaving is subscribed when that is done, by the thread that does it.
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
  /// Grows with each connection, so that a user of an old one changes nothing.
  @exclusivity(unchecked) private var generation = 0
  @exclusivity(unchecked) private var link: RefCountLink?
  /// Whether a connection has been given up but not yet disposed of; who comes then waits, since it would get that one.
  @exclusivity(unchecked) private var isDisconnecting = false
  @exclusivity(unchecked) private var waiting: [RefCountSink<Element>] = []

  init(_ source: Observable<Element>, connect: @escaping () -> any Disposable) {
    self.source = source
    self.connect = connect
  }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    let user = RefCountSink(self, sink)
    lifetime.add(user)
    admit(user)
  }

  /// Subscribes a user, and connects if it is the first one.
  private func admit(_ user: RefCountSink<Element>) {
    let (isAdmitted, new) = enter(user)
    if !isAdmitted { return }
    source.start(user, user.lifetime)
    guard let new else { return }
    if lock.withLock({ new.isGivenUp }) { return finishDisconnecting() }
    // A source that sends at once is heard to its end, even if the last user leaves meanwhile: what is remembered forever
    // is then whole for those who come later.
    keep(connect(), on: new)
  }

  private func enter(_ user: RefCountSink<Element>) -> (isAdmitted: Bool, new: RefCountLink?) {
    lock.withLock {
      if user.lifetime.isDisposed { return (false, nil) }
      if isDisconnecting {
        waiting.append(user)
        return (false, nil)
      }
      count += 1
      if count > 1 {
        user.generation = generation
        return (true, nil)
      }
      generation += 1
      user.generation = generation
      let new = RefCountLink()
      link = new
      return (true, new)
    }
  }

  private func keep(_ connection: any Disposable, on link: RefCountLink) {
    let isGivenUp = lock.withLock {
      if !link.isGivenUp { link.connection = connection }
      return link.isGivenUp
    }
    if isGivenUp { disconnect(connection) }
  }

  /// A user has gone; the last one disconnects.
  fileprivate func leave(_ user: RefCountSink<Element>) {
    let connection: (any Disposable)? = lock.withLock {
      guard user.generation == generation else { return nil }
      user.generation = nil
      count -= 1
      return count == 0 ? giveUp() : nil
    }
    if let connection { disconnect(connection) }
  }

  /// The source has ended: whoever comes next connects again.
  fileprivate func end(_ user: RefCountSink<Element>) {
    let connection: (any Disposable)? = lock.withLock {
      guard user.generation == generation else { return nil }
      count = 0
      generation += 1
      return giveUp()
    }
    if let connection { disconnect(connection) }
  }

  /// Only under the lock.
  /// - Returns: What to disconnect; nil where the one who is connecting has to do it.
  private func giveUp() -> (any Disposable)? {
    guard let link else { return nil }
    isDisconnecting = true
    self.link = nil
    link.isGivenUp = true
    return link.connection
  }

  private func disconnect(_ connection: any Disposable) {
    connection.dispose()
    finishDisconnecting()
  }

  private func finishDisconnecting() {
    let users = lock.withLock {
      let users = waiting
      waiting = []
      isDisconnecting = false
      return users
    }
    for user in users { admit(user) }
  }
}

/// A connection that is made or being made; guarded by the lock of the one who counts.
private final class RefCountLink {
  @exclusivity(unchecked) var connection: (any Disposable)?
  @exclusivity(unchecked) var isGivenUp = false
}

private final class RefCountSink<Element>: Sink<Element>, Disposable, @unchecked Sendable {
  let lifetime = Lifetime()
  /// The connection that it is counted for; guarded by the lock of the one who counts.
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
