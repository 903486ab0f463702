public import Foundation

/// The attributes of a view that a constraint is about; further ones can be named, and then what they are related to.
@MainActor
public struct ConstraintChain: LayoutAttributes, LayoutTarget {
  let draft: ConstraintDraft

  /// Names further attributes.
  public func naming(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintChain {
    draft.attributes += attributes
    return self
  }

  /// The attributes as a target: `$0.height.equalTo($0.width)`.
  public var layoutTarget: LayoutTargetValue { LayoutTargetValue(.item(draft.view, draft.attributes)) }

  /// The attributes are equal to those of a view or a guide, to other attributes, or to constants.
  @discardableResult
  public func equalTo(_ target: some LayoutTarget) -> ConstraintRule { relate(.equal, target.layoutTarget) }

  /// The attributes are at most as great as the target's.
  @discardableResult
  public func lessThanOrEqualTo(_ target: some LayoutTarget) -> ConstraintRule {
    relate(.lessThanOrEqual, target.layoutTarget)
  }

  /// The attributes are at least as great as the target's.
  @discardableResult
  public func greaterThanOrEqualTo(_ target: some LayoutTarget) -> ConstraintRule {
    relate(.greaterThanOrEqual, target.layoutTarget)
  }

  /// The attributes are equal to those of the superview.
  @discardableResult
  public func equalToSuperview() -> ConstraintRule { relate(.equal, LayoutTargetValue(.superview(nil))) }

  /// The attributes are at most as great as those of the superview.
  @discardableResult
  public func lessThanOrEqualToSuperview() -> ConstraintRule {
    relate(.lessThanOrEqual, LayoutTargetValue(.superview(nil)))
  }

  /// The attributes are at least as great as those of the superview.
  @discardableResult
  public func greaterThanOrEqualToSuperview() -> ConstraintRule {
    relate(.greaterThanOrEqual, LayoutTargetValue(.superview(nil)))
  }

  /// The attributes are equal to those of the superview's safe area.
  @discardableResult
  public func equalToSafeArea() -> ConstraintRule {
    relate(.equal, LayoutTargetValue(.superview(\.safeAreaLayoutGuide)))
  }

  /// The attributes are at most as great as those of the superview's safe area.
  @discardableResult
  public func lessThanOrEqualToSafeArea() -> ConstraintRule {
    relate(.lessThanOrEqual, LayoutTargetValue(.superview(\.safeAreaLayoutGuide)))
  }

  /// The attributes are at least as great as those of the superview's safe area.
  @discardableResult
  public func greaterThanOrEqualToSafeArea() -> ConstraintRule {
    relate(.greaterThanOrEqual, LayoutTargetValue(.superview(\.safeAreaLayoutGuide)))
  }

  /// The attributes are equal to those of the superview's layout margins.
  @discardableResult
  public func equalToMargins() -> ConstraintRule {
    relate(.equal, LayoutTargetValue(.superview(\.layoutMarginsGuide)))
  }

  /// The attributes are in a range, both ends included: `$0.width.between(100...200)`.
  ///
  /// Two constraints an attribute; an offset moves both.
  @discardableResult
  public func between(_ range: ClosedRange<CGFloat>) -> ConstraintRule {
    greaterThanOrEqualTo(range.lowerBound)
    return lessThanOrEqualTo(range.upperBound)
  }

  private func relate(_ relation: NSLayoutConstraint.Relation, _ target: LayoutTargetValue) -> ConstraintRule {
    draft.relations.append((relation, target))
    return ConstraintRule(draft: draft)
  }
}
