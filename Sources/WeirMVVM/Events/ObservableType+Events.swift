extension ObservableType where Element == RxControllerEvent {
  /// The values of an event in a stream of events; nil for an event without a value.
  ///
  /// A value of another type is reported, and nil is sent in its place. This is for streams that a program has made of
  /// events; the relays of a view model have one of their own, which looks at no other events.
  public func value<Value>(
    of identifier: RxControllerEvent.Identifier, type: Value.Type = Value.self
  ) -> Observable<Value?> {
    filter { $0.identifier == identifier }.map { $0.read(as: Value.self) }
  }

  /// The values of an event in a stream of events, leaving out those that are nil.
  ///
  /// A value of another type is reported and left out.
  public func unwrappedValue<Value>(
    of identifier: RxControllerEvent.Identifier, type: Value.Type = Value.self
  ) -> Observable<Value> {
    filter { $0.identifier == identifier }.compactMap { $0.read(as: Value.self) }
  }

  /// The values of an event in a stream of events; nil for an event without a value.
  public func value<Value>(of identifier: RxControllerEvent.TypedIdentifier<Value>) -> Observable<Value?> {
    value(of: identifier.untyped)
  }

  /// The values of an event in a stream of events, leaving out those that are nil.
  public func unwrappedValue<Value>(of identifier: RxControllerEvent.TypedIdentifier<Value>) -> Observable<Value> {
    unwrappedValue(of: identifier.untyped)
  }
}
