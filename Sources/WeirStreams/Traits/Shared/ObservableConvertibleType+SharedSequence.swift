extension ObservableConvertibleType {
  /// This stream as a shared sequence, with an element of its own in place of an error; it then completes.
  public func asSharedSequence<S>(
    sharingStrategy: S.Type = S.self, onErrorJustReturn: Element
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observe(on: S.scheduler).catchAndReturn(onErrorJustReturn))
  }

  /// This stream as a shared sequence, which goes on with another one in place of an error.
  public func asSharedSequence<S>(
    sharingStrategy: S.Type = S.self, onErrorDriveWith: SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observe(on: S.scheduler).catch { _ in onErrorDriveWith.source })
  }

  /// This stream as a shared sequence, which goes on with the one that the closure gives in place of an error.
  @preconcurrency
  public func asSharedSequence<S>(
    sharingStrategy: S.Type = S.self,
    onErrorRecover: @escaping @Sendable (_ error: any Swift.Error) -> SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observe(on: S.scheduler).catch { onErrorRecover($0).source })
  }
}
