extension InfallibleType {
  /// The elements as an asynchronous sequence, which does not throw.
  ///
  /// Subscribes at once, and buffers without a limit what has not been read. Cancelling the task that reads ends the
  /// subscription before `cancel()` returns, and letting the sequence go ends it too.
  public var values: AsyncStream<Element> { asObservable().stream(.unbounded) }

  /// The elements as an asynchronous sequence with a stated buffer; see `values`.
  /// - Parameter bufferingPolicy: Which elements to drop when the reader is slower than the stream.
  public func values(
    bufferingPolicy: AsyncStream<Element>.Continuation.BufferingPolicy
  ) -> AsyncStream<Element> {
    asObservable().stream(bufferingPolicy)
  }
}

extension Observable {
  /// The elements of a stream that does not fail as an asynchronous sequence.
  func stream(_ policy: AsyncStream<Element>.Continuation.BufferingPolicy) -> AsyncStream<Element> {
    AsyncStream(bufferingPolicy: policy) { continuation in
      let subscription = subscribe(
        onNext: { element in
          // Its sender has let it go by sending it.
          nonisolated(unsafe) let element = element
          continuation.yield(element)
        },
        onDisposed: { continuation.finish() })
      continuation.onTermination = { _ in subscription.dispose() }
    }
  }
}
