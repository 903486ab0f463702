import Foundation
import WeirUI

/// A screen of 200 views that 800 constraints place: rows of a picture, a title, a value and a button, as forms have them.
@MainActor final class LayoutScreen {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 4_000))
  private var constraints: [NSLayoutConstraint] = []
  /// The height of the middle row, which moves all below it.
  private var height: NSLayoutConstraint?

  init(rows: Int = 50) {
    var edge = root.topAnchor
    for row in 0..<rows {
      let picture = addRow(row, below: edge)
      edge = picture.bottomAnchor
      let height = picture.heightAnchor.constraint(equalToConstant: CGFloat(40 + row % 3))
      constraints.append(height)
      if row == rows / 2 { self.height = height }
    }
    NSLayoutConstraint.activate(constraints)
  }

  /// Moves half of the views.
  func changeOneConstant(_ turn: Int) {
    height?.constant = CGFloat(40 + turn % 2 * 12)
    root.layoutIfNeeded()
  }

  private func addRow(_ row: Int, below edge: NSLayoutYAxisAnchor) -> UIView {
    let (picture, title, value, button) = (UIView(), UIView(), UIView(), UIView())
    for view in [picture, title, value, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let wish = button.widthAnchor.constraint(equalToConstant: CGFloat(60 + row))
    wish.priority = .defaultHigh
    constraints += [
      picture.topAnchor.constraint(equalTo: edge, constant: 8),
      picture.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: picture.topAnchor), title.heightAnchor.constraint(equalToConstant: 20),
      value.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      value.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      value.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
      value.bottomAnchor.constraint(equalTo: picture.bottomAnchor),
      button.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      button.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      button.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
      button.heightAnchor.constraint(equalToConstant: 30), wish,
    ]
    return picture
  }
}
