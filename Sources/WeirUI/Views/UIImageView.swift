#if !canImport(UIKit)
  public import Foundation

  /// Shows a picture (UIKit).
  @preconcurrency @MainActor
  open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage? { didSet { if image?.size != oldValue?.size { contentSizeChanged() } } }
    /// The picture that is shown while it is highlighted.
    open var highlightedImage: UIImage?
    /// Whether it is shown as pressed.
    open var isHighlighted = false
    /// The pictures that are shown one after the other.
    open var animationImages: [UIImage]?
    /// How long all of them take; 0 is a thirtieth of a second each.
    open var animationDuration: TimeInterval = 0
    /// How often they are shown; 0 is without end.
    open var animationRepeatCount = 0
    /// Whether they are being shown.
    public private(set) final var isAnimating = false

    /// Makes a view without a picture.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
    }

    /// Makes a view; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      isUserInteractionEnabled = false
    }

    /// Makes a view of the size of its picture.
    public convenience init(image: UIImage?) {
      self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
      self.image = image
    }

    /// Makes a view of the size of its picture, with another one for when it is highlighted.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
      self.init(image: image)
      self.highlightedImage = highlightedImage
    }

    /// Begins to show the pictures one after the other.
    open func startAnimating() { isAnimating = animationImages?.isEmpty == false }

    /// Stops showing the pictures one after the other.
    open func stopAnimating() { isAnimating = false }

    /// The size of the picture.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    /// The size of the picture; none without one.
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  }
#endif
