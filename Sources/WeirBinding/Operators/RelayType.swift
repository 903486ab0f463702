/// A stream that takes elements and never ends: `PublishRelay`, `BehaviorRelay`, `ReplayRelay`, and relays of your own.
public protocol RelayType<Element>: ObservableType {
  /// Takes an element and sends it.
  func accept(_ element: Element)
}

extension PublishRelay: RelayType {}
extension BehaviorRelay: RelayType {}
extension ReplayRelay: RelayType {}

/// Hands elements to a relay, which knows no end; an error is a fault of the program.
struct RelayObserver<Relay: RelayType>: ObserverType {
  private let relay: Relay

  init(_ relay: Relay) {
    self.relay = relay
  }

  func on(_ event: Event<Relay.Element>) {
    switch event {
    case .next(let element): relay.accept(element)
    case .error(let error): Self.refuse(error)
    case .completed: break
    }
  }

  private static func refuse(_ error: any Error) {
    WeirDiagnostics.report(
      "~>", rule: "a stream that is bound to a relay must not fail", value: "\(error)",
      remedy: "catch the error before binding, or bind a Driver")
  }
}
