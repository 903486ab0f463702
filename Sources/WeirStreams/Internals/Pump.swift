/// A source that sends one element after the other until it has no more: `from`, `range`, `repeatElement` and the like.
///
/// It gives way to other such sources of the same subscription after each element, so that they take turns. `pump` sends
/// elements until it has to give way, and tells whether there are more; it is made in inlinable code, as kernels are.
@usableFromInline
final class Pump<Element, Cursor>: Observable<Element>, @unchecked Sendable {
  @usableFromInline typealias Send = (inout Cursor, Sink<Element>, Turn) throws -> Bool

  private let cursor: () -> Cursor
  private let scheduler: (any ImmediateSchedulerType)?
  private let send: Send

  /// - Parameter scheduler: Where to send each element; nil for the current thread's.
  @usableFromInline
  init(_ scheduler: (any ImmediateSchedulerType)?, cursor: @escaping () -> Cursor, send: @escaping Send) {
    self.cursor = cursor
    self.scheduler = scheduler
    self.send = send
  }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    let run = PumpRun(cursor(), send, sink, lifetime)
    Trampoline.run { $0.enqueue(run) }
  }
}

private final class PumpRun<Element, Cursor>: TrampolineItem {
  private let send: Pump<Element, Cursor>.Send
  private let sink: Sink<Element>
  private let lifetime: Lifetime
  // Only its turn touches it.
  @exclusivity(unchecked) private var cursor: Cursor

  init(_ cursor: Cursor, _ send: @escaping Pump<Element, Cursor>.Send, _ sink: Sink<Element>, _ lifetime: Lifetime) {
    self.cursor = cursor
    self.send = send
    self.sink = sink
    self.lifetime = lifetime
  }

  override var isCancelled: Bool { lifetime.isDisposed }

  override func step(_ trampoline: Trampoline) {
    do {
      if try send(&cursor, sink, Turn(lifetime, trampoline)) { trampoline.enqueue(self) }
    } catch {
      sink.end(error)
    }
  }
}
