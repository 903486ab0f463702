import Weir

/// What the name screen and the screens that it contains tell each other.
enum NameEvent {
  /// The name has changed; the value is a `PersonName`.
  static let name = RxControllerEvent.identifier()
  /// A contained screen wants another first name; the value is a `String`.
  static let pickedFirstName = RxControllerEvent.identifier()
  /// A contained screen wants another last name; the value is a `String`.
  static let pickedLastName = RxControllerEvent.identifier()
}
