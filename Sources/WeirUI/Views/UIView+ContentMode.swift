#if !canImport(UIKit)
  extension UIView {
    /// How what a view shows follows its size (UIKit).
    public enum ContentMode: Int, Sendable {
      /// Stretched to the whole.
      case scaleToFill
      /// As large as fits.
      case scaleAspectFit
      /// Large enough to fill.
      case scaleAspectFill
      /// Drawn again.
      case redraw
      /// In its size in the middle.
      case center
      /// At the top.
      case top
      /// At the bottom.
      case bottom
      /// At the left.
      case left
      /// At the right.
      case right
      /// In the top left corner.
      case topLeft
      /// In the top right corner.
      case topRight
      /// In the bottom left corner.
      case bottomLeft
      /// In the bottom right corner.
      case bottomRight
    }

    /// Whether the tint is shown in gray, as behind an alert (UIKit).
    public enum TintAdjustmentMode: Int, Sendable {
      /// As the superview.
      case automatic
      /// In color.
      case normal
      /// In gray.
      case dimmed
    }
  }
#endif
