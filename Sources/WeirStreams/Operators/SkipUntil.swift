import Synchronization

extension ObservableType {
  /// Drops the elements until another stream sends one.
  ///
  /// That the other stream completes means nothing. Where this stream completes before the other has sent anything, no end
  /// is sent. An error of either ends it.
  public func skip<Other: ObservableType>(until other: Other) -> Observable<Element> {
    let (source, other) = (asObservable(), other.asObservable())
    return Source { sink, lifetime in
      let hub = SkipUntilHub(sink, lifetime)
      let skipping = SkipUntilSink(hub)
      let signal = SkipUntilSignal<Element, Other.Element>(hub)
      hub.lifetimes = [skipping.lifetime, signal.lifetime]
      lifetime.add(skipping.lifetime)
      lifetime.add(signal.lifetime)
      source.run(skipping, skipping.lifetime)
      if !signal.lifetime.isDisposed { other.run(signal, signal.lifetime) }
    }
  }

  /// The old name of `skip(until:)`.
  @available(*, deprecated, renamed: "skip(until:)")
  public func skipUntil<Other: ObservableType>(_ other: Other) -> Observable<Element> { skip(until: other) }
}

private final class SkipUntilHub<Element>: Junction<Element>, @unchecked Sendable {
  // Set before the sources are subscribed to.
  @exclusivity(unchecked) var lifetimes: [Lifetime] = []
  private let flag = Atomic<Bool>(false)

  var isPassing: Bool { flag.load(ordering: .acquiring) }

  func pass() { flag.store(true, ordering: .releasing) }

  func disposeSources() {
    for lifetime in lifetimes { lifetime.dispose() }
  }
}

private final class SkipUntilSink<Element>: Sink<Element>, @unchecked Sendable {
  let lifetime = Lifetime()
  private let hub: SkipUntilHub<Element>

  init(_ hub: SkipUntilHub<Element>) {
    self.hub = hub
  }

  override func next(_ element: Element) {
    if hub.isPassing { hub.send(element) }
  }

  override func end(_ error: (any Error)?) {
    if lifetime.isDisposed { return }
    if error != nil || hub.isPassing { hub.end(error) }
    hub.disposeSources()
  }
}

private final class SkipUntilSignal<Element, Signal>: Sink<Signal>, @unchecked Sendable {
  let lifetime = Lifetime()
  private let hub: SkipUntilHub<Element>

  init(_ hub: SkipUntilHub<Element>) {
    self.hub = hub
  }

  override func next(_ element: Signal) {
    hub.pass()
    lifetime.dispose()
  }

  override func end(_ error: (any Error)?) {
    if lifetime.isDisposed { return }
    if let error { hub.end(error) }
    lifetime.dispose()
  }
}
