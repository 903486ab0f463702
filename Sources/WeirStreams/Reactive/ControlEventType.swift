/// What can be turned into a `ControlEvent`.
public protocol ControlEventType<Element>: ObservableType {
  /// This stream as a control event.
  func asControlEvent() -> ControlEvent<Element>
}
