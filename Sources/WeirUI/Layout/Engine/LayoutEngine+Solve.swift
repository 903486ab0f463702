#if !canImport(UIKit)
  import Foundation

  extension LayoutEngine {
    /// Takes in what waits, finds the places, and asks for layout of the views whose subviews have others now.
    func solve() {
      guard !isSolving else { return }
      updateRoot()
      guard isDirty || isTrial || solver.needsSolving else { return }
      isSolving = true
      isDirty = false
      takeIn()
      report(solver.solve())
      var rounds = 0
      // A height may make a width change again; it is bounded, as two labels can want the opposite of each other.
      while rounds < LayoutEngine.mostMeasurings, measureHeights() {
        rounds += 1
        report(solver.solve())
      }
      isSolving = false
      if !isTrial { tellViews() }
    }

    private static let mostMeasurings = 4

    private func takeIn() {
      let constraints = waiting
      waiting = []
      let pending = constraints.compactMap { pendingRule($0) } + takeContentRules()
      // The places are sorted instead of the rules, which are larger.
      let keys = pending.enumerated().map { PendingRule.Key($0.element, place: $0.offset) }.sorted()
      for key in keys { insert(pending[key.place]) }
    }

    private func pendingRule(_ constraint: NSLayoutConstraint) -> PendingRule? {
      guard let holder = constraint.holder else { return nil }
      // Items may be gone; then the constraint says nothing.
      guard constraint.isWhole else { return nil }
      return PendingRule(
        expression: expression(of: constraint, in: holder), relation: constraint.relation.solverRelation,
        strength: constraint.priority.strength, order: constraint.serial + 10, rule: .constraint(constraint))
    }

    private func insert(_ pending: PendingRule) {
      let handle = solver.add(pending.expression, pending.relation, strength: pending.strength, order: pending.order)
      rules[handle] = pending.rule
      switch pending.rule {
      case .constraint(let constraint): learn(constraint, handle)
      case .content(let node, let key): node.contentRules[key] = handle
      case .system: break
      }
    }

    private func learn(_ constraint: NSLayoutConstraint, _ handle: SolverConstraint) {
      guard !isTrial else { return }
      constraint.handle = handle
      guard constraint.usesBaselines else { return }
      for node in baselineNodes(of: constraint) { node.baselineConstraints[ObjectIdentifier(constraint)] = constraint }
    }

    /// The nodes whose baselines a constraint is about.
    func baselineNodes(of constraint: NSLayoutConstraint) -> [LayoutNode] {
      constraint.places.filter(\.attribute.isBaseline).compactMap { place in
        (place.item as? any LayoutElement).flatMap { node(of: baselineElement($0, place.attribute)) }
      }
    }

    /// The place of a node in its parent's coordinates, as constraints see it.
    func rect(of node: LayoutNode) -> CGRect {
      CGRect(
        x: solver.value(of: node.x), y: solver.value(of: node.y), width: max(0, solver.value(of: node.width)),
        height: max(0, solver.value(of: node.height)))
    }

    private func tellViews() {
      for node in nodeList {
        let rect = rect(of: node)
        guard rect != node.rect else { continue }
        node.rect = rect
        guard let view = node.view else {
          if let guide = node.element as? UILayoutGuide, guide.role == .content { guide.owningView?.setNeedsLayout() }
          continue
        }
        if let parent = view.superview {
          if !view.translatesAutoresizingMaskIntoConstraints { parent.setNeedsLayout() }
        } else if !view.translatesAutoresizingMaskIntoConstraints {
          view.bounds.size = view.frame(forAlignmentRect: rect).size
        }
      }
    }

    /// Gives the subviews of a view their frames.
    func applyFrames(in view: UIView) {
      for subview in view.subviews where !subview.translatesAutoresizingMaskIntoConstraints { noteSubview(subview) }
      solve()
      for subview in view.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
        guard let node = nodes[ObjectIdentifier(subview)] else { continue }
        let frame = subview.frame(forAlignmentRect: LayoutEngine.rounded(node.rect))
        if subview.transform.isIdentity {
          if subview.frame != frame { subview.frame = frame }
        } else {
          subview.bounds.size = frame.size
          subview.center = CGPoint(x: frame.midX, y: frame.midY)
        }
      }
    }

    /// Gives a scroll view the size of its content, if constraints say it.
    func applyContentSize(in scrollView: UIScrollView) {
      guard let guide = scrollView.layoutRecord?.builtInGuides[.content], let node = node(of: guide) else { return }
      solve()
      scrollView.contentSize = LayoutEngine.rounded(node.rect).size
    }

    private func noteSubview(_ view: UIView) {
      guard nodes[ObjectIdentifier(view)] == nil else { return }
      _ = madeNode(view)
      isDirty = true
    }

    /// Takes away what computing leaves behind, so that 44 is 44.
    private static func rounded(_ rect: CGRect) -> CGRect {
      func round(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
      return CGRect(
        x: round(rect.minX), y: round(rect.minY), width: round(rect.width), height: round(rect.height))
    }
  }
#endif
