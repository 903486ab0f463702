#if !canImport(UIKit)
  extension NSLayoutConstraint {
    /// What of an item a constraint is about (UIKit).
    public enum Attribute: Int, Sendable {
      /// The left edge.
      case left = 1
      /// The right edge.
      case right
      /// The top edge.
      case top
      /// The bottom edge.
      case bottom
      /// The edge where lines of text begin.
      case leading
      /// The edge where lines of text end.
      case trailing
      /// The width.
      case width
      /// The height.
      case height
      /// The middle between left and right.
      case centerX
      /// The middle between top and bottom.
      case centerY
      /// The line on which the last line of text stands.
      case lastBaseline
      /// The line on which the first line of text stands.
      case firstBaseline
      /// The left margin.
      case leftMargin
      /// The right margin.
      case rightMargin
      /// The top margin.
      case topMargin
      /// The bottom margin.
      case bottomMargin
      /// The margin where lines of text begin.
      case leadingMargin
      /// The margin where lines of text end.
      case trailingMargin
      /// The middle between the left and the right margin.
      case centerXWithinMargins
      /// The middle between the top and the bottom margin.
      case centerYWithinMargins
      /// Nothing.
      case notAnAttribute = 0
    }

    /// How one side of a constraint stands to the other (UIKit).
    public enum Relation: Int, Sendable {
      /// At most.
      case lessThanOrEqual = -1
      /// Equal.
      case equal = 0
      /// At least.
      case greaterThanOrEqual = 1

      var solverRelation: SolverRelation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
      }
    }

    /// The horizontal or the vertical axis (UIKit).
    public enum Axis: Int, Sendable {
      /// From left to right.
      case horizontal
      /// From top to bottom.
      case vertical
    }
  }

  extension NSLayoutConstraint.Attribute {
    /// What kind of number an attribute is.
    enum Kind {
      case x, y, size, none
    }

    var kind: Kind {
      switch self {
      case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins:
        .x
      case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .y
      case .width, .height: .size
      case .notAnAttribute: .none
      }
    }

    /// Whether it depends on the direction of the language.
    var isDirectional: Bool { [.leading, .trailing].contains(withoutMargin ?? self) }

    /// Whether it is the left or the right edge in any language.
    var isAbsolute: Bool { [.left, .right].contains(withoutMargin ?? self) }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// The attribute of the margins' guide that a margin attribute stands for.
    var withoutMargin: NSLayoutConstraint.Attribute? {
      switch self {
      case .leftMargin: .left
      case .rightMargin: .right
      case .topMargin: .top
      case .bottomMargin: .bottom
      case .leadingMargin: .leading
      case .trailingMargin: .trailing
      case .centerXWithinMargins: .centerX
      case .centerYWithinMargins: .centerY
      default: nil
      }
    }
  }
#endif
