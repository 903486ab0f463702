/// Inner streams of which a limited number runs at a time: `concatMap` and `merge(maxConcurrent:)`.
@usableFromInline
final class LimitedMerge<Input, Output>: Observable<Output>, @unchecked Sendable {
  private let source: Observable<Input>
  private let limit: Int
  private let transform: (Input) throws -> Observable<Output>

  @usableFromInline
  init(_ source: Observable<Input>, limit: Int, _ transform: @escaping (Input) throws -> Observable<Output>) {
    self.source = source
    self.limit = limit
    self.transform = transform
  }

  override func run(_ sink: Sink<Output>, _ lifetime: Lifetime) {
    // The source is disposed of before the inner streams.
    let own = Lifetime()
    lifetime.add(own)
    source.run(LimitedMergeSink(LimitedMergeHub(sink, lifetime, limit: limit), own, transform), own)
  }
}

private final class LimitedMergeSink<Input, Output>: Sink<Input>, @unchecked Sendable {
  private let lifetime: Lifetime
  private let hub: LimitedMergeHub<Output>
  private let transform: (Input) throws -> Observable<Output>

  init(
    _ hub: LimitedMergeHub<Output>, _ lifetime: Lifetime, _ transform: @escaping (Input) throws -> Observable<Output>
  ) {
    self.hub = hub
    self.lifetime = lifetime
    self.transform = transform
  }

  override func next(_ element: Input) {
    if lifetime.isDisposed { return }
    do {
      hub.offer(try transform(element))
    } catch {
      hub.end(error)
    }
  }

  override func end(_ error: (any Error)?) {
    if lifetime.isDisposed { return }
    if let error { hub.end(error) }
    lifetime.dispose()
    if error == nil { hub.sourceCompleted() }
  }
}

private final class LimitedMergeHub<Element>: Junction<Element>, @unchecked Sendable {
  let members = LifetimeGroup()
  private let limit: Int
  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var waiting = Ring<Observable<Element>>()
  @exclusivity(unchecked) private var running = 0
  @exclusivity(unchecked) private var isSourceDone = false

  init(_ sink: Sink<Element>, _ lifetime: Lifetime, limit: Int) {
    self.limit = limit
    super.init(sink, lifetime)
    lifetime.add(members)
  }

  /// Subscribes to an inner stream, or lets it wait.
  func offer(_ source: Observable<Element>) {
    let isFree = lock.withLock {
      if running == limit || limit <= 0 {
        waiting.append(source)
        return false
      }
      running += 1
      return true
    }
    if isFree { subscribe(to: source) }
  }

  func subscribe(to source: Observable<Element>) {
    let inner = LimitedMergeInner(self)
    source.start(inner, inner.lifetime)
  }

  func sourceCompleted() {
    let isLast = lock.withLock {
      isSourceDone = true
      return running == 0
    }
    if isLast { end(nil) }
  }

  /// An inner stream has completed: the next one takes its place.
  ///
  /// It is subscribed to from the trampoline, so that the stack does not grow with streams that complete at once.
  func advance() {
    let (next, isLast) = lock.withLock {
      let next = waiting.removeFirst()
      if next == nil { running -= 1 }
      return (next, isSourceDone && running == 0)
    }
    if let next {
      Trampoline.run { $0.enqueue(LimitedMergeItem(self, next)) }
    } else if isLast {
      end(nil)
    }
  }
}

private final class LimitedMergeInner<Element>: Sink<Element>, @unchecked Sendable {
  let lifetime = Lifetime()
  private let hub: LimitedMergeHub<Element>
  private let place: Int

  init(_ hub: LimitedMergeHub<Element>) {
    self.hub = hub
    place = hub.members.insert(lifetime)
  }

  override func next(_ element: Element) { hub.send(element) }

  override func end(_ error: (any Error)?) {
    if lifetime.isDisposed { return }
    if let error { hub.end(error) }
    hub.members.remove(place)
    if error == nil { hub.advance() }
  }
}

private final class LimitedMergeItem<Element>: TrampolineItem {
  private let hub: LimitedMergeHub<Element>
  private let source: Observable<Element>

  init(_ hub: LimitedMergeHub<Element>, _ source: Observable<Element>) {
    self.hub = hub
    self.source = source
  }

  override var isCancelled: Bool { hub.lifetime.isDisposed }

  override func step(_ trampoline: Trampoline) { hub.subscribe(to: source) }
}
