public import Foundation

/// What a constraint can be related to: a number, a size, a point, insets, a view, a layout guide, or attributes of these.
@MainActor
public protocol LayoutTarget {
  /// Where a constraint to it leads.
  var layoutTarget: LayoutTargetValue { get }
}

/// Where a constraint leads.
public struct LayoutTargetValue {
  enum Kind {
    /// Constants, which are counted from the superview for attributes that are no sizes.
    case constant(LayoutConstant)
    /// An object and its attributes; none for those of the constraint itself.
    case item(AnyObject, [NSLayoutConstraint.Attribute])
    /// The superview, by a guide of it or by itself.
    case superview(KeyPath<UIView, UILayoutGuide>?)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }
}

extension UIView: LayoutTarget {
  /// The same attributes of the view.
  public var layoutTarget: LayoutTargetValue { LayoutTargetValue(.item(self, [])) }
}

extension UILayoutGuide: LayoutTarget {
  /// The same attributes of the guide.
  public var layoutTarget: LayoutTargetValue { LayoutTargetValue(.item(self, [])) }
}

extension CGSize: LayoutTarget {
  /// The width and the height.
  public var layoutTarget: LayoutTargetValue { LayoutTargetValue(.constant(.size(self))) }
}

extension CGPoint: LayoutTarget {
  /// The place in the superview.
  public var layoutTarget: LayoutTargetValue { LayoutTargetValue(.constant(.point(self))) }
}

extension UIEdgeInsets: LayoutTarget {
  /// The distances from the superview's edges, inwards.
  public var layoutTarget: LayoutTargetValue { LayoutTargetValue(.constant(.insets(self))) }
}

extension NSDirectionalEdgeInsets: LayoutTarget {
  /// The distances from the superview's edges, inwards, in the direction of the language.
  public var layoutTarget: LayoutTargetValue { LayoutTargetValue(.constant(.directionalInsets(self))) }
}
