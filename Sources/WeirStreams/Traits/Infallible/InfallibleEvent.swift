/// One event of an infallible stream: an element, or the end.
public enum InfallibleEvent<Element> {
  /// An element.
  case next(Element)

  /// The end.
  case completed
}

extension InfallibleEvent: Sendable where Element: Sendable {}

extension InfallibleEvent: EventConvertible {
  /// The event as one of an observable.
  public var event: Event<Element> {
    switch self {
    case .next(let element): .next(element)
    case .completed: .completed
    }
  }
}
