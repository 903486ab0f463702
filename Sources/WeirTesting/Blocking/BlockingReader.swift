import Foundation
import WeirStreams

/// Collects the events of a stream, and waits for its end.
///
/// `@unchecked Sendable`: the state is guarded by `condition`.
final class BlockingReader<Element>: @unchecked Sendable {
  private let condition = NSCondition()
  private let subscription = SingleAssignmentDisposable()
  private var elements: [Element] = []
  private var error: (any Error)?
  private var isOver = false

  /// Subscribes here, or elsewhere where a subscription is just being set up: its sources would wait for this one's end.
  func subscribe(to source: Observable<Element>) {
    let start: @Sendable () -> Void = { [self] in
      subscription.setDisposable(source.subscribe { [self] in receive($0) })
    }
    if CurrentThreadScheduler.isScheduleRequired { start() } else { DispatchQueue.global().async(execute: start) }
  }

  /// Waits for the end or the time, and ends the subscription.
  func wait(_ timeout: TimeInterval?) -> MaterializedSequenceResult<Element> {
    // No wait is longer than a year, since a very far time traps.
    let deadline = Date(timeIntervalSinceNow: min(timeout ?? .infinity, 31_536_000))
    if Thread.isMainThread { turnRunLoop(until: deadline) } else { block(until: deadline) }
    subscription.dispose()
    condition.lock()
    defer { condition.unlock() }
    let error = error ?? (isOver ? nil : RxError.timeout)
    return error.map { .failed(elements: elements, error: $0) } ?? .completed(elements: elements)
  }

  private func block(until deadline: Date) {
    condition.lock()
    while !isOver, condition.wait(until: deadline) {}
    condition.unlock()
  }

  private func turnRunLoop(until deadline: Date) {
    // Short turns, as one that is inside an item of the main queue cannot be woken by another item.
    while !hasEnded, Date() < deadline {
      _ = RunLoop.main.run(mode: .default, before: min(deadline, Date(timeIntervalSinceNow: 0.02)))
    }
  }

  private var hasEnded: Bool {
    condition.lock()
    defer { condition.unlock() }
    return isOver
  }

  private func receive(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      condition.lock()
      elements.append(element)
      condition.unlock()
    case .error(let error): finish(error)
    case .completed: finish(nil)
    }
  }

  private func finish(_ error: (any Error)?) {
    condition.lock()
    isOver = true
    self.error = error
    condition.broadcast()
    condition.unlock()
    // Wakes the run loop.
    DispatchQueue.main.async {}
  }
}
