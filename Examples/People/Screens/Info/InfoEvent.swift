import Weir

/// What the info screen and the screens that it contains tell each other.
enum InfoEvent {
  /// The name has changed; the value is a `PersonName`.
  static let name = RxControllerEvent.identifier()
  /// The number has changed; the value is a `String`.
  static let number = RxControllerEvent.identifier()
}
