extension ObservableType {
  /// Sends a stream for each key: that of the elements for which the closure gives the key.
  ///
  /// A group gets its first element right after it has been sent. The source stays subscribed to as long as this stream or
  /// one of its groups is. The groups end with the source; an error of the closure ends them too.
  @preconcurrency
  public func groupBy<Key: Hashable>(
    keySelector: @escaping @Sendable (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    let source = asObservable()
    return Source { sink, lifetime in
      let grouping = GroupBySink(sink, lifetime, keySelector)
      lifetime.add(grouping.users)
      source.run(grouping, grouping.own)
    }
  }
}

private final class GroupBySink<Key: Hashable, Element>: Sink<Element>, @unchecked Sendable {
  let own: Lifetime
  /// Keeps the source while this stream or a group is subscribed to.
  let users: RefCountDisposable
  private let sink: Sink<GroupedObservable<Key, Element>>
  private let lifetime: Lifetime
  private let keySelector: (Element) throws -> Key
  // Only the sender touches them.
  @exclusivity(unchecked) private var groups: [Key: PublishSubject<Element>] = [:]
  @exclusivity(unchecked) private var order: [PublishSubject<Element>] = []

  init(
    _ sink: Sink<GroupedObservable<Key, Element>>, _ lifetime: Lifetime,
    _ keySelector: @escaping (Element) throws -> Key
  ) {
    let own = Lifetime()
    self.own = own
    users = RefCountDisposable(disposable: own)
    self.sink = sink
    self.lifetime = lifetime
    self.keySelector = keySelector
  }

  override func next(_ element: Element) {
    if own.isDisposed { return }
    do {
      let key = try keySelector(element)
      (groups[key] ?? open(key)).onNext(element)
    } catch {
      end(error)
    }
  }

  private func open(_ key: Key) -> PublishSubject<Element> {
    let group = PublishSubject<Element>()
    groups[key] = group
    order.append(group)
    if !lifetime.isDisposed { sink.next(GroupedObservable(key: key, source: Group(group, users))) }
    return group
  }

  override func end(_ error: (any Error)?) {
    if own.isDisposed { return }
    for group in order {
      if let error { group.onError(error) } else { group.onCompleted() }
    }
    if !lifetime.isDisposed { sink.end(error) }
    own.dispose()
  }
}

/// The stream of a group; whoever is subscribed to it keeps the source.
private final class Group<Element>: Observable<Element>, @unchecked Sendable {
  private let subject: PublishSubject<Element>
  private let users: RefCountDisposable

  init(_ subject: PublishSubject<Element>, _ users: RefCountDisposable) {
    self.subject = subject
    self.users = users
  }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    lifetime.add(users.retain())
    subject.run(sink, lifetime)
  }

  override func start(_ sink: Sink<Element>, _ lifetime: Lifetime) { run(sink, lifetime) }
}
