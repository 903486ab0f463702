/// A property of a control, as a stream of its values and as an observer that sets it.
///
/// The stream starts with the value at the time of subscription, then sends each value that the person enters; what the
/// program sets is not sent. It has no errors, and is subscribed to on the main actor; see `ControlEvent`.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  /// The type of its values.
  public typealias Element = PropertyType

  let values: Observable<PropertyType>
  let valueSink: AnyObserver<PropertyType>

  /// Makes a control property.
  /// - Parameters:
  ///   - values: A stream that keeps to the rules above.
  ///   - valueSink: What sets the property.
  public init<Values: ObservableType, Sink: ObserverType>(
    values: Values, valueSink: Sink
  ) where Element == Values.Element, Element == Sink.Element {
    self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
    self.valueSink = valueSink.asObserver()
  }

  /// Subscribes an observer.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    values.subscribe(observer)
  }

  /// The values that follow the first.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  /// The values as an observable.
  public func asObservable() -> Observable<Element> { values }

  /// This very property.
  public func asControlProperty() -> ControlProperty<Element> { self }

  /// Sets the property; an error is a fault of the program, which is reported.
  public func on(_ event: Event<Element>) {
    if case .error(let error) = event { refuse(error) } else { valueSink.on(event) }
  }

  private func refuse(_ error: any Error) {
    WeirDiagnostics.report(
      "ControlProperty", rule: "an error cannot be bound", value: "\(error)",
      remedy: "catch it before, or bind a Driver")
  }
}
