extension ObservableConvertibleType {
  /// This stream as a driver, with an element of its own in place of an error; it then completes.
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// This stream as a driver, which goes on with another one in place of an error.
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorDriveWith: onErrorDriveWith)
  }

  /// This stream as a driver, which goes on with the one that the closure gives in place of an error.
  @preconcurrency
  public func asDriver(
    onErrorRecover: @escaping @Sendable (_ error: any Swift.Error) -> Driver<Element>
  ) -> Driver<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }

  /// This stream, which sends no errors, as a driver.
  func asDriverWithoutErrors() -> Driver<Element> {
    Driver(asObservable().observe(on: DriverSharingStrategy.scheduler))
  }
}

extension InfallibleType {
  /// This stream as a driver.
  public func asDriver() -> Driver<Element> { asDriverWithoutErrors() }
}

extension BehaviorRelay {
  /// The values as a driver.
  public func asDriver() -> Driver<Element> { asDriverWithoutErrors() }
}

extension ControlEvent {
  /// The events as a driver.
  public func asDriver() -> Driver<Element> { asDriverWithoutErrors() }
}

extension ControlProperty {
  /// The values as a driver.
  public func asDriver() -> Driver<Element> { asDriverWithoutErrors() }
}
