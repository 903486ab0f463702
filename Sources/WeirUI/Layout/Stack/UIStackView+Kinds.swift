#if !canImport(UIKit)
  extension UIStackView {
    /// How a stack shares out its length (UIKit).
    public enum Distribution: Int, Sendable {
      /// The views fill it; who grows or shrinks is decided by their priorities.
      case fill
      /// The views fill it, and are equally long.
      case fillEqually
      /// The views fill it in proportion to their own sizes.
      case fillProportionally
      /// The views have equal distances.
      case equalSpacing
      /// The middles of the views have equal distances.
      case equalCentering
    }

    /// Where views lie across a stack (UIKit).
    public enum Alignment: Int, Sendable {
      /// They fill it.
      case fill
      /// At the leading edge, in a vertical stack.
      case leading
      /// On the baselines of their first lines, in a horizontal stack.
      case firstBaseline
      /// In the middle.
      case center
      /// At the trailing edge, in a vertical stack.
      case trailing
      /// On the baselines of their last lines, in a horizontal stack.
      case lastBaseline

      /// At the top, in a horizontal stack.
      public static var top: Alignment { .leading }
      /// At the bottom, in a horizontal stack.
      public static var bottom: Alignment { .trailing }
    }
  }
#endif
