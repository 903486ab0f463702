extension ObservableType {
  /// This stream as a single.
  ///
  /// It waits for the completion; a second element is `RxError.moreThanOneElement`, and none is `RxError.noElements`.
  @inlinable
  public func asSingle() -> Single<Element> { Single(raw: last(isNeeded: true)) }

  /// This stream as a maybe.
  ///
  /// It waits for the completion; a second element is `RxError.moreThanOneElement`.
  @inlinable
  public func asMaybe() -> Maybe<Element> { Maybe(raw: last(isNeeded: false)) }

  /// The first element, or nil if the stream completes without one.
  @inlinable
  public func first() -> Single<Element?> {
    Single(
      raw: stage(
        state: { false },
        finish: { isOver, sink, error in
          if error == nil, !isOver { sink.next(nil) }
          sink.end(error)
        },
        kernel: { element, isOver, sink in
          if isOver { return }
          isOver = true
          sink.next(element)
          sink.end(nil)
        }))
  }

  @inlinable
  @inline(__always)
  func last(isNeeded: Bool) -> Observable<Element> {
    stage(
      state: { (element: nil as Element?, isOver: false) },
      finish: { state, sink, error in
        if state.isOver { return }
        if error == nil, let element = state.element { sink.next(element) }
        sink.end(error ?? (isNeeded && state.element == nil ? RxError.noElements : nil))
      },
      kernel: { element, state, sink in
        if state.isOver { return }
        state.isOver = state.element != nil
        state.element = element
        if state.isOver { sink.end(RxError.moreThanOneElement) }
      })
  }
}

extension ObservableType where Element == Never {
  /// This stream as a completable.
  public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}
