/// What a person types text into: text fields, text views and search bars.
@MainActor
public protocol TextInputControl: AnyObject, Sendable {
  /// Its text, as a property.
  nonisolated var textProperty: ControlProperty<String?> { get }
}

extension UITextField: TextInputControl {
  /// The text of the field.
  public nonisolated var textProperty: ControlProperty<String?> { rx.text }
}

extension UITextView: TextInputControl {
  /// The text of the view.
  public nonisolated var textProperty: ControlProperty<String?> { rx.text }
}

extension UISearchBar: TextInputControl {
  /// The text of the bar.
  public nonisolated var textProperty: ControlProperty<String?> { rx.text }
}

/// Binds a field and a relay to each other; the relay wins at the beginning.
/// - Returns: The subscription.
public func <~> (input: some TextInputControl, relay: BehaviorRelay<String>) -> any Disposable {
  relay <~> input.textProperty
}

/// Binds a relay and a field to each other; the relay wins at the beginning.
/// - Returns: The subscription.
public func <~> (relay: BehaviorRelay<String>, input: some TextInputControl) -> any Disposable {
  relay <~> input.textProperty
}

/// Binds a field and a relay that may hold nil to each other; the relay wins at the beginning.
/// - Returns: The subscription.
public func <~> (input: some TextInputControl, relay: BehaviorRelay<String?>) -> any Disposable {
  relay <~> input.textProperty
}

/// Binds a relay that may hold nil and a field to each other; the relay wins at the beginning.
/// - Returns: The subscription.
public func <~> (relay: BehaviorRelay<String?>, input: some TextInputControl) -> any Disposable {
  relay <~> input.textProperty
}
