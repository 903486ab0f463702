/// The stream of an event of a control: no errors, and subscribed to on the main actor.
///
/// It may be subscribed to on any thread; the control is then reached on the main actor, at once from there, and else soon
/// after. It sends on the main actor, and completes when the control goes.
public struct ControlEvent<PropertyType>: ControlEventType {
  /// The type of its elements.
  public typealias Element = PropertyType

  let events: Observable<PropertyType>

  /// Makes a control event of a stream that keeps to the rules above.
  public init<Events: ObservableType>(events: Events) where Events.Element == Element {
    self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
  }

  /// Subscribes an observer.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    events.subscribe(observer)
  }

  /// The events as an observable.
  public func asObservable() -> Observable<Element> { events }

  /// This very control event.
  public func asControlEvent() -> ControlEvent<Element> { self }

  /// The events as an infallible.
  public func asInfallible() -> Infallible<Element> { Infallible(events) }
}
