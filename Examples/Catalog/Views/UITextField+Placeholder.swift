import Weir

extension UITextField {
  /// Makes a field that says what it is for.
  convenience init(placeholder: String) {
    self.init(frame: .zero)
    self.placeholder = placeholder
    borderStyle = .roundedRect
  }
}
