import Weir

/// What a screen shows, from top to bottom.
final class ContentStack: UIStackView {
  convenience init(_ views: [UIView]) {
    self.init(arrangedSubviews: views)
    axis = .vertical
    spacing = 12
    translatesAutoresizingMaskIntoConstraints = false
  }

  /// Keeps the stack at the top of a view, from edge to edge.
  func pinToTop(of view: UIView) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }
}
