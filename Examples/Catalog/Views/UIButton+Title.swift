import Weir

extension UIButton {
  /// Makes a plain button with a title.
  convenience init(title: String) {
    self.init(type: .system)
    setTitle(title, for: .normal)
  }
}
