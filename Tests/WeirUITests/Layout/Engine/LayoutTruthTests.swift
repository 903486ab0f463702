#if !canImport(UIKit)
  import TestSupport
  import Foundation
  import Testing

  @testable import WeirUI

  /// What frames say after a layout is what constraints asked for, in trees and with constraints made at random.
  @MainActor @Suite(.serialized) struct LayoutTruthTests {
    typealias Attribute = NSLayoutConstraint.Attribute

    /// Where an attribute of a view is, in the coordinates of a view that contains it, from frames alone.
    private func place(_ view: UIView, _ attribute: Attribute, in holder: UIView) -> CGFloat {
      let rect = view === holder ? view.bounds : view.convert(view.bounds, to: holder)
      switch attribute {
      case .left, .leading: return rect.minX
      case .right, .trailing: return rect.maxX
      case .centerX: return rect.midX
      case .top: return rect.minY
      case .bottom, .lastBaseline, .firstBaseline: return rect.maxY
      case .centerY: return rect.midY
      case .width: return rect.width
      case .height: return rect.height
      default: return .nan
      }
    }

    /// How far a constraint is from holding.
    private func error(_ constraint: NSLayoutConstraint) -> CGFloat {
      guard let first = constraint.firstItem as? UIView, let holder = constraint.holder else { return .nan }
      var value = place(first, constraint.firstAttribute, in: holder) - constraint.constant
      if let second = constraint.secondItem as? UIView {
        value -= constraint.multiplier * place(second, constraint.secondAttribute, in: holder)
      }
      switch constraint.relation {
      case .equal: return abs(value)
      case .lessThanOrEqual: return max(0, value)
      case .greaterThanOrEqual: return max(0, -value)
      }
    }

    /// A tree of views that constraints place, in a root of a fixed size.
    private func tree(using generator: inout SeededGenerator) -> [UIView] {
      var views = [makeRoot(300, 400)]
      for number in 0..<Int.random(in: 2...8, using: &generator) {
        guard let parent = views.randomElement(using: &generator) else { continue }
        views.append(parent.addBox("v\(number)"))
      }
      return views
    }

    private func attributes(using generator: inout SeededGenerator) -> (Attribute, Attribute) {
      let kinds: [[Attribute]] = [
        [.left, .right, .centerX], [.leading, .trailing, .centerX], [.top, .bottom, .centerY, .firstBaseline],
        [.width, .height],
      ]
      let kind = kinds.randomElement(using: &generator) ?? [.left]
      return (kind.randomElement(using: &generator) ?? .left, kind.randomElement(using: &generator) ?? .left)
    }

    private func constraint(_ views: [UIView], using generator: inout SeededGenerator) -> NSLayoutConstraint? {
      guard let first = views.dropFirst().randomElement(using: &generator),
        let second = views.randomElement(using: &generator), first !== second
      else { return nil }
      let (attribute, other) = attributes(using: &generator)
      let isSize = attribute.kind == .size
      let constraint = NSLayoutConstraint(
        item: first, attribute: attribute,
        relatedBy: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator) ?? .equal,
        toItem: isSize && Bool.random(using: &generator) ? nil : second, attribute: other,
        multiplier: isSize ? [1, 0.5, 2].randomElement(using: &generator) ?? 1 : 1,
        constant: CGFloat(Int.random(in: -20...60, using: &generator)))
      if constraint.secondItem == nil {
        return NSLayoutConstraint(
          item: first, attribute: attribute, relatedBy: constraint.relation, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1, constant: abs(constraint.constant))
      }
      return constraint
    }

    @Test(arguments: 1...80) func everyRequirementThatIsNotReportedHolds(seed: Int) {
      var generator = SeededGenerator(seed: UInt64(seed) &* 48_271)
      let views = tree(using: &generator)
      let constraints = (0..<12).compactMap { _ in constraint(views, using: &generator) }
      var reported = 0
      for (step, constraint) in constraints.enumerated() {
        constraint.isActive = true
        reported += faults { views[0].layoutIfNeeded() }.count
        let broken = constraints.prefix(step + 1).filter { error($0) > 1e-4 }
        #expect(broken.count <= reported, "seed \(seed), step \(step): \(broken), \(reported) reports")
      }
      #expect(reported < constraints.count || constraints.isEmpty)
    }

    @Test(arguments: 1...40) func takingAwayWhatCollidedLetsTheRestHold(seed: Int) {
      var generator = SeededGenerator(seed: UInt64(seed) &* 69_621)
      let views = tree(using: &generator)
      let constraints = (0..<14).compactMap { _ in constraint(views, using: &generator) }
      NSLayoutConstraint.activate(constraints)
      _ = faults { views[0].layoutIfNeeded() }
      for constraint in constraints where error(constraint) > 1e-4 { constraint.isActive = false }
      let found = faults { views[0].layoutIfNeeded() }
      #expect(found.isEmpty, "seed \(seed): \(found)")
      for constraint in constraints where constraint.isActive {
        #expect(error(constraint) < 1e-4, "seed \(seed): \(constraint)")
      }
    }

    @Test(arguments: 1...40) func sizesAreNeverNegative(seed: Int) {
      var generator = SeededGenerator(seed: UInt64(seed) &* 16_807)
      let views = tree(using: &generator)
      NSLayoutConstraint.activate((0..<20).compactMap { _ in constraint(views, using: &generator) })
      _ = faults { views[0].layoutIfNeeded() }
      for view in views {
        #expect(view.bounds.width >= 0 && view.bounds.height >= 0, "seed \(seed)")
        #expect(view.frame.minX.isFinite && view.frame.minY.isFinite, "seed \(seed)")
      }
    }

    @Test(arguments: 1...30) func wishesOfALevelDoNotHurtTheLevelAbove(seed: Int) {
      var generator = SeededGenerator(seed: UInt64(seed) &* 22_695)
      let views = tree(using: &generator)
      let strong = (0..<6).compactMap { _ in constraint(views, using: &generator) }
      for constraint in strong { constraint.priority = UILayoutPriority(800) }
      NSLayoutConstraint.activate(strong)
      _ = faults { views[0].layoutIfNeeded() }
      let before = strong.reduce(0) { $0 + error($1) }
      let weak = (0..<10).compactMap { _ in constraint(views, using: &generator) }
      for constraint in weak { constraint.priority = UILayoutPriority(799) }
      NSLayoutConstraint.activate(weak)
      _ = faults { views[0].layoutIfNeeded() }
      #expect(strong.reduce(0) { $0 + error($1) } < before + 1e-3, "seed \(seed)")
    }
  }
#endif
