import Weir

/// What a screen shows, from top to bottom.
final class Form: UIStackView {
  /// Puts views below each other at the top of a screen.
  convenience init(_ views: [UIView], in screen: UIView) {
    self.init(arrangedSubviews: views)
    axis = .vertical
    spacing = 12
    screen.addSubview(self)
    layout.make {
      $0.top.equalToSafeArea().offset(12)
      $0.left.right.equalToSuperview().inset(16)
    }
  }
}
