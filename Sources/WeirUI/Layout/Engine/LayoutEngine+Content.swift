#if !canImport(UIKit)
  import Foundation

  extension LayoutEngine {
    /// The content of a view may need another size.
    func contentChanged(_ view: UIView) {
      guard let node = nodes[ObjectIdentifier(view)] else { return }
      for constraint in node.baselineConstraints.values { constantChanged(constraint) }
      guard isPlacedByContent(view) else { return }
      node.measuredWidth = nil
      if !contentWaiting.contains(where: { $0 === node }) { contentWaiting.append(node) }
      markDirty()
    }

    private func isPlacedByContent(_ view: UIView) -> Bool {
      !view.translatesAutoresizingMaskIntoConstraints || isTrial && view === root
    }

    /// What the contents that wait say of sizes.
    func takeContentRules() -> [PendingRule] {
      defer { contentWaiting = [] }
      return contentWaiting.flatMap { node in node.view.map { contentRules(of: node, $0) } ?? [] }
    }

    /// Changes what is there, and gives what is new.
    private func contentRules(of node: LayoutNode, _ view: UIView) -> [PendingRule] {
      var size = view.intrinsicContentSize
      if let width = node.measuredWidth, let height = view.contentHeight(forWidth: width) { size.height = height }
      return contentRules(of: node, view, .horizontal, size.width)
        + contentRules(of: node, view, .vertical, size.height)
    }

    private func contentRules(
      of node: LayoutNode, _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ length: CGFloat
    ) -> [PendingRule] {
      [true, false].compactMap { isCompression in
        let key = LayoutNode.ContentKey(axis: axis, isCompression: isCompression)
        let strength =
          (isCompression
          ? view.contentCompressionResistancePriority(for: axis) : view.contentHuggingPriority(for: axis)).strength
        guard length >= 0, length.isFinite, strength.value > 0 else {
          if let handle = node.contentRules.removeValue(forKey: key) { drop(handle) }
          return nil
        }
        if let handle = node.contentRules[key] {
          solver.setConstant(-Double(length), of: handle)
          solver.setStrength(strength, of: handle)
          return nil
        }
        return PendingRule(
          expression: LinearExpression(node.size(axis), plus: -Double(length)),
          relation: isCompression ? .greaterThanOrEqual : .lessThanOrEqual, strength: strength, order: 2,
          rule: .content(node, key))
      }
    }

    /// Measures again what is as high as its width wants, where the width has changed.
    ///
    /// - Returns: Whether a height has changed.
    func measureHeights() -> Bool {
      var hasChanged = false
      for node in nodeList {
        let key = LayoutNode.ContentKey(axis: .vertical, isCompression: true)
        let other = LayoutNode.ContentKey(axis: .vertical, isCompression: false)
        guard let view = node.view, !node.contentRules.isEmpty else { continue }
        let insets = view.alignmentRectInsets
        let width = CGFloat(solver.value(of: node.width)) + insets.left + insets.right
        if let measured = node.measuredWidth, abs(measured - width) < 0.001 { continue }
        guard let height = view.contentHeight(forWidth: width) else { continue }
        node.measuredWidth = width
        for handle in [node.contentRules[key], node.contentRules[other]].compactMap({ $0 }) {
          solver.setConstant(-Double(height), of: handle)
        }
        hasChanged = true
      }
      return hasChanged
    }
  }
#endif
