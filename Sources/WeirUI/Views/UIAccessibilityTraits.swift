#if !canImport(UIKit)
  /// What an element is to those who do not see it (UIKit).
  public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt64

    /// Makes traits of bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// The sum of the screen.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// Not enabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Often updated.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field to search with.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Has a value that goes up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// A tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 27)
    /// A switch.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
  }
#endif
