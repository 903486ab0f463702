extension ObservableConvertibleType {
  /// The elements as an asynchronous sequence, which throws the error of the stream.
  ///
  /// Subscribes at once, and buffers without a limit what has not been read. Cancelling the task that reads ends the
  /// subscription before `cancel()` returns; what has been buffered is still read, and then `CancellationError` is thrown.
  /// Letting the sequence go ends it too.
  public var values: AsyncThrowingStream<Element, any Swift.Error> { values(bufferingPolicy: .unbounded) }

  /// The elements as an asynchronous sequence with a stated buffer; see `values`.
  /// - Parameter bufferingPolicy: Which elements to drop when the reader is slower than the stream.
  public func values(
    bufferingPolicy: AsyncThrowingStream<Element, any Swift.Error>.Continuation.BufferingPolicy
  ) -> AsyncThrowingStream<Element, any Swift.Error> {
    AsyncThrowingStream(bufferingPolicy: bufferingPolicy) { continuation in
      let subscription = asObservable().subscribe(
        onNext: { element in
          // Its sender has let it go by sending it.
          nonisolated(unsafe) let element = element
          continuation.yield(element)
        },
        onError: { continuation.finish(throwing: $0) }, onCompleted: { continuation.finish() },
        // Nothing happens where it has ended already.
        onDisposed: { continuation.finish(throwing: CancellationError()) })
      continuation.onTermination = { _ in subscription.dispose() }
    }
  }
}
