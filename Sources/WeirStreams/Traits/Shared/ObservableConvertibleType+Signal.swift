extension ObservableConvertibleType {
  /// This stream as a signal, with an element of its own in place of an error; it then completes.
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// This stream as a signal, which goes on with another one in place of an error.
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorDriveWith: onErrorSignalWith)
  }

  /// This stream as a signal, which goes on with the one that the closure gives in place of an error.
  @preconcurrency
  public func asSignal(
    onErrorRecover: @escaping @Sendable (_ error: any Swift.Error) -> Signal<Element>
  ) -> Signal<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }

  /// This stream, which sends no errors, as a signal.
  func asSignalWithoutErrors() -> Signal<Element> {
    Signal(asObservable().observe(on: SignalSharingStrategy.scheduler))
  }
}

extension InfallibleType {
  /// This stream as a signal.
  public func asSignal() -> Signal<Element> { asSignalWithoutErrors() }
}

extension PublishRelay {
  /// The elements as a signal.
  public func asSignal() -> Signal<Element> { asSignalWithoutErrors() }
}

extension ControlEvent {
  /// The events as a signal.
  public func asSignal() -> Signal<Element> { asSignalWithoutErrors() }
}
