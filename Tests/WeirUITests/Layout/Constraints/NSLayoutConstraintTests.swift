#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  @MainActor @Suite(.serialized) struct NSLayoutConstraintTests {
    @Test func edgesOfTheSuperviewPlaceAView() {
      let root = makeRoot()
      let box = root.addBox()
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        box.heightAnchor.constraint(equalToConstant: 44),
      ])
      root.layoutIfNeeded()
      #expect(box.frame == CGRect(x: 16, y: 20, width: 288, height: 44))
      #expect(!box.hasAmbiguousLayout)
    }

    @Test func aChangedConstantMovesInTheNextPass() {
      let root = makeRoot()
      let box = root.addBox("", CGSize(width: 10, height: 10))
      let left = box.leftAnchor.constraint(equalTo: root.leftAnchor)
      left.isActive = true
      box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      left.constant = 33
      #expect(box.frame.minX == 0)
      root.layoutIfNeeded()
      #expect(box.frame == CGRect(x: 33, y: 0, width: 10, height: 10))
    }

    @Test func aMultiplierRelatesSizes() {
      let root = makeRoot()
      let box = root.addBox()
      NSLayoutConstraint(
        item: box, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 0.5, constant: 10
      ).isActive = true
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 2).isActive = true
      root.layoutIfNeeded()
      #expect(box.bounds.size == CGSize(width: 170, height: 340))
    }

    @Test func theNearestViewThatContainsBothHoldsIt() {
      let root = makeRoot()
      let (outer, other) = (root.addBox(), root.addBox())
      let inner = outer.addBox()
      let own = inner.widthAnchor.constraint(equalToConstant: 1)
      let parent = inner.leftAnchor.constraint(equalTo: outer.leftAnchor)
      let across = inner.topAnchor.constraint(equalTo: other.topAnchor)
      NSLayoutConstraint.activate([own, parent, across])
      #expect(inner.constraints.first === own)
      #expect(outer.constraints.first === parent)
      #expect(root.constraints.first === across)
      across.isActive = false
      #expect(root.constraints.isEmpty)
      #expect(!across.isActive)
    }

    @Test func viewsAtDifferentDepthsAreRelated() {
      let root = makeRoot()
      let outer = root.addBox("", CGSize(width: 100, height: 100))
      let inner = outer.addBox("", CGSize(width: 10, height: 10))
      let other = root.addBox("", CGSize(width: 10, height: 10))
      NSLayoutConstraint.activate([
        outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
        outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
        inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 3),
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 4),
        other.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 5),
        other.centerYAnchor.constraint(equalTo: inner.centerYAnchor),
      ])
      root.layoutIfNeeded()
      #expect(inner.frame.origin == CGPoint(x: 3, y: 4))
      #expect(other.frame == CGRect(x: 58, y: 54, width: 10, height: 10))
    }

    @Test func itemsWithoutACommonAncestorAreReportedWithBothNames() {
      let (left, right) = (makeRoot(), makeRoot())
      let (a, b) = (left.addBox("a"), right.addBox("b"))
      let constraint = a.leftAnchor.constraint(equalTo: b.leftAnchor)
      let found = faults { constraint.isActive = true }
      #expect(found.count == 1)
      #expect(found.first?.value.contains("UIView:'a' and UIView:'b'") == true)
      #expect(!constraint.isActive)
    }

    @Test func attributesThatDoNotFitAreReported() {
      let root = makeRoot()
      let box = root.addBox("box")
      func tries(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, _ to: UIView?) -> Int {
        let constraint = NSLayoutConstraint(
          item: box, attribute: first, relatedBy: .equal, toItem: to, attribute: second, multiplier: 1, constant: 0)
        return faults { constraint.isActive = true }.count
      }
      #expect(tries(.left, .top, root) == 1)
      #expect(tries(.left, .leading, root) == 1)
      #expect(tries(.left, .notAnAttribute, nil) == 1)
      #expect(tries(.notAnAttribute, .left, root) == 1)
      #expect(tries(.width, .left, root) == 1)
      #expect(tries(.left, .right, root) == 0)
      #expect(tries(.leading, .centerX, root) == 0)
      #expect(tries(.width, .notAnAttribute, nil) == 0)
    }

    @Test func numbersThatAreNoneAreReported() {
      let box = makeRoot().addBox()
      #expect(faults { box.widthAnchor.constraint(equalToConstant: .nan).isActive = true }.count == 1)
      #expect(faults { box.widthAnchor.constraint(equalToConstant: .infinity).isActive = true }.count == 1)
    }

    @Test func collidingConstraintsAreNamedAndTheNewestIsBroken() {
      let root = makeRoot()
      let box = root.addBox("box")
      let first = box.widthAnchor.constraint(equalToConstant: 100)
      first.identifier = "wide"
      let second = box.widthAnchor.constraint(equalToConstant: 50)
      let height = box.heightAnchor.constraint(equalToConstant: 7)
      NSLayoutConstraint.activate([first, second, height])
      let found = faults { root.layoutIfNeeded() }
      #expect(found.count == 1)
      #expect(
        found.first?.value == "<NSLayoutConstraint:'wide' H:[UIView:'box'(100)] (active)>, "
          + "<NSLayoutConstraint H:[UIView:'box'(50)] (active)>")
      #expect(found.first?.remedy.hasPrefix("goes on without <NSLayoutConstraint H:[UIView:'box'(50)]") == true)
      #expect(box.bounds.size == CGSize(width: 100, height: 7))
      first.isActive = false
      #expect(faults { root.layoutIfNeeded() }.isEmpty)
      #expect(box.bounds.width == 50)
    }

    @Test func aNegativeWidthCollidesWithTheViewItself() {
      let root = makeRoot(10, 10)
      let box = root.addBox("box")
      NSLayoutConstraint.activate([
        box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
        box.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20),
      ])
      let found = faults { root.layoutIfNeeded() }
      #expect(found.count == 1)
      #expect(found.first?.value.contains("<UIView:'box'.width >= 0>") == true)
      #expect(box.bounds.width >= 0)
    }

    @Test func descriptionsAreInTheVisualFormatWhereItCanSayIt() {
      let root = makeRoot()
      root.accessibilityIdentifier = "root"
      let (a, b) = (root.addBox("a"), root.addBox("b"))
      func text(_ constraint: NSLayoutConstraint) -> String { constraint.description }
      #expect(
        text(a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8))
          == "<NSLayoutConstraint H:|-(8)-[UIView:'a'] (inactive)>")
      #expect(
        text(a.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -8))
          == "<NSLayoutConstraint V:[UIView:'a']-(>=8)-| (inactive)>")
      #expect(
        text(b.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 4))
          == "<NSLayoutConstraint V:[UIView:'a']-(>=4)-[UIView:'b'] (inactive)>")
      let half = a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5, constant: -3)
      half.priority = .defaultHigh
      #expect(text(half) == "<NSLayoutConstraint UIView:'a'.width == 0.5*UIView:'b'.width - 3 @750 (inactive)>")
    }

    @Test func aHundredWeakOnesDoNotBeatAStrongerOne() {
      let root = makeRoot()
      let box = root.addBox()
      let strong = box.widthAnchor.constraint(equalToConstant: 100)
      strong.priority = UILayoutPriority(750)
      strong.isActive = true
      for _ in 0..<100 {
        let weak = box.widthAnchor.constraint(equalToConstant: 10)
        weak.priority = UILayoutPriority(749)
        weak.isActive = true
      }
      root.layoutIfNeeded()
      #expect(box.bounds.width == 100)
      strong.priority = UILayoutPriority(748)
      root.layoutIfNeeded()
      #expect(box.bounds.width == 10)
    }

    @Test func removingAViewEndsWhatWasAboutBoth() {
      let root = makeRoot()
      let (box, other) = (root.addBox(), root.addBox())
      let own = box.widthAnchor.constraint(equalToConstant: 5)
      let outer = box.leftAnchor.constraint(equalTo: root.leftAnchor)
      let across = other.leftAnchor.constraint(equalTo: box.rightAnchor)
      NSLayoutConstraint.activate([own, outer, across])
      root.layoutIfNeeded()
      box.removeFromSuperview()
      #expect(own.isActive)
      #expect(!outer.isActive)
      #expect(!across.isActive)
      root.addSubview(box)
      root.layoutIfNeeded()
      #expect(box.bounds.width == 5)
    }

    @Test func viewsAreReleasedWithTheirConstraints() {
      weak var weakBox: UIView?
      weak var weakConstraint: NSLayoutConstraint?
      let root = makeRoot()
      do {
        let box = root.addBox("", CGSize(width: 4, height: 4))
        let constraint = box.leftAnchor.constraint(equalTo: root.leftAnchor)
        constraint.isActive = true
        root.layoutIfNeeded()
        (weakBox, weakConstraint) = (box, constraint)
        box.removeFromSuperview()
      }
      root.layoutIfNeeded()
      #expect(weakBox == nil)
      #expect(weakConstraint == nil)
    }

    @Test func aWholeTreeIsReleased() {
      weak var weakRoot: UIView?
      do {
        let root = makeRoot()
        let box = root.addBox("", CGSize(width: 4, height: 4))
        box.centerXAnchor.constraint(equalTo: root.safeAreaLayoutGuide.centerXAnchor).isActive = true
        root.layoutIfNeeded()
        weakRoot = root
      }
      #expect(weakRoot == nil)
    }

    @Test func rightToLeftMirrorsLeadingAndTrailing() {
      let root = makeRoot(100, 100)
      let box = root.addBox("", CGSize(width: 10, height: 10))
      let next = root.addBox("", CGSize(width: 20, height: 10))
      for view in [root, box, next] { view.semanticContentAttribute = .forceRightToLeft }
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        next.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 5),
      ])
      root.layoutIfNeeded()
      #expect(box.frame.minX == 82)
      #expect(next.frame.minX == 57)
    }
  }
#endif
