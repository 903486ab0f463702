import WeirMVVM

/// What the name screen and the screens that it contains tell each other.
enum NameEvent {
  /// The name has changed.
  static let name = RxControllerEvent.identifier(of: PersonName.self)
  /// A contained screen wants another first name.
  static let pickedFirstName = RxControllerEvent.identifier(of: String.self)
  /// A contained screen wants another last name.
  static let pickedLastName = RxControllerEvent.identifier(of: String.self)
}
