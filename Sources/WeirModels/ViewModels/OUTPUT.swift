public import WeirStreams

/// An output of a view model: a driver that its view shows.
///
/// `@OUTPUT("") var name: Driver<String>`: the view drives its label with `name`; the view model binds streams to the relay
/// `$name`, whose value it can also read. The driver sends the last value at once, then each one, on the main scheduler.
/// The relay may be sent to on any thread.
@propertyWrapper
public struct OUTPUT<Element>: Sendable {
  private let relay: BehaviorRelay<Element>

  /// What the view shows.
  public var wrappedValue: Driver<Element> { relay.asDriver() }

  /// Makes an output with its first value.
  public init(_ first: Element) {
    relay = BehaviorRelay(value: first)
  }

  /// What the view model sends to.
  public var projectedValue: BehaviorRelay<Element> { relay }
}
