import Foundation

/// A constraint that the chained layout has made, to be changed later.
///
/// ```swift
/// bar.layout.make { height = $0.height.equalTo(40).constraint }
/// height?.update(offset: 20)
/// ```
@MainActor
public final class Constraint {
  private let draft: ConstraintDraft

  init(_ draft: ConstraintDraft) {
    self.draft = draft
  }

  /// The constraints, one an attribute; none before the closure that describes them has ended.
  public var layoutConstraints: [NSLayoutConstraint] { draft.made }

  /// Whether it has effect.
  public var isActive: Bool { !draft.made.isEmpty && draft.made.allSatisfy(\.isActive) }

  /// Gives it effect.
  public func activate() { NSLayoutConstraint.activate(draft.made) }

  /// Takes its effect away; it can be activated again.
  public func deactivate() { NSLayoutConstraint.deactivate(draft.made) }

  /// Takes another offset in place of the present one.
  @discardableResult
  public func update(offset amount: some LayoutNumber) -> Constraint { replace(.number(amount.points)) }

  /// Takes another inset in place of the present one.
  @discardableResult
  public func update(inset distance: some LayoutNumber) -> Constraint { replace(.inset(distance.points)) }

  /// Takes other insets in place of the present ones.
  @discardableResult
  public func update(inset insets: UIEdgeInsets) -> Constraint { replace(.insets(insets)) }

  /// Takes another priority; one that is active and required cannot become optional in UIKit before iOS 17 nor the reverse.
  @discardableResult
  public func update(priority: UILayoutPriority) -> Constraint {
    draft.priority = priority
    for constraint in draft.made { constraint.priority = priority }
    return self
  }

  private func replace(_ constant: LayoutConstant) -> Constraint {
    draft.offsets = [constant]
    for (old, new) in zip(draft.made, draft.resolve()) { old.constant = new.constant }
    return self
  }
}
