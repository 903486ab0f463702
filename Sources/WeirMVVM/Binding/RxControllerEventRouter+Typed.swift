extension RxControllerEventRouter {
  /// Sends each event of the parent as an event of its own, with the same value.
  public func forward<Value>(
    parentEvent: RxControllerEvent.TypedIdentifier<Value>, toEvent event: RxControllerEvent.TypedIdentifier<Value>
  ) {
    forward(parentEvent: parentEvent.untyped, toEvent: event.untyped)
  }

  /// Sends each event of its own as an event of the parent, with the same value.
  ///
  /// While there is no parent, it goes nowhere.
  public func forward<Value>(
    event: RxControllerEvent.TypedIdentifier<Value>, toParentEvent parentEvent: RxControllerEvent.TypedIdentifier<Value>
  ) {
    forward(event: event.untyped, toParentEvent: parentEvent.untyped)
  }

  /// Sends what a closure makes of each event of the parent as events of its own.
  ///
  /// The stream that the closure makes for one event ends when the next one comes.
  public func forward<Value, Source: ObservableConvertibleType>(
    parentEvent: RxControllerEvent.TypedIdentifier<Value>,
    toEvent event: RxControllerEvent.TypedIdentifier<Source.Element>,
    flatMapLatest: @escaping @MainActor @Sendable (Value?) -> Source
  ) {
    forward(parentEvent: parentEvent.untyped, toEvent: event.untyped, flatMapLatest: flatMapLatest)
  }

  /// Sends what a closure makes of each event of its own as events of the parent.
  ///
  /// The stream that the closure makes for one event ends when the next one comes. While there is no parent, what it sends
  /// goes nowhere.
  public func forward<Value, Source: ObservableConvertibleType>(
    event: RxControllerEvent.TypedIdentifier<Value>,
    toParentEvent parentEvent: RxControllerEvent.TypedIdentifier<Source.Element>,
    flatMapLatest: @escaping @MainActor @Sendable (Value?) -> Source
  ) {
    forward(event: event.untyped, toParentEvent: parentEvent.untyped, flatMapLatest: flatMapLatest)
  }

  /// Makes an event one of all generations below; see the one for identifiers without a type.
  public func share<Value>(event: RxControllerEvent.TypedIdentifier<Value>) { share(event: event.untyped) }
}
