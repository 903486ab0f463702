/// The events of a view model, or those of its parent: a relay that hands each event only to those that listen for it.
///
/// It is what `PublishRelay<RxControllerEvent>` is in RxController, with a table by identifier instead of a filter at every
/// listener: to send an event costs what its own listeners cost, however many others there are.
///
/// Events are delivered on the main actor. All events of all view models go through one queue, first in, first out: sent on
/// the main actor while nothing is delivered, an event has reached all its listeners, and all to whom it is forwarded, when
/// `accept` returns; sent by a listener, it comes after those that wait already; sent on another thread, it is delivered soon
/// after, and those of one thread keep their order. The listeners of an identifier are called in the order in which they
/// began to listen, then those that listen to all. Nobody gets an event that was sent before they began.
///
/// At `parentEvents` whoever begins to listen, and whoever listens when the view model is added to a parent, is sent first
/// the last value that each event has had there, once; nobody else gets it again.
public final class RxControllerEventRelay: @unchecked Sendable {
  // `@unchecked Sendable`: `send` is called through the door only, which keeps it on the main actor.
  let node: EventNode
  let side: EventSide
  private let door = MainActorDoor()
  private let send: (RxControllerEvent) -> Void

  init(_ node: EventNode, _ side: EventSide) {
    self.node = node
    self.side = side
    send = MainActorDoor.unchecked { node.send($0, side) }
  }

  /// Sends an event.
  ///
  /// What is sent to the events of a parent while there is none is reported and lost.
  public func accept(_ event: RxControllerEvent) { door.runUnchecked(event, send) }

  /// Sends an event; another spelling of `accept(_:)` (RxController's guide).
  public func accept(event: RxControllerEvent) { accept(event) }

  // MARK: Values

  /// The values of an event; nil for an event without a value.
  ///
  /// A value of another type is reported, and nil is sent in its place.
  public func value<Value>(
    of identifier: RxControllerEvent.Identifier, type: Value.Type = Value.self
  ) -> Observable<Value?> {
    stream(of: identifier) { .some($0.read(as: Value.self)) }
  }

  /// The values of an event, leaving out those that are nil.
  ///
  /// A value of another type is reported and left out.
  public func unwrappedValue<Value>(
    of identifier: RxControllerEvent.Identifier, type: Value.Type = Value.self
  ) -> Observable<Value> {
    stream(of: identifier) { $0.read(as: Value.self) }
  }

  /// The values of an event; nil for an event without a value.
  public func value<Value>(of identifier: RxControllerEvent.TypedIdentifier<Value>) -> Observable<Value?> {
    value(of: identifier.untyped)
  }

  /// The values of an event, leaving out those that are nil.
  public func unwrappedValue<Value>(of identifier: RxControllerEvent.TypedIdentifier<Value>) -> Observable<Value> {
    unwrappedValue(of: identifier.untyped)
  }
}

extension RxControllerEventRelay: ObservableType, RelayType {
  /// Listens to all events.
  @preconcurrency
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == RxControllerEvent {
    asObservable().subscribe(observer)
  }

  /// The stream of all events.
  public func asObservable() -> Observable<RxControllerEvent> { stream(of: nil) { $0 } }
}

extension RxControllerEventRelay {
  /// What a closure picks from the events of an identifier, or from all.
  func stream<Element>(
    of identifier: RxControllerEvent.Identifier?, route: EventRoute? = nil,
    _ pick: @escaping @Sendable (RxControllerEvent) -> Element?
  ) -> Observable<Element> {
    let (node, side) = (node, side)
    return .create { observer in
      let listener = EventListener(identifier, route: route) { event in
        if let element = pick(event) { observer.onNext(element) }
      }
      OnMain.run { node.add(listener, side) }
      return Disposables.create { OnMain.run { node.remove(listener, side) } }
    }
  }
}
