/// Tasks that wait for a moment.
@MainActor
final class Waiters {
  private var waiting = Numbered<CheckedContinuation<Void, Never>>()

  /// Waits for the next `resume`, or until the task is cancelled.
  func wait() async {
    let number = Number()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { return continuation.resume() }
        number.value = waiting.add(continuation)
      }
    } onCancel: {
      Task { @MainActor in self.giveUp(number) }
    }
  }

  /// Lets all go on.
  func resume() {
    for continuation in waiting.removeAll() { continuation.resume() }
  }

  private func giveUp(_ number: Number) {
    if let number = number.value { waiting.remove(number)?.resume() }
  }

  @MainActor
  private final class Number {
    var value: Int?
  }
}
