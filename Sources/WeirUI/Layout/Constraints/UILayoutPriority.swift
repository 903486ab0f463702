#if !canImport(UIKit)
  /// How much a constraint matters (UIKit).
  ///
  /// Priorities are levels: constraints of one priority never give way to constraints of lower ones, however many.
  public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The priority as a number, from 0 to 1000.
    public let rawValue: Float

    /// Makes a priority of a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Makes a priority of a number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// What must hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// How much the content of a button resists being cut off: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// How much a person's resizing of the scene matters where it must not change a window: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// How much the size of the scene matters: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// How much a person's dragging of a divider matters: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// How much the content of a button resists being stretched: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// How much a target size matters by default: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Whether one matters less than the other.
    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }

    /// A priority that is higher by a number.
    public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
      UILayoutPriority(left.rawValue + right)
    }

    /// A priority that is lower by a number.
    public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
      UILayoutPriority(left.rawValue - right)
    }

    var strength: SolverStrength { SolverStrength(Double(rawValue)) }
  }
#endif
