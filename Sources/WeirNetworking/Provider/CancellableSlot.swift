/// A place for what is to be cancelled, which may come after the cancellation.
final class CancellableSlot: Cancellable {
  private let state = Guarded<(isCancelled: Bool, content: (any Cancellable)?)>((false, nil))

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Puts something in; it is cancelled at once if the slot has been.
  func set(_ content: any Cancellable) {
    let isLate = state.withLock { state in
      if !state.isCancelled { state.content = content }
      return state.isCancelled
    }
    if isLate { content.cancel() }
  }

  func cancel() {
    let content = state.withLock { state in
      defer { state = (true, nil) }
      return state.content
    }
    content?.cancel()
  }
}
