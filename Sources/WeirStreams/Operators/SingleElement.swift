extension ObservableType {
  /// Sends the first element; a second one is an error, and so is none.
  ///
  /// The errors are `RxError.moreThanOneElement` and `RxError.noElements`.
  @inlinable
  public func single() -> Observable<Element> { onlyOne { _ in true } }

  /// Sends the first element that meets the predicate; a second one is an error, and so is none.
  ///
  /// The errors are `RxError.moreThanOneElement` and `RxError.noElements`, or what the predicate throws.
  @inlinable
  @preconcurrency
  public func single(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    onlyOne(predicate)
  }

  @inlinable
  @inline(__always)
  func onlyOne(_ isMeant: @escaping (Element) throws -> Bool) -> Observable<Element> {
    stage(
      state: { 0 },
      finish: { count, sink, error in sink.end(error ?? (count == 0 ? RxError.noElements : nil)) },
      kernel: { element, count, sink in
        guard count < 2, try isMeant(element) else { return }
        count += 1
        if count == 1 { sink.next(element) } else { sink.end(RxError.moreThanOneElement) }
      })
  }
}
