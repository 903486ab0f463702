#if !canImport(UIKit)
  import Foundation

  extension NSLayoutConstraint {
    /// The constraint as UIKit writes it: in the visual format where that can say it, or else as an equation.
    public var description: String {
      let name = identifier.map { ":'\($0)'" } ?? ""
      let strength = priority == .required ? "" : " @\(LayoutText.number(CGFloat(priority.rawValue)))"
      return "<NSLayoutConstraint\(name) \(visualText ?? equation)\(strength) (\(isActive ? "active" : "inactive"))>"
    }

    private var equation: String {
      let first = LayoutText.name(of: firstItem) + ".\(firstAttribute)"
      var right = ""
      if hasSecondItem {
        right = multiplier == 1 ? "" : "\(LayoutText.number(multiplier))*"
        right += LayoutText.name(of: secondItem) + ".\(secondAttribute)"
        if constant != 0 { right += " \(constant < 0 ? "-" : "+") \(LayoutText.number(abs(constant)))" }
      } else {
        right = LayoutText.number(constant)
      }
      return "\(first) \(LayoutText.sign(relation)) \(right)"
    }

    private var visualText: String? {
      guard multiplier == 1, offsets.first == nil, offsets.second == nil else { return nil }
      if !hasSecondItem {
        guard firstAttribute.kind == .size else { return nil }
        return axisText(firstAttribute == .width) + "[\(LayoutText.name(of: firstItem))(\(visual(constant, relation)))]"
      }
      return distanceText(firstAttribute, secondAttribute)
    }

    private func distanceText(_ first: Attribute, _ second: Attribute) -> String? {
      let isHorizontal = first.kind == .x
      let (starts, ends): (Set<Attribute>, Set<Attribute>) = ([.leading, .left, .top], [.trailing, .right, .bottom])
      let (one, two) = ("[\(LayoutText.name(of: firstItem))]", "[\(LayoutText.name(of: secondItem))]")
      let (isInSecond, isInFirst) = (isInside(firstItem, secondItem), isInside(secondItem, firstItem))
      let near = axisText(isHorizontal)
      let far = visual(-constant, relation.reversed)
      if starts.contains(first), first == second {
        if isInSecond { return near + "|-(\(visual(constant, relation)))-\(one)" }
        if isInFirst { return near + "|-(\(far))-\(two)" }
      }
      if ends.contains(first), first == second {
        if isInSecond { return near + "\(one)-(\(far))-|" }
        if isInFirst { return near + "\(two)-(\(visual(constant, relation)))-|" }
      }
      if starts.contains(first), ends.contains(second) { return near + "\(two)-(\(visual(constant, relation)))-\(one)" }
      if ends.contains(first), starts.contains(second) { return near + "\(one)-(\(far))-\(two)" }
      return nil
    }

    private func isInside(_ inner: AnyObject?, _ outer: AnyObject?) -> Bool {
      guard let outer = outer as? UIView, let inner = inner as? any LayoutElement else { return false }
      return inner.parentView === outer
    }

    private func axisText(_ isHorizontal: Bool) -> String { isHorizontal ? "H:" : "V:" }

    private func visual(_ constant: CGFloat, _ relation: Relation) -> String {
      (relation == .equal ? "" : LayoutText.sign(relation)) + LayoutText.number(constant)
    }
  }

  extension NSLayoutConstraint: @preconcurrency CustomStringConvertible {}

  extension NSLayoutConstraint.Relation {
    fileprivate var reversed: NSLayoutConstraint.Relation {
      NSLayoutConstraint.Relation(rawValue: -rawValue) ?? .equal
    }
  }
#endif
