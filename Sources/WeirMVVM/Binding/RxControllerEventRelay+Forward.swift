extension RxControllerEventRelay {
  /// Sends each event of an identifier as another one to another relay of the same view model.
  @MainActor
  func forward(
    _ from: RxControllerEvent.Identifier, to: RxControllerEvent.Identifier, of target: RxControllerEventRelay
  ) -> any Disposable {
    let route = EventRoute(from: from, to: to, node: node, side: target.side)
    let listener = EventListener(from, route: route) { event in
      route.target?.node.send(to.event(event.value), .own)
    }
    let (node, side) = (node, side)
    node.add(listener, side)
    return Disposables.create { OnMain.run { node.remove(listener, side) } }
  }

  /// Sends what a closure makes of each event as events to another relay of the same view model.
  func forward<Value, Source: ObservableConvertibleType>(
    _ from: RxControllerEvent.Identifier, to: RxControllerEvent.Identifier, of target: RxControllerEventRelay,
    _ transform: @escaping @MainActor @Sendable (Value?) -> Source,
    _ event: @escaping @Sendable (Source.Element) -> RxControllerEvent
  ) -> any Disposable {
    let route = EventRoute(from: from, to: to, node: node, side: target.side)
    return stream(of: from, route: route) { .some($0.read(as: Value.self)) }
      .flatMapLatest { value in
        // Events are delivered on the main actor, and the value is handed on there.
        nonisolated(unsafe) let value = value
        return MainActor.assumeIsolated { transform(value) }
      }
      .bind { event($0).send(along: route) }
  }
}

extension RxControllerEvent {
  @MainActor
  fileprivate func send(along route: EventRoute) { route.target?.node.send(self, .own) }
}
