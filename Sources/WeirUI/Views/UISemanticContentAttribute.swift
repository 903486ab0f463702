#if !canImport(UIKit)
  /// How a view turns round in languages that are written from the right (UIKit).
  public enum UISemanticContentAttribute: Int, Sendable {
    /// As the language.
    case unspecified
    /// Not at all, as the buttons of a player.
    case playback
    /// Not at all, as arrows that mean a direction.
    case spatial
    /// Always from the left.
    case forceLeftToRight
    /// Always from the right.
    case forceRightToLeft
  }

  /// The direction in which a view is laid out (UIKit).
  public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From the left to the right.
    case leftToRight
    /// From the right to the left.
    case rightToLeft
  }

  extension UIView {
    /// The direction for an attribute in a language that is written from the left.
    public static func userInterfaceLayoutDirection(
      for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
      attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }

    /// The direction in which its subviews are laid out.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }
  }
#endif
