// The curried `bind` of WeirStreams takes an argument of any type; a closure that belongs to the main actor needs to be told
// so, or the compiler finds no type for it.

extension ObservableType {
  /// Hands this stream and a closure of the main actor to a function that subscribes to it.
  ///
  /// ```swift
  /// names.bind(to: tableView.rx.items(cellIdentifier: "name")) { row, name, cell in … }
  /// ```
  public func bind<each Argument, Output, Result>(
    to binder: (Self) -> (@escaping @MainActor (repeat each Argument) -> Output) -> Result,
    curriedArgument: @escaping @MainActor (repeat each Argument) -> Output
  ) -> Result {
    binder(self)(curriedArgument)
  }
}

extension InfallibleType {
  /// Hands this stream and a closure of the main actor to a function that subscribes to it.
  public func bind<each Argument, Output, Result>(
    to binder: (Observable<Element>) -> (@escaping @MainActor (repeat each Argument) -> Output) -> Result,
    curriedArgument: @escaping @MainActor (repeat each Argument) -> Output
  ) -> Result {
    binder(asObservable())(curriedArgument)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Hands this stream and a closure of the main actor to a function that subscribes to it.
  ///
  /// ```swift
  /// names.drive(tableView.rx.items(cellIdentifier: "name")) { row, name, cell in … }
  /// ```
  public func drive<each Argument, Output, Result>(
    _ binder: (Observable<Element>) -> (@escaping @MainActor (repeat each Argument) -> Output) -> Result,
    curriedArgument: @escaping @MainActor (repeat each Argument) -> Output
  ) -> Result {
    binder(asObservable())(curriedArgument)
  }
}
