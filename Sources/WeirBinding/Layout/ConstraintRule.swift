public import Foundation

/// A constraint with its target, whose constant, factor, priority and label can follow in any order.
@MainActor
public struct ConstraintRule {
  let draft: ConstraintDraft

  /// Adds a constant, to the right or downwards.
  @discardableResult
  public func offset(_ amount: some LayoutNumber) -> ConstraintRule { add(.number(amount.points)) }

  /// Adds constants to width and height.
  @discardableResult
  public func offset(_ amount: CGSize) -> ConstraintRule { add(.size(amount)) }

  /// Adds constants to horizontal and vertical attributes.
  @discardableResult
  public func offset(_ amount: CGPoint) -> ConstraintRule { add(.point(amount)) }

  /// Moves each edge inwards by a distance; a size shrinks by twice as much.
  @discardableResult
  public func inset(_ distance: some LayoutNumber) -> ConstraintRule { add(.inset(distance.points)) }

  /// Moves each edge inwards.
  @discardableResult
  public func inset(_ insets: UIEdgeInsets) -> ConstraintRule { add(.insets(insets)) }

  /// Moves each edge inwards, in the direction of the language.
  @discardableResult
  public func inset(_ insets: NSDirectionalEdgeInsets) -> ConstraintRule { add(.directionalInsets(insets)) }

  /// Multiplies the target's attribute.
  @discardableResult
  public func multipliedBy(_ factor: some LayoutNumber) -> ConstraintRule {
    draft.multiplier *= factor.points
    return self
  }

  /// Divides the target's attribute; a divisor of 0 is a fault, which is reported and left out.
  @discardableResult
  public func dividedBy(_ divisor: some LayoutNumber) -> ConstraintRule {
    if divisor.points == 0 {
      WeirDiagnostics.report(
        "layout", rule: "a constraint cannot be divided by 0", value: LayoutRecord.name(of: draft.view),
        remedy: "give another divisor")
    } else {
      draft.multiplier /= divisor.points
    }
    return self
  }

  /// Gives it a priority.
  @discardableResult
  public func priority(_ priority: UILayoutPriority) -> ConstraintRule {
    draft.priority = priority
    return self
  }

  /// Gives it a priority from 1 to 1000; one out of range is taken to be the nearest.
  @discardableResult
  public func priority(_ priority: some LayoutNumber) -> ConstraintRule {
    self.priority(UILayoutPriority(rawValue: Float(min(max(priority.points, 1), 1000))))
  }

  /// Names it, for the messages about constraints that collide.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintRule {
    draft.label = label
    return self
  }

  /// A handle to change it later; `make` and `remake` fill it in.
  public var constraint: Constraint { Constraint(draft) }

  private func add(_ constant: LayoutConstant) -> ConstraintRule {
    draft.offsets.append(constant)
    return self
  }
}

extension UILayoutPriority {
  /// 750, as `defaultHigh`.
  public static var high: UILayoutPriority { UILayoutPriority(rawValue: 750) }
  /// 500.
  public static var medium: UILayoutPriority { UILayoutPriority(rawValue: 500) }
  /// 250, as `defaultLow`.
  public static var low: UILayoutPriority { UILayoutPriority(rawValue: 250) }
}
