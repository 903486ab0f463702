import Weir

extension UILabel {
  /// Shows a text, or takes no room where there is none.
  func show(_ text: String?) {
    self.text = text
    isHidden = text == nil
  }
}
