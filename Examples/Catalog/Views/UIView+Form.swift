import Weir

extension UIView {
  /// Puts views below each other at the top of a screen.
  @discardableResult
  func addForm(_ views: [UIView]) -> UIStackView {
    let form = UIStackView(arrangedSubviews: views)
    form.axis = .vertical
    form.spacing = 12
    addSubview(form)
    form.layout.make {
      $0.top.equalToSafeArea().offset(12)
      $0.left.right.equalToSuperview().inset(16)
    }
    return form
  }
}
