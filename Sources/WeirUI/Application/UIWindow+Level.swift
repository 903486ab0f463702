#if !canImport(UIKit)
  public import Foundation

  extension UIWindow {
    /// How far in front a window is (UIKit).
    public struct Level: RawRepresentable, Hashable, Sendable {
      /// The number.
      public let rawValue: CGFloat

      /// Makes a level of a number.
      public init(rawValue: CGFloat) { self.rawValue = rawValue }

      /// Makes a level of a number.
      public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

      /// An app's windows.
      public static let normal = Level(0)
      /// Alerts.
      public static let alert = Level(2000)
      /// The status bar.
      public static let statusBar = Level(1000)
    }
  }
#endif
