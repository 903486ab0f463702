#if !canImport(UIKit)
  import Foundation

  extension UIAlertController {
    func loadAlertView() {
      let view = AlertView(frame: UIScreen.main.bounds)
      view.alert = self
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      self.view = view
      showContent()
    }

    /// Puts labels, fields and buttons in, one below the other.
    func showContent() {
      guard let box = (storedView as? AlertView)?.box else { return }
      for subview in box.subviews { subview.removeFromSuperview() }
      titleLabel = add(title, to: box)
      messageLabel = add(message, to: box)
      for field in textFields ?? [] { box.addSubview(field) }
      for action in shownActions { box.addSubview(makeButton(action)) }
      storedView?.setNeedsLayout()
    }

    private func add(_ text: String?, to box: UIView) -> UILabel {
      let label = UILabel(frame: .zero)
      label.text = text
      label.numberOfLines = 0
      label.isHidden = text == nil
      box.addSubview(label)
      return label
    }

    private var shownActions: [UIAlertAction] {
      actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
    }

    private func makeButton(_ action: UIAlertAction) -> UIButton {
      let button = UIButton(frame: .zero)
      button.setTitle(action.title, for: .normal)
      button.isEnabled = action.isEnabled
      button.addAction(UIAction { [weak self] _ in self?.choose(action) }, for: .touchUpInside)
      action.button = button
      return button
    }
  }

  /// What an alert shows, over what is dimmed.
  final class AlertView: UIView {
    let box = UIView(frame: .zero)
    weak var alert: UIAlertController?

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(box)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      let width = min(bounds.width, Self.width)
      var y: CGFloat = 0
      for view in box.subviews where !view.isHidden {
        view.frame = CGRect(x: 0, y: y, width: width, height: Self.rowHeight)
        y += Self.rowHeight
      }
      let top =
        alert?.preferredStyle == .actionSheet ? bounds.height - safeAreaInsets.bottom - y : (bounds.height - y) / 2
      box.frame = CGRect(x: (bounds.width - width) / 2, y: max(top, 0), width: width, height: y)
    }

    private static let width: CGFloat = 270
    private static let rowHeight: CGFloat = 44
  }
#endif
