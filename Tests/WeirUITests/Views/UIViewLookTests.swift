#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// Tint, layers, accessibility, direction, animations, images and labels.
  @MainActor @Suite struct UIViewLookTests {
    @Test func theTintIsInherited() {
      final class Tinted: UIView {
        var changes = 0
        override func tintColorDidChange() { changes += 1 }
      }
      let (outer, middle, inner) = (Tinted(), Tinted(), Tinted())
      outer.addSubview(middle)
      middle.addSubview(inner)
      #expect(inner.tintColor == .tintColor)
      outer.tintColor = .red
      #expect(inner.tintColor == .red && inner.changes == 1)
      middle.tintColor = .green
      #expect(inner.tintColor == .green && outer.tintColor == .red && inner.changes == 2)
      outer.tintColor = .blue
      #expect(inner.changes == 2 && outer.changes == 2)
      middle.tintColor = nil
      #expect(inner.tintColor == .blue && inner.changes == 3)
      middle.tintColor = nil
      #expect(inner.changes == 3)
    }

    @Test func aLayerAndItsViewSayTheSame() {
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(view.layer === view.layer)
      view.layer.masksToBounds = true
      view.layer.opacity = 0.5
      view.layer.isHidden = true
      view.layer.backgroundColor = UIColor.red.cgColor
      view.layer.cornerRadius = 8
      #expect(view.clipsToBounds && view.alpha == 0.5 && view.isHidden)
      #expect(view.backgroundColor?.cgColor == UIColor.red.cgColor)
      view.alpha = 1
      #expect(view.layer.opacity == 1 && view.layer.frame == view.frame && view.layer.bounds == view.bounds)
      view.layer.frame.origin.x = 9
      #expect(view.frame.origin.x == 9)
      view.backgroundColor = nil
      #expect(view.layer.backgroundColor == nil)
    }

    @Test func aLayerOfItsOwnKeepsItsValues() {
      let (layer, inner, other) = (CALayer(), CALayer(), CALayer())
      layer.masksToBounds = true
      layer.opacity = 0.25
      layer.isHidden = true
      layer.backgroundColor = UIColor.blue.cgColor
      layer.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
      layer.bounds.size.width = 7
      #expect(layer.masksToBounds && layer.opacity == 0.25 && layer.isHidden && layer.frame.width == 7)
      layer.addSublayer(inner)
      layer.insertSublayer(other, at: 99)
      #expect(layer.sublayers?.count == 2 && inner.superlayer === layer)
      other.addSublayer(inner)
      #expect(layer.sublayers?.count == 1 && inner.superlayer === other)
      inner.removeFromSuperlayer()
      #expect(other.sublayers == nil)
    }

    @Test func accessibilityTakesNoRoomUntilItIsSet() {
      let view = UIView()
      #expect(view.accessibilityFacts == nil && view.accessibilityLabel == nil && !view.isAccessibilityElement)
      view.accessibilityIdentifier = "id"
      view.accessibilityHint = "hint"
      view.accessibilityValue = "value"
      view.accessibilityTraits = [.button, .selected]
      view.isAccessibilityElement = true
      view.accessibilityElementsHidden = true
      #expect(view.accessibilityIdentifier == "id" && view.accessibilityHint == "hint")
      #expect(view.accessibilityValue == "value" && view.accessibilityTraits == [.button, .selected])
      #expect(view.isAccessibilityElement && view.accessibilityElementsHidden)
    }

    @Test func directionsFollowTheAttribute() {
      let view = UIView()
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
      view.semanticContentAttribute = .forceRightToLeft
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test func animationsAreDoneAtOnceAndEndInTheNextTurn() async {
      let view = UIView()
      var log: [String] = []
      #expect(UIView.inheritedAnimationDuration == 0)
      UIView.animate(withDuration: 3) {
        view.alpha = 0.5
        log.append("run \(UIView.inheritedAnimationDuration)")
      } completion: {
        log.append("done \($0)")
      }
      UIView.animate(withDuration: 1, delay: 2, animations: { log.append("second") }) { _ in
        log.append("done")
        UIView.animate(withDuration: 1, animations: {}) { _ in log.append("later") }
      }
      #expect(view.alpha == 0.5 && log == ["run 3.0", "second"])
      await withCheckedContinuation { done in NextTurn.run { done.resume() } }
      #expect(log.prefix(4) == ["run 3.0", "second", "done true", "done"])
      await withCheckedContinuation { done in NextTurn.run { done.resume() } }
      #expect(log.count == 5 && log.last == "later")
    }

    @Test func animationsCanBeSwitchedOff() {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 3) { #expect(UIView.inheritedAnimationDuration == 0) }
      }
      #expect(UIView.areAnimationsEnabled)
    }

    @Test func aTransitionExchangesViews() {
      let (box, old, new) = (UIView(), UIView(), UIView())
      box.addSubview(old)
      UIView.transition(from: old, to: new, duration: 1)
      #expect(box.subviews == [new])
      UIView.transition(with: box, duration: 1, animations: { box.tag = 4 })
      #expect(box.tag == 4)
    }

    @Test func aLabelHasTextOrAttributes() {
      let label = UILabel()
      #expect(label.text == nil && label.attributedText == nil && !label.isUserInteractionEnabled)
      label.text = "plain"
      #expect(label.attributedText?.string == "plain" && label.accessibilityLabel == "plain")
      #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
      let styled = NSMutableAttributedString(string: "styled")
      label.attributedText = styled
      styled.append(NSAttributedString(string: "!"))
      #expect(label.text == "styled" && label.accessibilityTraits == .staticText && label.isAccessibilityElement)
      label.text = "again"
      #expect(label.text == "again")
      label.attributedText = nil
      #expect(label.text == nil)
    }

    @Test func anImageViewHasTheSizeOfItsImage() {
      let view = UIImageView(image: UIImage(systemName: "star"), highlightedImage: UIImage(named: "b"))
      #expect(view.bounds.size == CGSize(width: 20, height: 20) && !view.isUserInteractionEnabled)
      #expect(view.highlightedImage == UIImage(named: "b"))
      view.startAnimating()
      #expect(!view.isAnimating)
      view.animationImages = [UIImage()]
      view.startAnimating()
      #expect(view.isAnimating)
      view.stopAnimating()
      #expect(!view.isAnimating)
    }

    @Test func aViewIsReachedThroughAllThatItIsIn() {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      #expect(inner.reasonOutOfReach == nil)
      outer.alpha = 0.005
      #expect(inner.reasonOutOfReach == .hidden)
      outer.alpha = 1
      outer.isUserInteractionEnabled = false
      #expect(inner.reasonOutOfReach == .notInteractive)
    }

    @Test func refusalsCanBeRead() {
      let reasons: [PersonRefusal.Reason] = [
        .hidden, .disabled, .notInteractive, .notInWindow, .offScreen, .covered(by: "X"), .declined(by: "Y"),
        .notFound, .notSupported,
      ]
      let texts = Set(reasons.map { PersonRefusal($0, subject: "s", act: "a").description })
      #expect(texts.count == reasons.count)
      #expect(texts.contains("s does not take a: X lies over it"))
    }
  }
#endif
