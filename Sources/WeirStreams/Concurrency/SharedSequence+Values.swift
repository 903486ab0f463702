extension SharedSequence {
  /// The elements as an asynchronous sequence, which does not throw.
  ///
  /// Subscribes at once, and buffers without a limit what has not been read. Cancelling the task that reads ends the
  /// subscription before `cancel()` returns, and letting the sequence go ends it too.
  @MainActor public var values: AsyncStream<Element> { source.stream(.unbounded) }
}
