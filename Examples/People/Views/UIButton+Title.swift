import WeirMVVM

extension UIButton {
  /// Creates a plain button with a title.
  convenience init(title: String) {
    self.init(type: .system)
    setTitle(title, for: .normal)
  }
}
