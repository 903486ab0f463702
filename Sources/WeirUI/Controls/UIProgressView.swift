#if !canImport(UIKit)
  public import Foundation

  /// Shows how far something has come (UIKit).
  @preconcurrency @MainActor
  open class UIProgressView: UIView {
    /// How it looks (UIKit).
    public enum Style: Int, Sendable {
      /// As elsewhere.
      case `default`
      /// As in a bar.
      case bar
    }

    private var part: Float = 0

    /// How far it has come, from 0 to 1; one out of range is the nearest in it.
    open var progress: Float {
      get { part }
      set { if !newValue.isNaN { part = min(max(newValue, 0), 1) } }
    }
    /// How it looks.
    open var progressViewStyle = Style.default
    /// The color of what is done.
    open var progressTintColor: UIColor?
    /// The color of what is left.
    open var trackTintColor: UIColor?

    /// Makes a view that has not come far.
    public override init(frame: CGRect) {
      super.init(frame: frame)
    }

    /// Makes a view; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a view of a look.
    public convenience init(progressViewStyle style: Style) {
      self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
      progressViewStyle = style
    }

    /// Sets how far it has come.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// The height of a bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: 4) }

    /// The height of a bar.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }

    /// Hundredths, unless something else was said.
    open override var accessibilityValue: String? {
      get { super.accessibilityValue ?? "\(Int((progress * 100).rounded()))%" }
      set { super.accessibilityValue = newValue }
    }
  }
#endif
