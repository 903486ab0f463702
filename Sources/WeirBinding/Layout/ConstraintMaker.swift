/// Takes down the constraints of a view, in the closure of `make`, `update` and `remake`.
///
/// It names the attributes that a constraint is about: `$0.left`, `$0.edges`, `$0.width.height`.
@MainActor
public final class ConstraintMaker: LayoutAttributes {
  private let view: UIView
  private var drafts: [ConstraintDraft] = []

  private init(_ view: UIView) {
    self.view = view
  }

  /// Begins a constraint about attributes of the view.
  public func naming(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintChain {
    let draft = ConstraintDraft(view, attributes)
    drafts.append(draft)
    return ConstraintChain(draft: draft)
  }

  /// The constraints that a closure describes; attributes that were only named, such as those of a target, make none.
  static func drafts(of view: UIView, _ describe: (ConstraintMaker) -> Void) -> [ConstraintDraft] {
    let maker = ConstraintMaker(view)
    describe(maker)
    return maker.drafts.filter { $0.target != nil }
  }
}
