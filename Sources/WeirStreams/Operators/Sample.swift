extension ObservableType {
  /// Sends the latest element whenever a sampler sends one, if there has been a new one since.
  ///
  /// The end of the sampler samples once more. When the source has completed, the next sample completes the stream too. An
  /// error of either ends it.
  /// - Parameter defaultValue: What to send where there is no new element; nil for nothing.
  @preconcurrency
  public func sample<Sampler: ObservableType>(
    _ sampler: Sampler, defaultValue: Element? = nil
  ) -> Observable<Element> {
    let (source, sampler) = (asObservable(), sampler.asObservable())
    return Source { sink, lifetime in
      let hub = SampleHub(sink, lifetime, defaultValue)
      let taker = SampleSource(hub)
      lifetime.add(taker.lifetime)
      source.run(taker, taker.lifetime)
      let sampling = SamplerSink<Element, Sampler.Element>(hub)
      lifetime.add(sampling.lifetime)
      if !lifetime.isDisposed { sampler.run(sampling, sampling.lifetime) }
    }
  }
}

private final class SampleHub<Element>: Meeting, @unchecked Sendable {
  let latest = Slot<Element>()
  @exclusivity(unchecked) var isSourceDone = false
  private let sink: Sink<Element>
  private let defaultValue: Element?

  init(_ sink: Sink<Element>, _ lifetime: Lifetime, _ defaultValue: Element?) {
    self.sink = sink
    self.defaultValue = defaultValue
    super.init(lifetime)
  }

  func sample() {
    gate.perform { [self] in
      guard isOpen else { return }
      if let element = latest.take() ?? defaultValue { sink.next(element) }
      if isSourceDone { endInside(nil) }
    }
  }

  override func passEnd(_ error: (any Error)?) { sink.end(error) }
}

private final class SampleSource<Element>: Sink<Element>, @unchecked Sendable {
  let lifetime = Lifetime()
  private let hub: SampleHub<Element>

  init(_ hub: SampleHub<Element>) {
    self.hub = hub
  }

  override func next(_ element: Element) {
    if hub.gate.enter() {
      _ = hub.latest.store(element)
      hub.gate.leave()
    } else {
      hub.gate.post { [hub] in _ = hub.latest.store(element) }
    }
  }

  override func end(_ error: (any Error)?) {
    if lifetime.isDisposed { return }
    if let error { hub.end(error) } else { hub.gate.perform { [hub] in hub.isSourceDone = true } }
    lifetime.dispose()
  }
}

private final class SamplerSink<Element, Signal>: Sink<Signal>, @unchecked Sendable {
  let lifetime = Lifetime()
  private let hub: SampleHub<Element>

  init(_ hub: SampleHub<Element>) {
    self.hub = hub
  }

  override func next(_ element: Signal) { hub.sample() }

  override func end(_ error: (any Error)?) {
    if lifetime.isDisposed { return }
    if let error { hub.end(error) } else { hub.sample() }
    lifetime.dispose()
  }
}
