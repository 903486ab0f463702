extension ObservableType {
  /// Sends the elements to a subject, which all subscribers share, once it is told to connect.
  public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
  where Subject.Observer.Element == Element {
    Multicast(asObservable()) { subject }
  }

  /// Sends the elements to a subject, which all subscribers share, once it is told to connect.
  ///
  /// Each connection has a new subject, which is made when it is first needed. Where two threads need it at once it may be
  /// made twice, and one be dropped.
  @preconcurrency
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping @Sendable () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    Multicast(asObservable(), makeSubject)
  }

  /// A stream that is made of this one shared: for each subscription the source is subscribed to once.
  ///
  /// What the closures throw is sent as an error.
  /// - Parameters:
  ///   - subjectSelector: Makes the subject through which the elements are shared.
  ///   - selector: Makes the result of the shared stream.
  @preconcurrency
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping @Sendable () throws -> Subject,
    selector: @escaping @Sendable (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    let source = asObservable()
    return Source { sink, lifetime in
      do {
        let subject = try subjectSelector()
        let shared = Multicast(source) { subject }
        try selector(shared).run(sink, lifetime)
        if !lifetime.isDisposed { lifetime.add(shared.connect()) }
      } catch {
        sink.end(error)
      }
    }
  }

  /// Shares the elements from when it is told to connect: a subscriber gets those that are sent while it is subscribed.
  public func publish() -> ConnectableObservable<Element> { multicast { PublishSubject() } }

  /// Shares the elements from when it is told to connect, and sends the last ones again to late subscribers.
  /// - Parameter bufferSize: How many elements to send again.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast { ReplaySubject.create(bufferSize: bufferSize) }
  }

  /// Shares the elements from when it is told to connect, and sends all of them again to late subscribers.
  public func replayAll() -> ConnectableObservable<Element> { multicast { ReplaySubject.createUnbounded() } }
}

/// The source, its subject and its connection.
///
/// `@unchecked Sendable`: the state is guarded by `lock`.
private final class Multicast<Subject: SubjectType>: ConnectableObservable<Subject.Element>, @unchecked Sendable {
  private let source: Observable<Subject.Observer.Element>
  private let makeSubject: () -> Subject
  private let lock = Lock()
  @exclusivity(unchecked) private var subject: Subject?
  @exclusivity(unchecked) private var connection: Connection<Subject.Observer>?

  init(_ source: Observable<Subject.Observer.Element>, _ makeSubject: @escaping () -> Subject) {
    self.source = source
    self.makeSubject = makeSubject
  }

  override func run(_ sink: Sink<Subject.Element>, _ lifetime: Lifetime) {
    currentSubject().asObservable().start(sink, lifetime)
  }

  override func start(_ sink: Sink<Subject.Element>, _ lifetime: Lifetime) { run(sink, lifetime) }

  override func connect() -> any Disposable {
    let (current, isNew) = currentConnection()
    if isNew { source.start(current, current.lifetime) }
    return current
  }

  private func currentConnection() -> (Connection<Subject.Observer>, isNew: Bool) {
    if let connection = lock.withLock({ connection }) { return (connection, false) }
    let candidate = Connection(currentSubject().asObserver()) { [self] in forget($0) }
    return lock.withLock {
      if let connection { return (connection, false) }
      connection = candidate
      return (candidate, true)
    }
  }

  private func currentSubject() -> Subject {
    if let subject = lock.withLock({ subject }) { return subject }
    let candidate = makeSubject()
    return lock.withLock {
      if let subject { return subject }
      subject = candidate
      return candidate
    }
  }

  private func forget(_ connection: AnyObject) {
    let old = lock.withLock { () -> Subject? in
      guard self.connection === connection else { return nil }
      let old = subject
      self.connection = nil
      subject = nil
      return old
    }
    // Released here, outside of the lock, as a subject's deinit may be a user's.
    _ = consume old
  }
}
