#if !canImport(UIKit)
  /// Some of the ways in which a device is held (UIKit).
  public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << UInt(orientation.rawValue) }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(.portrait)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
    /// With its top to the right.
    public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
    /// With its top to the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
    /// On a side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// Any way.
    public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
    /// Any way but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]
  }

  /// How the status bar is drawn (UIKit).
  public enum UIStatusBarStyle: Int, Sendable {
    /// As fits the traits.
    case `default` = 0
    /// Light, over what is dark.
    case lightContent = 1
    /// Dark, over what is light.
    case darkContent = 3
  }
#endif
