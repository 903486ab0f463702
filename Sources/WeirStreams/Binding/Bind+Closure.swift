extension ObservableType {
  /// Calls a closure on the main actor with each element.
  ///
  /// Elements that come on the main queue are handled before the sender goes on; others are handled there later, in order.
  /// An error is a fault of the program and is reported: bind streams that do not fail.
  /// - Returns: The subscription; disposing of it ends it.
  @preconcurrency
  public func bind(onNext: @escaping @MainActor @Sendable (Element) -> Void) -> any Disposable {
    let lifetime = Lifetime()
    let sink = MainActorSink(lifetime, onNext: onNext) { error in
      if let error { BindingFault.report(error) }
    }
    asObservable().start(sink, lifetime)
    return lifetime
  }

  /// Calls a closure on the main actor with an object, which the subscription does not keep alive, and each element.
  ///
  /// When the object has gone, the closure is not called any more. See `bind(onNext:)` for the order, and for errors.
  /// - Returns: The subscription; disposing of it ends it.
  @preconcurrency
  public func bind<Object: AnyObject & Sendable>(
    with object: Object, onNext: @escaping @MainActor @Sendable (Object, Element) -> Void
  ) -> any Disposable {
    bind { [weak object] element in
      if let object { onNext(object, element) }
    }
  }

  /// Hands this stream to a function, and gives its result.
  ///
  /// A closure that follows `bind` without a label is one for the elements.
  @_disfavoredOverload
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Hands this stream and an argument to a curried function, and gives its result.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }
}
