#if !canImport(UIKit)
  import Foundation
  import TestSupport
  import Testing

  @testable import WeirUI

  /// Frames, bounds, centers and transforms; points and rectangles in other views; what a point hits.
  @MainActor @Suite struct UIViewGeometryTests {
    @Test func frameBoundsAndCenterSayTheSame() {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
      #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50) && view.center == CGPoint(x: 60, y: 45))
      view.center = CGPoint(x: 50, y: 25)
      #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
      view.bounds.size = CGSize(width: 50, height: 50)
      #expect(view.frame == CGRect(x: 25, y: 0, width: 50, height: 50), "bounds grow around the center")
      view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(view.center == CGPoint(x: 2.5, y: 4) && view.bounds.size == CGSize(width: 3, height: 4))
      view.bounds.origin = CGPoint(x: 9, y: 9)
      #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4), "the origin of the bounds moves what is inside")
    }

    @Test func aTransformChangesTheFrameButNotTheBounds() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
      #expect(view.bounds.size == CGSize(width: 100, height: 50) && view.center == CGPoint(x: 50, y: 25))
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      #expect(isNear(view.frame, CGRect(x: 25, y: -25, width: 50, height: 100)))
      view.transform = .identity
      #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func aFrameThatIsSetUnderAScaleIsTakenBack() {
      let view = UIView()
      view.transform = CGAffineTransform(scaleX: 2, y: 4)
      view.frame = CGRect(x: 10, y: 10, width: 20, height: 40)
      #expect(view.bounds.size == CGSize(width: 10, height: 10) && view.center == CGPoint(x: 20, y: 30))
      #expect(isNear(view.frame, CGRect(x: 10, y: 10, width: 20, height: 40)))
    }

    @Test func pointsInOtherViews() {
      let window = makeWindow()
      let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
      let other = UIView(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
      window.addSubview(outer)
      outer.addSubview(inner)
      window.addSubview(other)
      #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 6, y: 7))
      #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 27))
      #expect(inner.convert(CGPoint(x: 16, y: 27), from: nil) == CGPoint(x: 1, y: 1))
      #expect(inner.convert(CGPoint.zero, to: other) == CGPoint(x: -85, y: -74))
      #expect(inner.convert(CGPoint.zero, from: other) == CGPoint(x: 85, y: 74))
      #expect(inner.convert(inner.bounds, to: window) == CGRect(x: 15, y: 26, width: 50, height: 50))
      #expect(inner.convert(CGRect(x: 15, y: 26, width: 5, height: 5), from: window).origin == .zero)
      outer.bounds.origin = CGPoint(x: 0, y: 30)
      #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: -4), "what is scrolled is elsewhere")
    }

    @Test func rectanglesThroughATurnAreTheOnesAround() {
      let (outer, inner) = (makeRoot(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
      outer.addSubview(inner)
      inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
      let rect = inner.convert(inner.bounds, to: outer)
      #expect(isNear(rect, inner.frame))
      #expect(isNear(inner.convert(CGPoint(x: 100, y: 25), to: outer), CGPoint(x: 50, y: 75)))
    }

    @Test(arguments: 0..<30 as Range<UInt64>)
    func convertingThereAndBackChangesNothing(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      func number() -> CGFloat { CGFloat.random(in: -100...100, using: &random) }
      var views = [UIView()]
      for _ in 0..<5 {
        let view = UIView(frame: CGRect(x: number(), y: number(), width: abs(number()) + 1, height: abs(number()) + 1))
        view.bounds.origin = CGPoint(x: number(), y: number())
        if Bool.random(using: &random) {
          view.transform = CGAffineTransform(rotationAngle: number()).scaledBy(x: 0.5, y: 2)
        }
        views.randomElement(using: &random)?.addSubview(view)
        views.append(view)
      }
      for one in views {
        for other in views {
          let point = CGPoint(x: number(), y: number())
          let there = one.convert(point, to: other)
          #expect(isNear(other.convert(there, to: one), point), "seed \(seed)")
          #expect(isNear(one.convert(there, from: other), point), "seed \(seed)")
        }
      }
    }

    @Test func theFrontmostViewIsHit() {
      let window = makeWindow()
      let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let front = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      let outside = UIView(frame: CGRect(x: 60, y: 0, width: 20, height: 20))
      window.addSubview(back)
      window.addSubview(front)
      front.addSubview(outside)
      func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { window.hitTest(CGPoint(x: x, y: y), with: nil) }
      #expect(hit(75, 75) === front && hit(25, 25) === back && hit(300, 300) === window)
      #expect(hit(115, 55) === outside)
      outside.frame.origin.y = -30
      #expect(hit(115, 25) === window, "what lies outside of its superview is not hit")
      #expect(hit(-1, 5) == nil && hit(320, 5) == nil, "the far edges are outside")
    }

    @Test func whatCannotBeTouchedLetsTouchesThrough() {
      let window = makeWindow()
      let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let front = UIView(frame: back.frame)
      window.addSubview(back)
      window.addSubview(front)
      let inner = UIView(frame: back.frame)
      front.addSubview(inner)
      let point = CGPoint(x: 5, y: 5)
      let changes: [(UIView) -> Void] = [
        { $0.isHidden = true }, { $0.alpha = 0.009 }, { $0.isUserInteractionEnabled = false },
      ]
      for change in changes {
        (front.isHidden, front.alpha, front.isUserInteractionEnabled) = (false, 1, true)
        #expect(window.hitTest(point, with: nil) === inner)
        change(front)
        #expect(window.hitTest(point, with: nil) === back, "and so does all that is inside")
      }
      (front.isHidden, front.alpha, front.isUserInteractionEnabled) = (false, 0.01, true)
      #expect(window.hitTest(point, with: nil) === inner)
    }

    @Test func aViewMayWidenWhereItIsHit() {
      final class Wide: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          bounds.insetBy(dx: -20, dy: -20).contains(point)
        }
      }
      let window = makeWindow()
      let wide = Wide(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
      window.addSubview(wide)
      #expect(window.hitTest(CGPoint(x: 85, y: 105), with: nil) === wide)
      #expect(window.hitTest(CGPoint(x: 75, y: 105), with: nil) === window)
    }

    /// UIKit keeps the corner where it is: a label that was put somewhere stays there.
    @Test func sizeToFitKeepsTheCorner() {
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 400))
      label.text = "fit"
      label.sizeToFit()
      #expect(isNear(label.frame.origin, CGPoint(x: 20, y: 100)))
      #expect(label.frame.size == label.sizeThatFits(CGSize(width: 200, height: 400)))
      let toggle = UISwitch(frame: CGRect(x: 7, y: 8, width: 0, height: 0))
      toggle.bounds.size = .zero
      toggle.frame.origin = CGPoint(x: 7, y: 8)
      toggle.sizeToFit()
      #expect(toggle.frame == CGRect(x: 7, y: 8, width: 51, height: 31))
      let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      plain.sizeToFit()
      #expect(plain.frame == CGRect(x: 1, y: 2, width: 3, height: 4), "a plain view fits as it is")
    }

    @Test func numbersThatAreNoneAreReportedAndChangeNothing() {
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      let found = reportedFaults(of: "UIView") {
        view.center.x = .nan
        view.bounds.size.height = .nan
        view.bounds.origin.y = .nan
        view.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 9)
      }
      #expect(found.count >= 4 && found.allSatisfy { $0.rule == "a frame is made of numbers" })
      #expect(found.first?.value.contains("center") == true)
      #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4) || view.frame.size == CGSize(width: 3, height: 4))
      #expect(view.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
    }

    @Test func sizeToFitUnderATransformKeepsTheMiddle() {
      let toggle = UISwitch()
      toggle.transform = CGAffineTransform(rotationAngle: 1)
      (toggle.bounds.size, toggle.center) = (CGSize(width: 5, height: 5), CGPoint(x: 50, y: 60))
      toggle.sizeToFit()
      #expect(toggle.bounds.size == CGSize(width: 51, height: 31) && toggle.center == CGPoint(x: 50, y: 60))
    }
  }
#endif
