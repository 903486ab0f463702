#if !canImport(UIKit)
  public import Foundation

  /// What a screen is shown in: light or dark, wide or narrow, left to right or not (UIKit).
  ///
  /// A value that does not change; any thread.
  public final class UITraitCollection: Hashable, Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Whether there is room across.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// Whether there is room down.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The direction of the language.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// How many pixels a point has; 0 is not said.
    public let displayScale: CGFloat

    /// Makes traits; what is not said is unspecified.
    public init(
      userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
      horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
      verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
      layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified, displayScale: CGFloat = 0
    ) {
      self.userInterfaceStyle = userInterfaceStyle
      self.horizontalSizeClass = horizontalSizeClass
      self.verticalSizeClass = verticalSizeClass
      self.layoutDirection = layoutDirection
      self.displayScale = displayScale
    }

    /// Whether all traits are equal.
    public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
      left.userInterfaceStyle == right.userInterfaceStyle && left.horizontalSizeClass == right.horizontalSizeClass
        && left.verticalSizeClass == right.verticalSizeClass && left.layoutDirection == right.layoutDirection
        && left.displayScale == right.displayScale
    }

    /// Hashes the traits.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(userInterfaceStyle)
      hasher.combine(horizontalSizeClass)
      hasher.combine(verticalSizeClass)
    }
  }

  /// Light or dark (UIKit).
  public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not said.
    case unspecified
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }

  /// Whether there is much room in a direction (UIKit).
  public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not said.
    case unspecified
    /// Little room.
    case compact
    /// Much room.
    case regular
  }

  /// The direction of the language, as a trait (UIKit).
  public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// From the left to the right.
    case leftToRight
    /// From the right to the left.
    case rightToLeft
  }
#endif
