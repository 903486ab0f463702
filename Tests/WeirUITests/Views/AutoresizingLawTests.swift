#if !canImport(UIKit)
  import Foundation
  import TestSupport
  import Testing

  @testable import WeirUI

  /// Laws of autoresizing: what is fixed stays, what is flexible takes the change, in proportion.
  @MainActor @Suite struct AutoresizingLawTests {
    private func pair(_ frame: CGRect, _ mask: UIView.AutoresizingMask) -> (UIView, UIView) {
      let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(frame: frame))
      inner.autoresizingMask = mask
      outer.addSubview(inner)
      return (outer, inner)
    }

    private let frame = CGRect(x: 10, y: 20, width: 30, height: 40)

    nonisolated private static let masks: [(UIView.AutoresizingMask, CGRect)] = [
      ([], CGRect(x: 10, y: 20, width: 30, height: 40)),
      ([.flexibleRightMargin, .flexibleBottomMargin], CGRect(x: 10, y: 20, width: 30, height: 40)),
      ([.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 110, y: 120, width: 30, height: 40)),
      ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 130, height: 140)),
      ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 10 + 100.0 / 7, y: 20, width: 30, height: 40)),
      ([.flexibleTopMargin, .flexibleBottomMargin], CGRect(x: 10, y: 20 + 100.0 / 3, width: 30, height: 40)),
      ([.flexibleWidth, .flexibleLeftMargin], CGRect(x: 35, y: 20, width: 105, height: 40)),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], CGRect(x: 20, y: 20, width: 60, height: 40)),
    ]

    @Test(arguments: masks)
    func eachMask(mask: UIView.AutoresizingMask, expected: CGRect) {
      let (outer, inner) = pair(frame, mask)
      outer.bounds.size = CGSize(width: 200, height: 200)
      #expect(isNear(inner.frame, expected))
    }

    @Test func itMayBeSwitchedOff() {
      let (outer, inner) = pair(frame, [.flexibleWidth, .flexibleHeight])
      outer.autoresizesSubviews = false
      outer.frame.size = CGSize(width: 500, height: 500)
      #expect(inner.frame == frame)
    }

    @Test func whatHasNoLengthSharesEvenly() {
      let (outer, inner) = pair(.zero, [.flexibleWidth, .flexibleLeftMargin])
      outer.frame.size.width = 140
      #expect(isNear(inner.frame, CGRect(x: 20, y: 0, width: 20, height: 0)))
    }

    @Test func itGoesThroughAllLevels() {
      let (outer, middle) = pair(CGRect(x: 0, y: 0, width: 100, height: 100), [.flexibleWidth, .flexibleHeight])
      let inner = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
      inner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
      middle.addSubview(inner)
      outer.frame.size = CGSize(width: 300, height: 150)
      #expect(inner.frame == CGRect(x: 250, y: 100, width: 50, height: 50))
    }

    /// Law: going to another size and back changes nothing, and fixed parts are fixed on the way.
    @Test(arguments: 0..<100 as Range<UInt64>)
    func thereAndBack(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let mask = UIView.AutoresizingMask(rawValue: UInt(random.below(64)))
      let start = CGRect(
        x: CGFloat(1 + random.below(40)), y: CGFloat(1 + random.below(40)), width: CGFloat(1 + random.below(40)),
        height: CGFloat(1 + random.below(40)))
      let (outer, inner) = pair(start, mask)
      for step in 0..<6 {
        let size = CGSize(width: CGFloat(100 + random.below(200)), height: CGFloat(100 + random.below(200)))
        outer.bounds.size = size
        let found = inner.frame
        if !mask.contains(.flexibleWidth) { #expect(isNear(found.width, start.width), "seed \(seed), step \(step)") }
        if !mask.contains(.flexibleHeight) { #expect(isNear(found.height, start.height), "seed \(seed), step \(step)") }
        if !mask.contains(.flexibleLeftMargin) { #expect(isNear(found.minX, start.minX), "seed \(seed), step \(step)") }
        if !mask.contains(.flexibleTopMargin) { #expect(isNear(found.minY, start.minY), "seed \(seed), step \(step)") }
        let isFixedAtRight = !mask.contains(.flexibleRightMargin)
        if isFixedAtRight, !mask.isDisjoint(with: [.flexibleWidth, .flexibleLeftMargin]) {
          #expect(isNear(size.width - found.maxX, 100 - start.maxX), "seed \(seed), step \(step)")
        }
        outer.bounds.size = CGSize(width: 100, height: 100)
        #expect(isNear(inner.frame, start, within: 1e-4), "seed \(seed), step \(step)")
      }
    }

    @Test func masksHaveUIKitsBits() {
      let masks: [UIView.AutoresizingMask] = [
        .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
        .flexibleBottomMargin,
      ]
      #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32] && UIView().autoresizingMask == [])
      let modes: [UIView.ContentMode] = [
        .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft,
        .topRight, .bottomLeft, .bottomRight,
      ]
      #expect(modes.map(\.rawValue) == Array(0...12))
      #expect([UIView.TintAdjustmentMode.automatic, .normal, .dimmed].map(\.rawValue) == [0, 1, 2])
    }

    @Test func defaultsOfAViewAreUIKits() {
      let view = UIView()
      #expect(view.frame == .zero && view.bounds == .zero && view.alpha == 1 && !view.isHidden && view.tag == 0)
      #expect(view.isUserInteractionEnabled && !view.clipsToBounds && view.autoresizesSubviews && view.isOpaque)
      #expect(view.backgroundColor == nil && view.contentMode == .scaleToFill && view.transform.isIdentity)
      #expect(view.semanticContentAttribute == .unspecified && !view.isMultipleTouchEnabled && !view.isExclusiveTouch)
      #expect(view.subviews.isEmpty && view.superview == nil && view.gestureRecognizers == nil)
      let attributes: [UISemanticContentAttribute] = [
        .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
      ]
      #expect(attributes.map(\.rawValue) == Array(0...4))
      for attribute in attributes {
        let isMirrored = UIView.userInterfaceLayoutDirection(for: attribute) == .rightToLeft
        #expect(isMirrored == (attribute == .forceRightToLeft))
      }
    }

    @Test func animationOptionsHaveUIKitsBits() {
      let flags: [UIView.AnimationOptions] = [
        .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      ]
      #expect(flags.map(\.rawValue) == [1, 2, 4, 8, 16])
      let curves: [UIView.AnimationOptions] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
      #expect(curves.map { $0.rawValue >> 16 } == [0, 1, 2, 3])
      let ways: [UIView.AnimationOptions] = [
        .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCrossDissolve,
      ]
      #expect(ways.map { $0.rawValue >> 20 } == [1, 2, 5])
    }

    @Test func springsAreDoneAtOnceToo() async {
      let view = UIView()
      var isDone = false
      UIView.animate(
        withDuration: 1, delay: 1, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
        animations: { view.alpha = 0.5 },
        completion: { isDone = $0 })
      #expect(view.alpha == 0.5 && !isDone)
      await withCheckedContinuation { done in NextTurn.run { done.resume() } }
      #expect(isDone)
    }
  }
#endif
