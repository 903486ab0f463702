/// One event of a stream: an element, or the end with or without an error.
@frozen
public enum Event<Element> {
  /// An element.
  case next(Element)

  /// The end because of an error.
  case error(any Swift.Error)

  /// The end.
  case completed
}

extension Event: Sendable where Element: Sendable {}

extension Event: CustomDebugStringConvertible {
  /// The event as text, for example `next(1)`.
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

extension Event {
  /// Whether no event can follow.
  public var isStopEvent: Bool {
    if case .next = self { false } else { true }
  }

  /// The element of `next`.
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error of `error`.
  public var error: (any Swift.Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether it is `completed`.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// The event with its element transformed; an error that the transformation throws becomes the event.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let element):
      do { return .next(try transform(element)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}
