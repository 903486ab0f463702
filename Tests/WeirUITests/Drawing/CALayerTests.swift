#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// Layers: their defaults, their tree, and what they share with their view.
  @MainActor @Suite struct CALayerTests {
    @Test func defaultsAreCoreAnimations() {
      let layer = CALayer()
      #expect(layer.cornerRadius == 0 && layer.borderWidth == 0 && layer.zPosition == 0 && layer.name == nil)
      #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3 && layer.shadowOffset == CGSize(width: 0, height: -3))
      #expect(layer.shadowColor == UIColor.black.cgColor && layer.borderColor == nil && layer.backgroundColor == nil)
      #expect(layer.opacity == 1 && !layer.isHidden && !layer.masksToBounds && !layer.shouldRasterize)
      #expect(layer.sublayers == nil && layer.superlayer == nil)
      #expect(
        layer.maskedCorners == [
          .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ])
    }

    @Test func sublayersAreInOrder() {
      let (layer, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
      layer.addSublayer(a)
      layer.addSublayer(b)
      layer.insertSublayer(c, at: 0)
      #expect(layer.sublayers?.map(ObjectIdentifier.init) == [c, a, b].map(ObjectIdentifier.init))
      layer.addSublayer(c)
      #expect(layer.sublayers?.map(ObjectIdentifier.init) == [a, b, c].map(ObjectIdentifier.init), "once only")
      layer.insertSublayer(b, at: .max)
      #expect(layer.sublayers?.last === b)
      a.removeFromSuperlayer()
      a.removeFromSuperlayer()
      #expect(layer.sublayers?.count == 2 && a.superlayer == nil)
    }

    @Test func aLayerDoesNotKeepWhatItIsInside() {
      let inner = CALayer()
      do {
        let outer = CALayer()
        outer.addSublayer(inner)
        #expect(inner.superlayer === outer)
      }
      #expect(inner.superlayer == nil)
    }

    @Test func aViewsLayerDoesNotKeepTheView() {
      weak var gone: UIView?
      let layer: CALayer
      do {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        view.alpha = 0.5
        (gone, layer) = (view, view.layer)
        #expect(layer.opacity == 0.5)
      }
      #expect(gone == nil)
      #expect(layer.opacity == 1 && layer.frame == .zero, "its own values are left")
    }

    @Test func boundsOfALayerMoveThoseOfItsView() {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.layer.bounds.origin.y = 7
      #expect(view.contentOffset.y == 7)
      view.layer.bounds.size.height = 20
      #expect(view.bounds.height == 20)
    }

    @Test func aLayerOfItsOwnHasItsBoundsAtZero() {
      let layer = CALayer()
      layer.frame = CGRect(x: 4, y: 5, width: 6, height: 7)
      #expect(layer.bounds == CGRect(x: 0, y: 0, width: 6, height: 7))
      layer.bounds.size = CGSize(width: 8, height: 9)
      #expect(layer.frame == CGRect(x: 4, y: 5, width: 8, height: 9))
    }
  }
#endif
