import WeirMVVM

/// What a screen shows, from top to bottom.
final class ContentStack: UIStackView {
  convenience init(_ views: [UIView]) {
    self.init(arrangedSubviews: views)
    axis = .vertical
    spacing = 12
    translatesAutoresizingMaskIntoConstraints = false
  }

  /// Keeps the stack at the top of a screen, from edge to edge.
  func pinToTop(of view: UIView) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  /// Makes a screen that is contained in another one as high as the stack.
  func fill(_ view: UIView) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor), bottomAnchor.constraint(equalTo: view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
