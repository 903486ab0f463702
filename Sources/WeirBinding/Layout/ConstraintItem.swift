/// Attributes of a view or of a layout guide, as the target of a constraint: `other.layout.right`.
@MainActor
public struct ConstraintItem: LayoutAttributes, LayoutTarget {
  let item: AnyObject
  let attributes: [NSLayoutConstraint.Attribute]

  init(item: AnyObject, attributes: [NSLayoutConstraint.Attribute]) {
    self.item = item
    self.attributes = attributes
  }

  /// Names further attributes.
  public func naming(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintItem {
    ConstraintItem(item: item, attributes: self.attributes + attributes)
  }

  /// Where a constraint to it leads.
  public var layoutTarget: LayoutTargetValue { LayoutTargetValue(.item(item, attributes)) }
}

/// Names the attributes of a layout guide as targets of constraints, reached as `guide.layout`.
@MainActor
public struct GuideLayout: LayoutAttributes {
  let guide: UILayoutGuide

  /// One attribute or several of the guide, as the target of a constraint.
  public func naming(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintItem {
    ConstraintItem(item: guide, attributes: attributes)
  }
}

extension UILayoutGuide {
  /// The attributes of the guide, as targets of constraints: `view.safeAreaLayoutGuide.layout.top`.
  public var layout: GuideLayout { GuideLayout(guide: self) }
}
