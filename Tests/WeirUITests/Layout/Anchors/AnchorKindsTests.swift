#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// Each anchor of a view and of a guide names its attribute, and each kind of constraint places what it says.
  @MainActor @Suite struct AnchorKindsTests {
    @Test func anchorsOfAView() {
      let view = UIView()
      let across: [(NSLayoutXAxisAnchor, NSLayoutConstraint.Attribute)] = [
        (view.leadingAnchor, .leading), (view.trailingAnchor, .trailing), (view.leftAnchor, .left),
        (view.rightAnchor, .right), (view.centerXAnchor, .centerX),
      ]
      let down: [(NSLayoutYAxisAnchor, NSLayoutConstraint.Attribute)] = [
        (view.topAnchor, .top), (view.bottomAnchor, .bottom), (view.centerYAnchor, .centerY),
        (view.firstBaselineAnchor, .firstBaseline), (view.lastBaselineAnchor, .lastBaseline),
      ]
      for (anchor, attribute) in across { #expect(anchor.term.attribute == attribute && anchor.item === view) }
      for (anchor, attribute) in down { #expect(anchor.term.attribute == attribute && anchor.item === view) }
      #expect(view.widthAnchor.term.attribute == .width && view.heightAnchor.term.attribute == .height)
    }

    @Test func anchorsOfAGuide() {
      let guide = UILayoutGuide()
      let across: [(NSLayoutXAxisAnchor, NSLayoutConstraint.Attribute)] = [
        (guide.leadingAnchor, .leading), (guide.trailingAnchor, .trailing), (guide.leftAnchor, .left),
        (guide.rightAnchor, .right), (guide.centerXAnchor, .centerX),
      ]
      let down: [(NSLayoutYAxisAnchor, NSLayoutConstraint.Attribute)] = [
        (guide.topAnchor, .top), (guide.bottomAnchor, .bottom), (guide.centerYAnchor, .centerY),
      ]
      for (anchor, attribute) in across { #expect(anchor.term.attribute == attribute && anchor.item === guide) }
      for (anchor, attribute) in down { #expect(anchor.term.attribute == attribute && anchor.item === guide) }
      #expect(guide.widthAnchor.term.attribute == .width && guide.heightAnchor.term.attribute == .height)
      #expect(guide.owningView == nil && guide.layoutFrame == .zero && guide.identifier == "")
    }

    @Test func anAnchorDoesNotKeepItsView() {
      let anchor: NSLayoutXAxisAnchor
      do { anchor = UIView().leadingAnchor }
      #expect(anchor.item == nil)
    }

    @Test func sizesAreRelatedInEveryWay() {
      let (root, view) = (makeRoot(), UIView())
      root.addSubview(view)
      let (width, other) = (view.widthAnchor, root.widthAnchor)
      let kinds: [(NSLayoutConstraint, NSLayoutConstraint.Relation, CGFloat, CGFloat)] = [
        (width.constraint(equalToConstant: 5), .equal, 1, 5),
        (width.constraint(greaterThanOrEqualToConstant: 5), .greaterThanOrEqual, 1, 5),
        (width.constraint(lessThanOrEqualToConstant: 5), .lessThanOrEqual, 1, 5),
        (width.constraint(equalTo: other), .equal, 1, 0),
        (width.constraint(equalTo: other, multiplier: 2), .equal, 2, 0),
        (width.constraint(equalTo: other, multiplier: 2, constant: 3), .equal, 2, 3),
        (width.constraint(greaterThanOrEqualTo: other, multiplier: 2), .greaterThanOrEqual, 2, 0),
        (width.constraint(greaterThanOrEqualTo: other, multiplier: 2, constant: 3), .greaterThanOrEqual, 2, 3),
        (width.constraint(lessThanOrEqualTo: other, multiplier: 2), .lessThanOrEqual, 2, 0),
        (width.constraint(lessThanOrEqualTo: other, multiplier: 2, constant: 3), .lessThanOrEqual, 2, 3),
        (width.constraint(lessThanOrEqualTo: other, constant: 3), .lessThanOrEqual, 1, 3),
        (width.constraint(greaterThanOrEqualTo: other, constant: 3), .greaterThanOrEqual, 1, 3),
      ]
      for (constraint, relation, multiplier, constant) in kinds {
        #expect(constraint.relation == relation && constraint.multiplier == multiplier)
        #expect(constraint.constant == constant && !constraint.isActive && constraint.priority == .required)
      }
    }

    @Test func systemSpacingsInEveryWay() {
      let (a, b) = (UIView(), UIView())
      let across = [
        a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 1),
        a.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 2),
        a.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 0.5),
      ]
      let down = [
        a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 1),
        a.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 2),
        a.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 0.5),
      ]
      for constraints in [across, down] {
        #expect(constraints.map(\.constant) == [8, 16, 4])
        #expect(constraints.map(\.relation) == [.equal, .greaterThanOrEqual, .lessThanOrEqual])
      }
    }

    @Test func aDistanceDownMayBeASize() {
      let root = makeRoot(100, 90)
      let box = root.addBox()
      let (above, below) = (
        root.topAnchor.anchorWithOffset(to: box.topAnchor), box.bottomAnchor.anchorWithOffset(to: root.bottomAnchor)
      )
      NSLayoutConstraint.activate([
        above.constraint(equalTo: below, multiplier: 2), box.heightAnchor.constraint(equalToConstant: 30),
        below.constraint(equalTo: box.heightAnchor, multiplier: 1, constant: -10),
      ])
      root.layoutIfNeeded()
      #expect(isNear(box.frame.minY, 40) && isNear(box.frame.maxY, 70))
    }

    @Test func attributesHaveUIKitsNumbers() {
      let attributes: [NSLayoutConstraint.Attribute] = [
        .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
        .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
        .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
      ]
      #expect(attributes.map(\.rawValue) == Array(0...20))
      let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
      #expect(relations.map(\.rawValue) == [-1, 0, 1])
      #expect([NSLayoutConstraint.Axis.horizontal, .vertical].map(\.rawValue) == [0, 1])
    }

    /// UIKit raises an exception; here it is reported, and the constant before counts on.
    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func aConstantThatIsNoneChangesNothing(constant: CGFloat) {
      let root = makeRoot()
      let box = root.addBox("box", CGSize(width: 20, height: 20))
      let width = box.widthAnchor.constraint(equalToConstant: 50)
      NSLayoutConstraint.activate([
        width, box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        box.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      root.layoutIfNeeded()
      #expect(faults { width.constant = constant }.map(\.rule) == ["multiplier and constant must be finite"])
      #expect(width.constant == 50 && width.isActive)
      width.constant = 60
      root.layoutIfNeeded()
      #expect(box.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
      width.isActive = false
      #expect(faults { width.constant = constant }.isEmpty, "it may be set while it does not count")
      #expect(faults { width.isActive = true }.count == 1 && !width.isActive)
    }

    @Test func aContentSizeThatIsNoneIsNoSize() {
      let root = makeRoot()
      let box = root.addBox("box", CGSize(width: CGFloat.nan, height: CGFloat.infinity))
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
        box.widthAnchor.constraint(equalToConstant: 7), box.heightAnchor.constraint(equalToConstant: 8),
      ])
      root.layoutIfNeeded()
      #expect(box.frame == CGRect(x: 0, y: 0, width: 7, height: 8))
    }
  }
#endif
