/// A source that sends one element after the other until it has no more: `from`, `range`, `repeatElement` and the like.
///
/// On the current thread it gives way to other such sources of the same subscription after each element, so that they take
/// turns; on another scheduler each element is an action. `send` sends elements until it has to give way, and tells whether
/// there are more; it is made in inlinable code, as kernels are.
@usableFromInline
final class Pump<Element, Cursor>: Observable<Element>, @unchecked Sendable {
  @usableFromInline typealias Send = (inout Cursor, Sink<Element>, Turn) throws -> Bool

  private let cursor: () -> Cursor
  private let scheduler: (any ImmediateSchedulerType)?
  private let send: Send

  @usableFromInline
  init(_ scheduler: any ImmediateSchedulerType, cursor: @escaping () -> Cursor, send: @escaping Send) {
    self.cursor = cursor
    // A comparison, as a cast would ask the runtime.
    self.scheduler = type(of: scheduler) == CurrentThreadScheduler.self ? nil : scheduler
    self.send = send
  }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    let run = PumpRun(cursor(), send, sink, lifetime)
    guard let scheduler else { return Trampoline.run { $0.enqueue(run) } }
    lifetime.add(scheduler.scheduleRecursive(run) { run, recurse in if run.send(nil) { recurse(run) } })
  }
}

/// `@unchecked Sendable`: only its turn touches the cursor, and one turn follows the other.
private final class PumpRun<Element, Cursor>: TrampolineItem, @unchecked Sendable {
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
    if send(trampoline) { trampoline.enqueue(self) }
  }

  /// Sends until it has to give way, and tells whether there is more.
  func send(_ trampoline: Trampoline?) -> Bool {
    do {
      return try send(&cursor, sink, Turn(lifetime, trampoline))
    } catch {
      sink.end(error)
      return false
    }
  }
}
