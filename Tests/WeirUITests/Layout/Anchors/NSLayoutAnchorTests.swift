#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  @MainActor @Suite struct NSLayoutAnchorTests {
    @Test func systemSpacingIsAMultipleOfEight() {
      let root = makeRoot()
      let box = root.addBox()
      let after = box.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2)
      let below = box.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: 1)
      #expect(after.constant == 16)
      #expect(below.constant == 8)
      #expect(below.relation == .greaterThanOrEqual)
    }

    @Test func distancesBetweenAnchorsCanBeRelated() {
      let root = makeRoot(100, 50)
      let (a, b) = (root.addBox("", CGSize(width: 10, height: 1)), root.addBox("", CGSize(width: 20, height: 1)))
      let before = root.leftAnchor.anchorWithOffset(to: a.leftAnchor)
      let between = a.rightAnchor.anchorWithOffset(to: b.leftAnchor)
      let after = b.rightAnchor.anchorWithOffset(to: root.rightAnchor)
      NSLayoutConstraint.activate([
        between.constraint(equalTo: before, multiplier: 2), after.constraint(equalTo: before),
      ])
      root.layoutIfNeeded()
      #expect(a.frame.minX == 17.5)
      #expect(b.frame.minX == 62.5)
    }

    @Test func aDistanceMayBeAConstant() {
      let root = makeRoot()
      let box = root.addBox()
      root.topAnchor.anchorWithOffset(to: box.topAnchor).constraint(equalToConstant: 12).isActive = true
      root.layoutIfNeeded()
      #expect(box.frame.minY == 12)
    }

    @Test func constraintsKnowTheirItemsAndAnchors() {
      let root = makeRoot()
      let box = root.addBox()
      let constraint = box.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5, constant: 3)
      #expect(constraint.firstItem === box)
      #expect(constraint.secondItem === root)
      #expect(constraint.firstAttribute == .width)
      #expect(constraint.relation == .lessThanOrEqual)
      #expect(constraint.multiplier == 0.5)
      #expect(constraint.constant == 3)
      #expect(constraint.firstAnchor.item === box)
      #expect(constraint.secondAnchor?.item === root)
      #expect(box.heightAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
    }
  }
#endif
