#if !canImport(UIKit)
  public import Foundation

  /// What windows are shown on (UIKit).
  @preconcurrency @MainActor
  public final class UIScreen {
    /// The screen of the application's first scene.
    public static let main = UIScreen(size: CGSize(width: 393, height: 852))

    /// The whole of it, in points.
    public internal(set) var bounds: CGRect
    /// How many pixels a point has.
    public let scale: CGFloat
    /// What bars and corners cover.
    public internal(set) var safeAreaInsets: UIEdgeInsets

    /// Makes a screen of a size, in points.
    public init(size: CGSize, scale: CGFloat = 3, safeAreaInsets: UIEdgeInsets = .zero) {
      bounds = CGRect(origin: .zero, size: size)
      self.scale = scale
      self.safeAreaInsets = safeAreaInsets
    }

    /// How many pixels a point has.
    public var nativeScale: CGFloat { scale }
  }
#endif
