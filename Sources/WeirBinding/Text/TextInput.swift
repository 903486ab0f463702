/// A view that a person types into, with its text as a property (RxCocoa).
///
/// For helpers that bind texts of any such view; `<~>` takes the views themselves.
public struct TextInput<Base: TextInputControl> {
  /// The view.
  public let base: Base
  /// Its text.
  public let text: ControlProperty<String?>

  /// Makes one of a view and a property that is its text.
  public init(base: Base, text: ControlProperty<String?>) { (self.base, self.text) = (base, text) }
}

extension Reactive where Base: UITextField {
  /// The field with its text.
  public var textInput: TextInput<Base> { TextInput(base: base, text: text) }
}

extension Reactive where Base: UITextView {
  /// The view with its text.
  public var textInput: TextInput<Base> { TextInput(base: base, text: text) }
}

extension Reactive where Base: UISearchBar {
  /// The bar with its text.
  public var textInput: TextInput<Base> { TextInput(base: base, text: text) }
}
