import Foundation

/// A constraint that is being described, about one attribute or several of a view.
@MainActor
final class ConstraintDraft {
  let view: UIView
  var attributes: [NSLayoutConstraint.Attribute]
  var relations: [(relation: NSLayoutConstraint.Relation, target: LayoutTargetValue)] = []
  var multiplier: CGFloat = 1
  var offsets: [LayoutConstant] = []
  var priority = UILayoutPriority.required
  var label: String?
  /// What was made of it.
  var made: [NSLayoutConstraint] = []

  var target: LayoutTargetValue? { relations.first?.target }

  init(_ view: UIView, _ attributes: [NSLayoutConstraint.Attribute]) {
    self.view = view
    self.attributes = attributes
  }

  /// The constraints; those that cannot be made are reported.
  func resolve() -> [NSLayoutConstraint] {
    relations.flatMap { relation, target in
      attributes.indices.compactMap { constraint(relation, target, at: $0) }
    }
  }

  private func constraint(
    _ relation: NSLayoutConstraint.Relation, _ target: LayoutTargetValue, at index: Int
  ) -> NSLayoutConstraint? {
    let attribute = attributes[index]
    guard let (item, itemAttribute, constant) = resolve(target, at: index) else { return nil }
    let offset = offsets.reduce(constant) { $0 + $1.value(for: attribute) }
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: item, attribute: itemAttribute,
      multiplier: multiplier, constant: offset)
    constraint.priority = priority
    constraint.identifier = label
    return constraint
  }

  /// The second item of a constraint, its attribute, and a constant.
  private func resolve(
    _ target: LayoutTargetValue, at index: Int
  ) -> (AnyObject?, NSLayoutConstraint.Attribute, CGFloat)? {
    let attribute = attributes[index]
    switch target.kind {
    case .constant(let constant):
      let value = constant.value(for: attribute)
      if attribute == .width || attribute == .height { return (nil, .notAnAttribute, value) }
      return superview(attribute).map { ($0, attribute, value) }
    case .item(let item, let others):
      return pair(index, others).map { (item, $0, 0) }
    case .superview(let guide):
      return superview(attribute).map { superview in (guide.map { superview[keyPath: $0] } ?? superview, attribute, 0) }
    }
  }

  private func pair(_ index: Int, _ others: [NSLayoutConstraint.Attribute]) -> NSLayoutConstraint.Attribute? {
    if others.isEmpty { return attributes[index] }
    if others.count == 1 { return others[0] }
    if others.count == attributes.count { return others[index] }
    // Reported once for all attributes.
    if index == 0 {
      report(
        "a target has one attribute, or as many as the constraint", "\(attributes.count) against \(others.count)",
        "name as many attributes on both sides")
    }
    return nil
  }

  private func superview(_ attribute: NSLayoutConstraint.Attribute) -> UIView? {
    if let superview = view.superview { return superview }
    report(
      "a constraint to the superview needs one", "\(attribute)", "add it to a superview first, as adhere(to:) does")
    return nil
  }

  private func report(_ rule: String, _ value: String, _ remedy: String) {
    let name = label.map { " \"\($0)\"" } ?? ""
    WeirDiagnostics.report(
      "layout", rule: rule, value: "\(value) of constraint\(name) of \(LayoutRecord.name(of: view))", remedy: remedy)
  }
}
