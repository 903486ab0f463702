/// What can be turned into an event; `dematerialize` takes streams of such.
public protocol EventConvertible<Element> {
  /// The type of the event's element.
  associatedtype Element

  /// The event.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// This event.
  public var event: Event<Element> { self }
}
