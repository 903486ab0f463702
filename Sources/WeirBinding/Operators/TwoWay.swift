/// A relay and a property that follow each other.
///
/// `@unchecked Sendable`: the closures convert and compare values, touch nothing else, and run on the main actor.
struct TwoWay<Held, Shown>: @unchecked Sendable {
  private let relay: BehaviorRelay<Held>
  private let property: ControlProperty<Shown>
  private let toRelay: (Shown) -> Held?
  private let toProperty: (Held) -> Shown?
  private let isSame: ((Held, Held) -> Bool)?

  init(
    _ relay: BehaviorRelay<Held>, _ property: ControlProperty<Shown>, toRelay: @escaping (Shown) -> Held?,
    toProperty: @escaping (Held) -> Shown?, isSame: ((Held, Held) -> Bool)?
  ) {
    self.relay = relay
    self.property = property
    self.toRelay = toRelay
    self.toProperty = toProperty
    self.isSame = isSame
  }

  /// Shows what the relay holds, and then what it takes; takes what the person enters.
  func run() -> any Disposable {
    let echo = Echo<Held>()
    let shows = relay.bind { held in
      if !echo.isOne(held, isSame), let shown = toProperty(held) { property.onNext(shown) }
    }
    let takes = property.do(onCompleted: { shows.dispose() }).bind { [weak relay] shown in
      guard let relay, let held = toRelay(shown), isSame?(relay.value, held) != true else { return }
      echo.wait(for: held) { relay.accept(held) }
    }
    return Disposables.create(shows, takes)
  }
}

/// What the relay has just been given by the property, and so need not be shown again.
///
/// Only the first value that the relay sends is one: an observer may answer with another value, which has to be shown.
@MainActor
private final class Echo<Held> {
  private var expected: Held?

  nonisolated init() {}

  func wait(for held: Held, _ body: () -> Void) {
    expected = held
    body()
    expected = nil
  }

  func isOne(_ held: Held, _ isSame: ((Held, Held) -> Bool)?) -> Bool {
    guard let expected else { return false }
    self.expected = nil
    return isSame?(expected, held) ?? true
  }
}
