extension ObservableType {
  /// Combines each element with an object that the stream does not keep alive, and completes when the object has gone.
  ///
  /// Buffers that follow (`share(replay:)`) do keep what they hold.
  @inlinable
  @preconcurrency
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
  ) -> Observable<Out> {
    unretained(obj, resultSelector)
  }

  /// Pairs each element with an object that the stream does not keep alive, and completes when the object has gone.
  ///
  /// Buffers that follow (`share(replay:)`) do keep what they hold.
  @inlinable
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
    unretained(obj) { ($0, $1) }
  }

  @inlinable
  @inline(__always)
  func unretained<Object: AnyObject, Out>(
    _ object: Object, _ result: @escaping (Object, Element) -> Out
  ) -> Observable<Out> {
    stage(
      state: { false },
      kernel: { [weak object] element, isOver, sink in
        if let object { return sink.next(result(object, element)) }
        if !isOver { sink.end(nil) }
        isOver = true
      })
  }
}
