/// What hands events on between its own and those of a parent (RxController).
///
/// On the main actor. What is declared ends with `disposeBag`. Forwards that lead an event back to where it began are found
/// when the last of them is declared, or when view models are added to one another: the one that closes the circle is
/// reported by the names of all, and ignored.
@preconcurrency @MainActor
public protocol RxControllerEventRouter: AnyObject {
  /// Its own events, which its children share.
  var events: RxControllerEventRelay { get }
  /// The events of its parent.
  var parentEvents: RxControllerEventRelay { get }
  /// What its forwards end with.
  var disposeBag: DisposeBag { get }
}

extension RxControllerEventRouter {
  /// Sends each event of the parent as an event of its own, with the same value.
  public func forward(
    parentEvent: RxControllerEvent.Identifier, toEvent event: RxControllerEvent.Identifier
  ) {
    parentEvents.forward(parentEvent, to: event, of: events).disposed(by: disposeBag)
  }

  /// Sends each event of its own as an event of the parent, with the same value.
  ///
  /// While there is no parent, it goes nowhere.
  public func forward(
    event: RxControllerEvent.Identifier, toParentEvent parentEvent: RxControllerEvent.Identifier
  ) {
    events.forward(event, to: parentEvent, of: parentEvents).disposed(by: disposeBag)
  }

  /// Sends what a closure makes of each event of the parent as events of its own.
  ///
  /// The stream that the closure makes for one event ends when the next one comes.
  public func forward<Value, Source: ObservableConvertibleType>(
    parentEvent: RxControllerEvent.Identifier, toEvent event: RxControllerEvent.Identifier,
    flatMapLatest: @escaping @MainActor @Sendable (Value?) -> Source
  ) {
    parentEvents.forward(parentEvent, to: event, of: events, flatMapLatest) { event.event($0) }
      .disposed(by: disposeBag)
  }

  /// Sends what a closure makes of each event of its own as events of the parent.
  ///
  /// The stream that the closure makes for one event ends when the next one comes. While there is no parent, what it sends
  /// goes nowhere.
  public func forward<Value, Source: ObservableConvertibleType>(
    event: RxControllerEvent.Identifier, toParentEvent parentEvent: RxControllerEvent.Identifier,
    flatMapLatest: @escaping @MainActor @Sendable (Value?) -> Source
  ) {
    events.forward(event, to: parentEvent, of: parentEvents, flatMapLatest) { parentEvent.event($0) }
      .disposed(by: disposeBag)
  }

  /// Makes an event one of all generations below: whoever sends or hears it as an event of their parent does so with this
  /// view model, however far below, and nobody between has to forward it.
  ///
  /// Where a view model in between shares it too, the nearest one counts. Those who subscribe to `parentEvents` as a whole
  /// hear their parent's events only.
  public func share(event: RxControllerEvent.Identifier) { events.node.share(event) }
}
