import Foundation

/// A constant of one constraint or of several, by their attributes.
enum LayoutConstant {
  /// The same for all.
  case number(CGFloat)
  /// By width and height.
  case size(CGSize)
  /// By horizontal and vertical place.
  case point(CGPoint)
  /// Distances inwards.
  case insets(UIEdgeInsets)
  /// Distances inwards, in the direction of the language.
  case directionalInsets(NSDirectionalEdgeInsets)

  /// The same distance inwards from all edges.
  static func inset(_ distance: CGFloat) -> LayoutConstant {
    .insets(UIEdgeInsets(top: distance, left: distance, bottom: distance, right: distance))
  }

  /// What it is for an attribute; 0 where it says nothing of it.
  func value(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch self {
    case .number(let number): number
    case .size(let size): Self.pick(attribute, x: 0, y: 0, width: size.width, height: size.height)
    case .point(let point): Self.pick(attribute, x: point.x, y: point.y, width: 0, height: 0)
    case .insets(let insets):
      Self.inset(
        attribute, insets.top, insets.bottom, left: insets.left, right: insets.right, insets.left, insets.right)
    case .directionalInsets(let insets):
      Self.inset(
        attribute, insets.top, insets.bottom, left: insets.leading, right: insets.trailing, insets.leading,
        insets.trailing)
    }
  }

  private static func pick(
    _ attribute: NSLayoutConstraint.Attribute, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat
  ) -> CGFloat {
    switch attribute {
    case .width: width
    case .height: height
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      x
    default: y
    }
  }

  private static func inset(
    _ attribute: NSLayoutConstraint.Attribute, _ top: CGFloat, _ bottom: CGFloat, left: CGFloat, right: CGFloat,
    _ leading: CGFloat, _ trailing: CGFloat
  ) -> CGFloat {
    switch attribute {
    case .left, .leftMargin: left
    case .right, .rightMargin: -right
    case .leading, .leadingMargin: leading
    case .trailing, .trailingMargin: -trailing
    case .top, .topMargin, .firstBaseline: top
    case .bottom, .bottomMargin, .lastBaseline: -bottom
    case .width: -(left + right)
    case .height: -(top + bottom)
    case .centerX, .centerXWithinMargins: (left - right) / 2
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    default: 0
    }
  }
}
