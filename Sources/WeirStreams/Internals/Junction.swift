/// A meeting whose senders send elements of one type, which are passed on as they are: `merge` and the like.
class Junction<Element>: Meeting, @unchecked Sendable {
  private let sink: Sink<Element>

  init(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    self.sink = sink
    super.init(lifetime)
  }

  /// Passes an element on, now or after the event that is passing.
  @inline(__always)
  final func send(_ element: Element) {
    if gate.enter() {
      if !isEnded { sink.next(element) }
      gate.leave()
    } else {
      sendLater(element)
    }
  }

  @inline(never)
  private func sendLater(_ element: Element) {
    gate.post { [self] in if isOpen { sink.next(element) } }
  }

  /// Passes an element on; only for whoever is inside the gate.
  @inline(__always)
  final func sendInside(_ element: Element) { sink.next(element) }

  override func passEnd(_ error: (any Error)?) { sink.end(error) }
}

/// Sends all events of one source to a junction.
final class JunctionSink<Element>: Sink<Element>, @unchecked Sendable {
  private let junction: Junction<Element>

  init(_ junction: Junction<Element>) {
    self.junction = junction
  }

  override func next(_ element: Element) { junction.send(element) }

  override func end(_ error: (any Error)?) { junction.end(error) }
}
