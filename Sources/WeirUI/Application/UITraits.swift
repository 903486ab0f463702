#if !canImport(UIKit)
  public import Foundation

  /// Light or dark (UIKit).
  public enum UIUserInterfaceStyle: Int, Sendable {
    /// It is not specified.
    case unspecified = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
  }

  /// How much room there is in one direction (UIKit).
  public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// It is not specified.
    case unspecified = 0
    /// Little.
    case compact = 1
    /// Enough.
    case regular = 2
  }

  /// The direction of reading (UIKit).
  public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// It is not specified.
    case unspecified = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
  }

  /// The kind of device (UIKit).
  public enum UIUserInterfaceIdiom: Int, Sendable {
    /// It is not specified.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A computer.
    case mac = 5
  }

  /// Traits that a closure sets (UIKit).
  public protocol UIMutableTraits: Sendable {
    /// Light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// How wide it is.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// How high it is.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The direction of reading.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// How many pixels a point has.
    var displayScale: CGFloat { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  }
#endif
