/// An action that a `VirtualTimeScheduler` is to run.
///
/// `@unchecked Sendable`: the action is guarded by `lock`.
final class VirtualItem<Time>: Cancelable, @unchecked Sendable {
  let time: Time
  let number: Int
  private let lifetime = Lifetime()
  private let lock = Lock()
  private let cancelled: CancelledCount
  private var action: (() -> any Disposable)?

  init(_ time: Time, _ number: Int, _ cancelled: CancelledCount, _ action: @escaping () -> any Disposable) {
    self.time = time
    self.number = number
    self.cancelled = cancelled
    self.action = action
  }

  var isDisposed: Bool { lifetime.isDisposed }

  func invoke() {
    if let action = take() { lifetime.add(action()) }
  }

  func dispose() {
    if take() != nil { cancelled.increment() }
    lifetime.dispose()
  }

  /// Released at once, not only when the clock gets there.
  private func take() -> (() -> any Disposable)? {
    lock.withLock {
      let action = action
      self.action = nil
      return action
    }
  }
}
