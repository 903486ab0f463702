import WeirMVVM

/// What the info screen and the screens that it contains tell each other.
enum InfoEvent {
  /// The name has changed.
  static let name = RxControllerEvent.identifier(of: PersonName.self)
  /// The number has changed.
  static let number = RxControllerEvent.identifier(of: String.self)
}
