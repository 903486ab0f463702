#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// Constraints go with their views from tree to tree.
  @MainActor @Suite(.serialized) struct EngineMovesTests {
    private func card() -> (UIView, UIView) {
      let card = UIView()
      card.translatesAutoresizingMaskIntoConstraints = false
      let inner = card.addBox("inner", CGSize(width: 30, height: 20))
      NSLayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 4),
        inner.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -4),
        inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 4),
        inner.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -4),
      ])
      return (card, inner)
    }

    @Test func aTreeHasOneEngine() {
      let root = makeRoot()
      let (card, inner) = card()
      let own = card.layoutRecord?.engine
      #expect(own != nil)
      #expect(inner.presentEngine === own)
      root.addSubview(card)
      #expect(card.layoutRecord?.engine == nil)
      #expect(root.layoutRecord?.engine != nil)
      #expect(inner.presentEngine === root.layoutRecord?.engine)
    }

    @Test func aTreeWithoutConstraintsHasNone() {
      let root = makeRoot()
      root.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
      root.layoutIfNeeded()
      #expect(root.presentEngine == nil)
    }

    @Test func aDetachedTreeIsLaidOutByItself() {
      let (card, inner) = card()
      card.layoutIfNeeded()
      #expect(card.bounds.size == CGSize(width: 38, height: 28))
      #expect(inner.frame == CGRect(x: 4, y: 4, width: 30, height: 20))
    }

    @Test func aSubtreeMovesBetweenParents() {
      let root = makeRoot()
      let (left, right) = (root.addBox("left"), root.addBox("right"))
      NSLayoutConstraint.activate([
        left.leftAnchor.constraint(equalTo: root.leftAnchor), left.topAnchor.constraint(equalTo: root.topAnchor),
        right.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
        right.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      let (card, inner) = card()
      left.addSubview(card)
      let pin = card.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 9)
      pin.isActive = true
      root.layoutIfNeeded()
      #expect(card.frame.minX == 9)
      right.addSubview(card)
      #expect(!pin.isActive)
      card.leftAnchor.constraint(equalTo: right.leftAnchor, constant: 2).isActive = true
      root.layoutIfNeeded()
      #expect(inner.convert(inner.bounds, to: root).minX == 106)
      #expect(inner.frame.size == CGSize(width: 30, height: 20))
    }

    @Test func constraintsChangedWhileDetachedCountLater() {
      let root = makeRoot()
      let (card, inner) = card()
      root.addSubview(card)
      root.layoutIfNeeded()
      card.removeFromSuperview()
      let width = inner.widthAnchor.constraint(equalToConstant: 70)
      width.isActive = true
      card.constraints.first { $0.firstAttribute == .left }?.constant = 10
      root.addSubview(card)
      root.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 10, y: 4, width: 70, height: 20))
      #expect(card.bounds.width == 84)
    }

    @Test func manyComingsAndGoingsLeaveNothingBehind() {
      let root = makeRoot()
      let anchor = root.addBox("anchor", CGSize(width: 1, height: 1))
      anchor.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      root.layoutIfNeeded()
      for round in 0..<100 {
        let (card, inner) = card()
        root.addSubview(card)
        card.leftAnchor.constraint(equalTo: anchor.rightAnchor, constant: CGFloat(round)).isActive = true
        root.layoutIfNeeded()
        #expect(inner.convert(inner.bounds, to: root).minX == CGFloat(round) + 5)
        card.removeFromSuperview()
        root.layoutIfNeeded()
      }
      #expect(root.presentEngine?.nodeList.count == 2)
      #expect(root.presentEngine?.rules.count ?? 99 < 12)
      #expect(root.presentEngine?.solver.symbols.count ?? 999 < 80)
    }

    @Test func guidesGoWithTheirViews() {
      let root = makeRoot()
      let (card, inner) = card()
      let guide = UILayoutGuide()
      card.addLayoutGuide(guide)
      guide.leftAnchor.constraint(equalTo: inner.rightAnchor).isActive = true
      guide.widthAnchor.constraint(equalToConstant: 6).isActive = true
      for _ in 0..<2 {
        root.addSubview(card)
        root.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 34)
        card.removeFromSuperview()
        card.layoutIfNeeded()
        #expect(guide.layoutFrame.width == 6)
      }
    }

    @Test func aFixedViewMayBecomeTheRoot() {
      let root = makeRoot()
      let fixed = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      root.addSubview(fixed)
      let box = fixed.addBox()
      box.rightAnchor.constraint(equalTo: fixed.rightAnchor, constant: -3).isActive = true
      box.widthAnchor.constraint(equalToConstant: 10).isActive = true
      root.layoutIfNeeded()
      #expect(box.frame.minX == 67)
      fixed.removeFromSuperview()
      fixed.frame.size.width = 50
      fixed.layoutIfNeeded()
      #expect(box.frame.minX == 37)
    }
  }
#endif
