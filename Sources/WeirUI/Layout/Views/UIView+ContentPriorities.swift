#if !canImport(UIKit)
  public import Foundation

  extension UIView {
    /// Stands for "no size of its own" in ``intrinsicContentSize``.
    public static var noIntrinsicMetric: CGFloat { -1 }
    /// The smallest size, as a target for `systemLayoutSizeFitting`.
    public static var layoutFittingCompressedSize: CGSize { CGSize(width: 0, height: 0) }
    /// The largest size, as a target for `systemLayoutSizeFitting`.
    public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// How much the view resists being larger than its content.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      layoutRecord?.hugging[axis] ?? .defaultLow
    }

    /// Says how much the view resists being larger than its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
      guard priority != contentHuggingPriority(for: axis) else { return }
      madeLayoutRecord.hugging[axis] = priority
      presentEngine?.contentChanged(self)
    }

    /// How much the view resists being smaller than its content.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      layoutRecord?.compressionResistance[axis] ?? .defaultHigh
    }

    /// Says how much the view resists being smaller than its content.
    public func setContentCompressionResistancePriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
      guard priority != contentCompressionResistancePriority(for: axis) else { return }
      madeLayoutRecord.compressionResistance[axis] = priority
      presentEngine?.contentChanged(self)
    }

    func contentSizeInvalidated() {
      presentEngine?.contentChanged(self)
      if let stack = superview as? UIStackView { stack.contentInvalidated() }
    }
  }
#endif
