#if !canImport(UIKit)
  import Foundation

  extension LayoutEngine {
    /// What a constraint says must be zero, or on one side of it, in the coordinates of the view that holds it.
    func expression(of constraint: NSLayoutConstraint, in holder: UIView) -> LinearExpression {
      let isMirrored = isMirrored(constraint)
      var expression = LinearExpression(constant: solverConstant(of: constraint))
      for (place, factor) in factors(of: constraint) {
        guard let part = self.expression(place.item, place.attribute, in: holder, isMirrored: isMirrored) else {
          continue
        }
        expression.terms += (part * factor).terms
      }
      return expression
    }

    /// The constant in the solver: the constraint's own, and how far baselines are from edges.
    func solverConstant(of constraint: NSLayoutConstraint) -> Double {
      var constant = -Double(constraint.constant)
      guard constraint.usesBaselines else { return constant }
      for (place, factor) in factors(of: constraint) where place.attribute.isBaseline {
        constant += factor * baselineConstant(place)
      }
      return constant
    }

    private func factors(of constraint: NSLayoutConstraint) -> [(LayoutPlace, Double)] {
      let multiplier = Double(constraint.multiplier)
      var factors = [(LayoutPlace(item: constraint.firstItem, attribute: constraint.firstAttribute), 1.0)]
      if let origin = constraint.offsets.first { factors.append((origin.place, -1)) }
      if constraint.hasSecondItem {
        factors.append((LayoutPlace(item: constraint.secondItem, attribute: constraint.secondAttribute), -multiplier))
      }
      if let origin = constraint.offsets.second { factors.append((origin.place, multiplier)) }
      return factors
    }

    /// Whether leading is right: then all horizontal places are taken from the right.
    private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
      guard constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional else { return false }
      let view = (constraint.firstItem as? any LayoutElement)?.nearestView
      return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func expression(
      _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, in holder: UIView, isMirrored: Bool
    ) -> LinearExpression? {
      guard let element = item as? any LayoutElement else { return nil }
      if let plain = attribute.withoutMargin, let view = element as? UIView {
        return expression(view.layoutMarginsGuide, plain, in: holder, isMirrored: isMirrored)
      }
      if element === holder, attribute.kind != .size, let scrollView = element as? UIScrollView {
        // To what is inside it, the edges of a scroll view are those of its content.
        return expression(scrollView.contentLayoutGuide, attribute, in: holder, isMirrored: isMirrored)
      }
      let node = madeNode(baselineElement(element, attribute))
      switch attribute.kind {
      case .size: return LinearExpression(attribute == .width ? node.width : node.height)
      case .x:
        let start = offset(of: node, in: holder, axis: .horizontal)
        let part: Double = [.left, .leading].contains(attribute) ? 0 : attribute == .centerX ? 0.5 : 1
        // Seen from the right, leading is the right edge, and distances grow to the left.
        let flipped = isMirrored && attribute.isDirectional ? 1 - part : part
        return (start + LinearExpression(node.width, times: flipped)) * (isMirrored ? -1 : 1)
      case .y:
        let start = offset(of: node, in: holder, axis: .vertical)
        return start + LinearExpression(node.height, times: verticalPart(attribute, node))
      case .none: return nil
      }
    }

    private func verticalPart(_ attribute: NSLayoutConstraint.Attribute, _ node: LayoutNode) -> Double {
      switch attribute {
      case .top: 0
      case .centerY: 0.5
      case .firstBaseline: node.view?.baselineOffset(isFirst: true) == nil ? 1 : 0
      default: 1
      }
    }

    func baselineElement(
      _ element: any LayoutElement, _ attribute: NSLayoutConstraint.Attribute
    ) -> any LayoutElement {
      guard attribute.isBaseline, let view = element as? UIView else { return element }
      let other = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      return other.isDescendant(of: view) ? other : view
    }

    private func baselineConstant(_ place: LayoutPlace) -> Double {
      guard let element = place.item as? any LayoutElement,
        let view = baselineElement(element, place.attribute) as? UIView
      else { return 0 }
      let isFirst = place.attribute == .firstBaseline
      let offset = Double(view.baselineOffset(isFirst: isFirst) ?? 0)
      return isFirst ? offset : -offset
    }

    /// The distance from the holder's edge to a node's.
    private func offset(of node: LayoutNode, in holder: UIView, axis: NSLayoutConstraint.Axis) -> LinearExpression {
      var expression = LinearExpression()
      var element = node.element
      while let current = element, current !== holder {
        let node = madeNode(current)
        let variable = axis == .horizontal ? node.x : node.y
        expression.terms.append(LinearExpression.Term(variable: variable, coefficient: 1))
        element = current.parentView
      }
      return expression
    }
  }
#endif
