extension Observable {
  /// Subscribes the sink in answer to the end of another source; see `Trampoline.follow`.
  func follow(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    Trampoline.follow({ start(sink, lifetime) }, orLater: FollowItem(self, sink, lifetime))
  }
}

private final class FollowItem<Element>: TrampolineItem {
  private let source: Observable<Element>
  private let sink: Sink<Element>
  private let lifetime: Lifetime

  init(_ source: Observable<Element>, _ sink: Sink<Element>, _ lifetime: Lifetime) {
    self.source = source
    self.sink = sink
    self.lifetime = lifetime
  }

  override var isCancelled: Bool { lifetime.isDisposed }

  override func step(_ trampoline: Trampoline) { source.start(sink, lifetime) }
}
