import Weir

/// Shows that a screen waits, is empty, or could not be filled.
final class StatusView: UIView {
  /// The person wants it to be tried again.
  var retry: ControlEvent<Void> { retryButton.rx.tap }

  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private let retryButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    spinner.accessibilityLabel = "Loading"
    label.numberOfLines = 0
    retryButton.setTitle("Try again", for: .normal)
    backgroundColor = .white
    let stack = UIStackView(arrangedSubviews: [spinner, label, retryButton])
    stack.axis = .vertical
    stack.spacing = 12
    stack.layout.adhere(to: self).make {
      $0.left.right.equalToSuperview().inset(16)
      $0.top.equalToSuperview().offset(24)
    }
    show(nil)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ status: Status?) {
    isHidden = status == nil
    if status == .loading { spinner.startAnimating() } else { spinner.stopAnimating() }
    switch status {
    case .empty(let text), .failed(let text): label.show(text)
    case .loading, nil: label.show(nil)
    }
    if case .failed = status { retryButton.isHidden = false } else { retryButton.isHidden = true }
  }
}
