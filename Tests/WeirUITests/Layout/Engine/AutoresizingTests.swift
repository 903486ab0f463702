#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  @MainActor @Suite struct AutoresizingTests {
    @Test func aFrameStandsForConstraints() {
      let root = makeRoot()
      let placed = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      root.addSubview(placed)
      let box = root.addBox("", CGSize(width: 5, height: 5))
      box.leftAnchor.constraint(equalTo: placed.rightAnchor, constant: 1).isActive = true
      box.topAnchor.constraint(equalTo: placed.bottomAnchor, constant: 2).isActive = true
      root.layoutIfNeeded()
      #expect(box.frame == CGRect(x: 41, y: 62, width: 5, height: 5))
      placed.frame = CGRect(x: 0, y: 0, width: 100, height: 1)
      root.layoutIfNeeded()
      #expect(box.frame == CGRect(x: 101, y: 3, width: 5, height: 5))
    }

    @Test func masksFollowTheSuperview() {
      let root = makeRoot(100, 100)
      let masked = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
      masked.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
      root.addSubview(masked)
      let box = masked.addBox()
      NSLayoutConstraint.activate([
        box.leftAnchor.constraint(equalTo: masked.leftAnchor), box.rightAnchor.constraint(equalTo: masked.rightAnchor),
        box.topAnchor.constraint(equalTo: masked.topAnchor), box.heightAnchor.constraint(equalToConstant: 3),
      ])
      root.layoutIfNeeded()
      #expect(box.frame.width == 80)
      root.frame.size = CGSize(width: 200, height: 300)
      root.layoutIfNeeded()
      #expect(masked.frame == CGRect(x: 10, y: 10, width: 180, height: 20))
      #expect(box.frame.width == 180)
    }

    @Test(arguments: 0..<64) func everyMaskAgreesWithTheFramesSetByHand(bits: Int) {
      let root = makeRoot(100, 200)
      let masked = UIView(frame: CGRect(x: 10, y: 30, width: 50, height: 60))
      masked.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(bits))
      root.addSubview(masked)
      let marker = root.addBox("", CGSize(width: 1, height: 1))
      marker.leftAnchor.constraint(equalTo: masked.rightAnchor).isActive = true
      marker.topAnchor.constraint(equalTo: masked.bottomAnchor).isActive = true
      root.layoutIfNeeded()
      for size in [CGSize(width: 150, height: 220), CGSize(width: 120, height: 400), CGSize(width: 100, height: 200)] {
        root.frame.size = size
        root.layoutIfNeeded()
        #expect(abs(marker.frame.minX - masked.frame.maxX) < 1e-3, "mask \(bits)")
        #expect(abs(marker.frame.minY - masked.frame.maxY) < 1e-3, "mask \(bits)")
      }
    }

    @Test func aViewThatConstraintsPlaceMayGoBackToItsFrame() {
      let root = makeRoot()
      let box = root.addBox("", CGSize(width: 5, height: 5))
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 9).isActive = true
      root.layoutIfNeeded()
      for constraint in root.constraints { constraint.isActive = false }
      box.translatesAutoresizingMaskIntoConstraints = true
      box.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      root.layoutIfNeeded()
      #expect(box.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  }
#endif
