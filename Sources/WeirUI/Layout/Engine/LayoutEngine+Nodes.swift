#if !canImport(UIKit)
  import Foundation

  extension LayoutEngine {
    /// The node of an element, which is made if need be.
    func madeNode(_ element: any LayoutElement) -> LayoutNode {
      if let node = nodes[ObjectIdentifier(element)] { return node }
      let node = LayoutNode(element, solver: &solver)
      nodes[node.id] = node
      nodeList.append(node)
      describe(node)
      return node
    }

    /// Takes an element out, with all that the engine itself says of it.
    func removeNode(_ element: any LayoutElement) {
      guard let node = nodes.removeValue(forKey: ObjectIdentifier(element)) else { return }
      clear(node)
      nodeList.removeAll { $0 === node }
      for variable in node.variables { solver.remove(variable) }
    }

    /// Says again where an element is, after its view began or ended to be placed by its mask.
    func translationChanged(_ view: UIView) {
      guard let node = nodes[ObjectIdentifier(view)] else { return }
      clear(node)
      describe(node)
      markDirty()
    }

    /// A view was moved by hand.
    func viewMoved(_ view: UIView) {
      guard let node = nodes[ObjectIdentifier(view)], view.translatesAutoresizingMaskIntoConstraints else { return }
      updateMask(node, view)
      markDirty()
    }

    /// The insets of a view's guides have changed.
    func guideChanged(_ guide: UILayoutGuide) {
      guard let node = nodes[ObjectIdentifier(guide)] else { return }
      updateGuide(node, guide)
      markDirty()
    }

    private func clear(_ node: LayoutNode) {
      for rule in node.systemRules { drop(rule.handle) }
      for handle in node.contentRules.values { drop(handle) }
      node.systemRules = []
      node.contentRules = [:]
      contentWaiting.removeAll { $0 === node }
    }

    private func describe(_ node: LayoutNode) {
      if let guide = node.element as? UILayoutGuide { return updateGuide(node, guide) }
      guard let view = node.view else { return }
      if view === root {
        if isTrial || !view.translatesAutoresizingMaskIntoConstraints {
          contentWaiting.append(node)
        } else {
          updateRoot()
        }
      } else if view.translatesAutoresizingMaskIntoConstraints {
        updateMask(node, view)
      } else {
        contentWaiting.append(node)
      }
    }

    /// Keeps the size of the topmost view.
    func updateRoot() {
      guard let root, !isTrial, root.translatesAutoresizingMaskIntoConstraints, let node = node(of: root) else {
        return
      }
      let size = root.bounds.size
      guard rootSize != size || node.systemRules.isEmpty else { return }
      rootSize = size
      state(
        node,
        [(node.width, 0, nil, size.width), (node.height, 0, nil, size.height)], as: "size of the topmost view", order: 0
      )
    }

    /// Keeps a view where its frame and its mask want it.
    private func updateMask(_ node: LayoutNode, _ view: UIView) {
      guard let parent = view.superview else { return }
      let outer = madeNode(parent)
      let frame = view.alignmentRect(forFrame: view.frame)
      let mask = view.autoresizingMask
      let across = AutoresizingShare(
        start: frame.minX, length: frame.width, whole: parent.bounds.width,
        isFlexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
        ))
      let down = AutoresizingShare(
        start: frame.minY, length: frame.height, whole: parent.bounds.height,
        isFlexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
        ))
      state(
        node,
        [
          (node.x, across.start, outer.width, frame.minX - across.start * parent.bounds.width),
          (node.width, across.length, outer.width, frame.width - across.length * parent.bounds.width),
          (node.y, down.start, outer.height, frame.minY - down.start * parent.bounds.height),
          (node.height, down.length, outer.height, frame.height - down.length * parent.bounds.height),
        ], as: "NSAutoresizingMaskLayoutConstraint", order: 1)
    }

    private func updateGuide(_ node: LayoutNode, _ guide: UILayoutGuide) {
      if guide.role == .content {
        return state(node, [(node.x, 0, nil, 0), (node.y, 0, nil, 0)], as: "origin of", order: 1)
      }
      guard let insets = guide.insets, let owner = guide.owningView else { return }
      let outer = madeNode(owner)
      state(
        node,
        [
          (node.x, 0, nil, insets.left), (node.width, 1, outer.width, -insets.left - insets.right),
          (node.y, 0, nil, insets.top), (node.height, 1, outer.height, -insets.top - insets.bottom),
        ], as: "insets of", order: 1)
    }

    /// Makes equations, `variable = factor × other + constant`, or changes the constants of those that are there.
    private func state(
      _ node: LayoutNode,
      _ equations: [(variable: SolverVariable, factor: CGFloat, other: SolverVariable?, constant: CGFloat)],
      as name: String, order: Int
    ) {
      let isNew = node.systemRules.count != equations.count
      for (index, equation) in equations.enumerated() {
        let factor = Double(equation.factor)
        if !isNew, abs(node.systemRules[index].factor - factor) < 1e-9 {
          solver.setConstant(-Double(equation.constant), of: node.systemRules[index].handle)
          continue
        }
        var expression = LinearExpression(equation.variable, plus: -Double(equation.constant))
        if let other = equation.other, factor != 0 { expression = expression - LinearExpression(other, times: factor) }
        let handle = solver.add(expression, .equal, order: order)
        rules[handle] = .system(node, name)
        if isNew {
          node.systemRules.append(LayoutNode.SystemRule(handle: handle, factor: factor))
        } else {
          drop(node.systemRules[index].handle)
          node.systemRules[index] = LayoutNode.SystemRule(handle: handle, factor: factor)
        }
      }
    }
  }
#endif
