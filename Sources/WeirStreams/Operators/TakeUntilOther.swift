extension ObservableType {
  /// Sends the elements until another stream sends one, and completes then.
  ///
  /// The other stream is subscribed to first; that it completes means nothing. An error of either ends it.
  public func take<Other: ObservableType>(until other: Other) -> Observable<Element> {
    let (source, other) = (asObservable(), other.asObservable())
    return Source { sink, lifetime in
      let junction = Junction(sink, lifetime)
      let signal = TakeUntilSignal<Other.Element>(junction)
      lifetime.add(signal.lifetime)
      other.run(signal, signal.lifetime)
      if !lifetime.isDisposed { source.run(JunctionSink(junction), lifetime) }
    }
  }

  /// The old name of `take(until:)`.
  @available(*, deprecated, renamed: "take(until:)")
  public func takeUntil<Other: ObservableType>(_ other: Other) -> Observable<Element> { take(until: other) }
}

private final class TakeUntilSignal<Signal>: Sink<Signal>, @unchecked Sendable {
  let lifetime = Lifetime()
  private let meeting: Meeting

  init(_ meeting: Meeting) {
    self.meeting = meeting
  }

  override func next(_ element: Signal) { meeting.end(nil) }

  override func end(_ error: (any Error)?) {
    if lifetime.isDisposed { return }
    if let error { meeting.end(error) }
    lifetime.dispose()
  }
}
