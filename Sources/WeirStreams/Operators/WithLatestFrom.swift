extension ObservableType {
  /// Combines each element with the latest one of another stream; elements before the other's first one are dropped.
  ///
  /// The other stream is subscribed to first. It completes when this stream does; an error of either, or of the closure,
  /// ends it.
  @inlinable
  @preconcurrency
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source, resultSelector: @escaping @Sendable (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    WithLatestFrom(asObservable(), second.asObservable()) { element, latest, sink in
      sink.next(try resultSelector(element, latest.value))
    }
  }

  /// Sends the latest element of another stream for each element; those before the other's first one are dropped.
  ///
  /// The other stream is subscribed to first. It completes when this stream does; an error of either ends it.
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
    WithLatestFrom(asObservable(), second.asObservable()) { _, latest, sink in sink.next(latest.value) }
  }
}

@usableFromInline
final class WithLatestFrom<First, Second, Output>: Observable<Output>, @unchecked Sendable {
  @usableFromInline typealias Kernel = (First, Slot<Second>, Sink<Output>) throws -> Void

  private let first: Observable<First>
  private let second: Observable<Second>
  private let kernel: Kernel

  @usableFromInline
  init(_ first: Observable<First>, _ second: Observable<Second>, _ kernel: @escaping Kernel) {
    self.first = first
    self.second = second
    self.kernel = kernel
  }

  override func run(_ sink: Sink<Output>, _ lifetime: Lifetime) {
    let meeting = SinkMeeting(sink, lifetime)
    let latest = Slot<Second>()
    let sampled = SampledSink(meeting, latest)
    lifetime.add(sampled.lifetime)
    second.run(sampled, sampled.lifetime)
    if !lifetime.isDisposed { first.run(WithLatestFromSink(meeting, latest, sink, kernel), lifetime) }
  }
}

private final class WithLatestFromSink<First, Second, Output>: Sink<First>, @unchecked Sendable {
  private let meeting: Meeting
  private let latest: Slot<Second>
  private let sink: Sink<Output>
  private let kernel: WithLatestFrom<First, Second, Output>.Kernel

  init(
    _ meeting: Meeting, _ latest: Slot<Second>, _ sink: Sink<Output>,
    _ kernel: @escaping WithLatestFrom<First, Second, Output>.Kernel
  ) {
    self.meeting = meeting
    self.latest = latest
    self.sink = sink
    self.kernel = kernel
  }

  override func next(_ element: First) {
    if meeting.gate.enter() {
      receive(element)
      meeting.gate.leave()
    } else {
      receiveLater(element)
    }
  }

  @inline(never)
  private func receiveLater(_ element: First) {
    meeting.gate.post { [self] in if meeting.isOpen { receive(element) } }
  }

  @inline(__always)
  private func receive(_ element: First) {
    if meeting.isEnded || !latest.isFull { return }
    do { try kernel(element, latest, sink) } catch { meeting.endInside(error) }
  }

  override func end(_ error: (any Error)?) { meeting.end(error) }
}

/// Keeps the latest element of the other stream.
private final class SampledSink<Element>: Sink<Element>, @unchecked Sendable {
  let lifetime = Lifetime()
  private let meeting: Meeting
  private let latest: Slot<Element>

  init(_ meeting: Meeting, _ latest: Slot<Element>) {
    self.meeting = meeting
    self.latest = latest
  }

  override func next(_ element: Element) {
    if meeting.gate.enter() {
      _ = latest.store(element)
      meeting.gate.leave()
    } else {
      meeting.gate.post { [latest] in _ = latest.store(element) }
    }
  }

  override func end(_ error: (any Error)?) {
    if lifetime.isDisposed { return }
    if let error { meeting.end(error) }
    lifetime.dispose()
  }
}
