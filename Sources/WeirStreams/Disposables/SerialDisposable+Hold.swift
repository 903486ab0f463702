extension SerialDisposable {
  /// Ends what it holds, and holds what the closure starts, even where that starts something else here before it returns.
  func hold(_ start: () -> any Disposable) {
    let slot = SingleAssignmentDisposable()
    disposable = slot
    slot.setDisposable(start())
  }
}
