#if !canImport(UIKit)
  public import Foundation

  /// Shows that something goes on (UIKit).
  @preconcurrency @MainActor
  open class UIActivityIndicatorView: UIView {
    /// How large it is (UIKit).
    public enum Style: Int, Sendable {
      /// Middle-sized.
      case medium = 100
      /// Large.
      case large = 101

      var size: CGSize {
        switch self {
        case .medium: CGSize(width: 20, height: 20)
        case .large: CGSize(width: 37, height: 37)
        }
      }
    }

    /// How large it is.
    open var style = Style.medium { didSet { contentSizeChanged() } }
    /// The color.
    open var color: UIColor! = .systemGray
    /// Whether it is not shown while nothing goes on.
    open var hidesWhenStopped = true { didSet { showOrHide() } }
    /// Whether something goes on.
    public private(set) final var isAnimating = false

    /// Makes a view of the middle size.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      showOrHide()
    }

    /// Makes a view; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      showOrHide()
    }

    /// Makes a view of a size.
    public convenience init(style: Style) {
      self.init(frame: CGRect(origin: .zero, size: style.size))
      self.style = style
    }

    /// Shows that something goes on.
    open func startAnimating() {
      isAnimating = true
      showOrHide()
    }

    /// Shows that nothing goes on.
    open func stopAnimating() {
      isAnimating = false
      showOrHide()
    }

    /// The size of its style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

    /// The size of its style.
    open override var intrinsicContentSize: CGSize { style.size }

    private func showOrHide() {
      if isAnimating { isHidden = false } else if hidesWhenStopped { isHidden = true }
    }
  }
#endif
