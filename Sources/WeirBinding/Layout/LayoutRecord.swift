/// The constraints that the chained layout has made for a view, kept with the view.
@MainActor
final class LayoutRecord {
  private var constraints: [NSLayoutConstraint] = []
  private weak var view: UIView?

  private nonisolated init() {}

  static func of(_ view: UIView) -> LayoutRecord {
    let record = Attached.object(LayoutRecord.self, of: view, make: { LayoutRecord() }) ?? LayoutRecord()
    record.view = view
    return record
  }

  /// A view as it is named in messages.
  static func name(of view: UIView) -> String {
    view.accessibilityIdentifier.map { "\(type(of: view)) \"\($0)\"" } ?? "\(type(of: view))"
  }

  func add(_ drafts: [ConstraintDraft]) {
    view?.translatesAutoresizingMaskIntoConstraints = false
    for draft in drafts { draft.made = draft.resolve() }
    let made = drafts.flatMap(\.made)
    constraints += made
    NSLayoutConstraint.activate(made)
  }

  func update(_ drafts: [ConstraintDraft]) {
    for draft in drafts {
      let new = draft.resolve()
      let pairs = new.map { constraint in (constraint, constraints.first { $0.isAlike(constraint) }) }
      for case let (constraint, present?) in pairs {
        present.constant = constraint.constant
        if let label = constraint.identifier { present.identifier = label }
      }
      let missing = pairs.filter { $0.1 == nil }.map(\.0)
      constraints += missing
      NSLayoutConstraint.activate(missing)
      draft.made = pairs.map { $0.1 ?? $0.0 }
    }
  }

  func removeAll() {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
  }
}

extension NSLayoutConstraint {
  /// Whether both differ at most in constant and label.
  fileprivate func isAlike(_ other: NSLayoutConstraint) -> Bool {
    firstAttribute == other.firstAttribute && relation == other.relation && secondItem === other.secondItem
      && secondAttribute == other.secondAttribute && multiplier == other.multiplier && priority == other.priority
  }
}
