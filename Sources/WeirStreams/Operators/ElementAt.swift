extension ObservableType {
  /// Sends the element at an index only, and completes.
  ///
  /// Where the source completes before, or the index is negative (which is reported as a fault), the stream ends with
  /// `RxError.argumentOutOfRange`.
  @inlinable
  public func element(at index: Int) -> Observable<Element> {
    if index < 0 { return refuse(index: index) }
    return stage(
      state: { index },
      finish: { remaining, sink, error in sink.end(error ?? (remaining < 0 ? nil : RxError.argumentOutOfRange)) },
      kernel: { element, remaining, sink in
        if remaining < 0 { return }
        remaining -= 1
        if remaining >= 0 { return }
        sink.next(element)
        sink.end(nil)
      })
  }

  @usableFromInline
  func refuse(index: Int) -> Observable<Element> {
    WeirDiagnostics.report(
      "Observable.element(at:)", rule: "the index must not be negative", value: "\(index)",
      remedy: "count from 0")
    return .error(RxError.argumentOutOfRange)
  }

  /// Sends the element at an index only, and completes.
  @available(*, deprecated, renamed: "element(at:)")
  public func elementAt(_ index: Int) -> Observable<Element> { element(at: index) }
}
