#if !canImport(UIKit)
  import Foundation
  import TestSupport
  import Testing

  @testable import WeirUI

  /// Transforms: what each does to a point, in which order they go together, and that they can be undone.
  @Suite struct CGAffineTransformTests {
    private let point = CGPoint(x: 3, y: 4)

    @Test func eachMovesAPoint() {
      #expect(point.applying(.identity) == point)
      #expect(point.applying(CGAffineTransform(translationX: 10, y: -4)) == CGPoint(x: 13, y: 0))
      #expect(point.applying(CGAffineTransform(scaleX: 2, y: -1)) == CGPoint(x: 6, y: -4))
      #expect(isNear(point.applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: -4, y: 3)))
      #expect(isNear(point.applying(CGAffineTransform(rotationAngle: .pi)), CGPoint(x: -3, y: -4)))
      let general = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
      #expect(point.applying(general) == CGPoint(x: 3 + 12 + 5, y: 6 + 16 + 6))
    }

    @Test func onlyTheIdentityIsOne() {
      #expect(CGAffineTransform.identity.isIdentity)
      #expect(CGAffineTransform(translationX: 0, y: 0).isIdentity)
      #expect(CGAffineTransform(scaleX: 1, y: 1).isIdentity)
      #expect(!CGAffineTransform(translationX: 0, y: 1).isIdentity)
      #expect(!CGAffineTransform(scaleX: 1, y: -1).isIdentity)
    }

    /// As in Core Graphics: what is added to a transform is done before it.
    @Test func whatIsAddedIsDoneFirst() {
      let moved = CGAffineTransform(translationX: 10, y: 0)
      #expect(point.applying(moved.scaledBy(x: 2, y: 2)) == CGPoint(x: 16, y: 8))
      let scaled = CGAffineTransform(scaleX: 2, y: 2)
      #expect(point.applying(scaled.translatedBy(x: 10, y: 0)) == CGPoint(x: 26, y: 8))
      #expect(isNear(point.applying(moved.rotated(by: .pi / 2)), CGPoint(x: 6, y: 3)))
      #expect(point.applying(scaled.concatenating(moved)) == point.applying(scaled).applying(moved))
    }

    @Test func whatCannotBeUndoneStaysAsItIs() {
      let flat = CGAffineTransform(scaleX: 0, y: 3)
      #expect(flat.inverted() == flat)
      #expect(CGAffineTransform(scaleX: 2, y: 4).inverted() == CGAffineTransform(scaleX: 0.5, y: 0.25))
      #expect(CGAffineTransform(translationX: 3, y: 4).inverted() == CGAffineTransform(translationX: -3, y: -4))
    }

    @Test func aRectangleBecomesTheOneAround() {
      let rect = CGRect(x: 1, y: 2, width: 10, height: 4)
      #expect(rect.applying(CGAffineTransform(scaleX: -1, y: 2)) == CGRect(x: -11, y: 4, width: 10, height: 8))
      let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
      #expect(isNear(turned, CGRect(x: -6, y: 1, width: 4, height: 10)))
      #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
      #expect(CGRect.infinite.applying(CGAffineTransform(scaleX: 2, y: 2)).isInfinite)
    }

    /// Laws: parts that go together do what they do one after the other, and the inverse takes a point back.
    @Test(arguments: 0..<50 as Range<UInt64>)
    func laws(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      func number() -> CGFloat { CGFloat.random(in: -5...5, using: &random) }
      func transform() -> CGAffineTransform {
        CGAffineTransform(rotationAngle: number())
          .scaledBy(x: number().sign == .minus ? -1.5 : 0.75, y: 1 + abs(number()))
          .translatedBy(x: number(), y: number())
      }
      let (first, second, third) = (transform(), transform(), transform())
      let point = CGPoint(x: number(), y: number())
      let both = point.applying(first).applying(second)
      #expect(isNear(point.applying(first.concatenating(second)), both), "seed \(seed)")
      #expect(isNear(both.applying(second.inverted()).applying(first.inverted()), point), "seed \(seed)")
      let left = point.applying(first.concatenating(second).concatenating(third))
      #expect(isNear(left, point.applying(first.concatenating(second.concatenating(third)))), "seed \(seed)")
      let rect = CGRect(x: number(), y: number(), width: abs(number()), height: abs(number()))
      let around = rect.applying(first).insetBy(dx: -1e-9, dy: -1e-9)
      for corner in [CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.midX, y: rect.midY)] {
        #expect(around.contains(corner.applying(first)), "seed \(seed)")
      }
    }
  }
#endif
