/// What has events of its own and those of a parent, and binds them to streams and relays (RxController).
///
/// On the main actor. What is bound is released with `disposeBag`.
@preconcurrency @MainActor
public protocol RxControllerEventBinder: AnyObject {
  /// Its own events, which its children share.
  var events: RxControllerEventRelay { get }
  /// The events of its parent.
  var parentEvents: RxControllerEventRelay { get }
  /// What its bindings end with.
  var disposeBag: DisposeBag { get }
}

extension RxControllerEventBinder {
  /// Sends each element of a stream as an event.
  public func bindToEvents<Source: ObservableType>(
    from source: Source, with identifier: RxControllerEvent.Identifier
  ) {
    events.send(source, identifier.event).disposed(by: disposeBag)
  }

  /// Sends each element of a stream as an event.
  public func bindToEvents<Source: ObservableType>(
    from source: Source, with identifier: RxControllerEvent.TypedIdentifier<Source.Element>
  ) {
    events.send(source) { identifier.event($0) }.disposed(by: disposeBag)
  }

  /// Sends each element of a stream of optionals as an event.
  public func bindToEvents<Source: ObservableType, Value>(
    from source: Source, with identifier: RxControllerEvent.TypedIdentifier<Value>
  ) where Source.Element == Value? {
    events.send(source, identifier.event).disposed(by: disposeBag)
  }

  /// Sends each element of a stream as an event; another spelling of `bindToEvents` (RxController's guide).
  public func bindToEvent<Source: ObservableType>(
    from source: Source, with identifier: RxControllerEvent.Identifier
  ) {
    bindToEvents(from: source, with: identifier)
  }

  /// Sends each element of a stream as an event of the parent.
  public func bindToParentEvents<Source: ObservableType>(
    from source: Source, with identifier: RxControllerEvent.Identifier
  ) {
    parentEvents.send(source, identifier.event).disposed(by: disposeBag)
  }

  /// Sends each element of a stream as an event of the parent.
  public func bindToParentEvents<Source: ObservableType>(
    from source: Source, with identifier: RxControllerEvent.TypedIdentifier<Source.Element>
  ) {
    parentEvents.send(source) { identifier.event($0) }.disposed(by: disposeBag)
  }

  /// Sends each element of a stream of optionals as an event of the parent.
  public func bindToParentEvents<Source: ObservableType, Value>(
    from source: Source, with identifier: RxControllerEvent.TypedIdentifier<Value>
  ) where Source.Element == Value? {
    parentEvents.send(source, identifier.event).disposed(by: disposeBag)
  }
}

extension RxControllerEventRelay {
  /// Sends what a closure makes of each element of a stream.
  ///
  /// An error of the stream is a fault of the program, and is reported.
  fileprivate func send<Source: ObservableType>(
    _ source: Source, _ event: @escaping @Sendable (Source.Element) -> RxControllerEvent
  ) -> any Disposable {
    source.map(event) ~> self
  }
}
