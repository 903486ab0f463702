#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// Reports of conflicts name what collides, whatever it comes from, and the layout goes on.
  @MainActor @Suite(.serialized) struct ConflictReportTests {
    @Test func aFrameCanCollide() {
      let root = makeRoot()
      let placed = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      placed.accessibilityIdentifier = "placed"
      root.addSubview(placed)
      let width = placed.widthAnchor.constraint(equalToConstant: 80)
      width.isActive = true
      let found = faults { root.layoutIfNeeded() }
      #expect(found.count == 1)
      #expect(found.first?.value.contains("<NSAutoresizingMaskLayoutConstraint UIView:'placed'>") == true)
      #expect(found.first?.remedy.contains("H:[UIView:'placed'(80)]") == true)
      #expect(placed.frame.width == 50)
    }

    @Test func theSizeOfTheRootCanCollide() {
      let root = makeRoot(100, 100)
      root.accessibilityIdentifier = "root"
      let box = root.addBox("box")
      NSLayoutConstraint.activate([
        box.leftAnchor.constraint(equalTo: root.leftAnchor), box.rightAnchor.constraint(equalTo: root.rightAnchor),
        box.widthAnchor.constraint(equalToConstant: 120),
      ])
      let found = faults { root.layoutIfNeeded() }
      #expect(found.first?.value.hasPrefix("<size of the topmost view UIView:'root'>, ") == true)
      #expect(box.frame.width == 100)
    }

    @Test func requiredContentCanCollide() {
      let root = makeRoot()
      let box = root.addBox("box", CGSize(width: 30, height: 10))
      box.setContentCompressionResistancePriority(.required, for: .horizontal)
      box.widthAnchor.constraint(equalToConstant: 20).isActive = true
      let found = faults { root.layoutIfNeeded() }
      #expect(found.first?.value.contains("compression resistance H:[Box:'box']") == true)
      #expect(box.frame.width == 30)
    }

    @Test func eachConflictIsReportedOnce() {
      let root = makeRoot()
      let box = root.addBox("box")
      for width in [10, 20] { box.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true }
      for height in [10, 20] { box.heightAnchor.constraint(equalToConstant: CGFloat(height)).isActive = true }
      #expect(faults { root.layoutIfNeeded() }.count == 2)
      root.setNeedsLayout()
      #expect(faults { root.layoutIfNeeded() }.isEmpty)
      box.heightAnchor.constraint(lessThanOrEqualToConstant: 500).isActive = true
      #expect(faults { root.layoutIfNeeded() }.isEmpty)
      #expect(box.bounds.size == CGSize(width: 10, height: 10))
    }

    @Test func lowerPrioritiesDoNotCollide() {
      let root = makeRoot()
      let box = root.addBox("box")
      for (width, priority) in [(10, 1000), (20, 999), (30, 998)] {
        let constraint = box.widthAnchor.constraint(equalToConstant: CGFloat(width))
        constraint.priority = UILayoutPriority(Float(priority))
        constraint.isActive = true
      }
      #expect(faults { root.layoutIfNeeded() }.isEmpty)
      #expect(box.frame.width == 10)
    }

    @Test func aLoweredPriorityEndsTheConflict() {
      let root = makeRoot()
      let box = root.addBox("box")
      let constraints = [10, 20].map { box.widthAnchor.constraint(equalToConstant: $0) }
      NSLayoutConstraint.activate(constraints)
      #expect(faults { root.layoutIfNeeded() }.count == 1)
      constraints[0].priority = .defaultHigh
      #expect(faults { root.layoutIfNeeded() }.isEmpty)
      #expect(box.frame.width == 20)
    }

    @Test func aLongChainNamesItsLinksOnly() {
      let root = makeRoot(100, 100)
      var constraints: [NSLayoutConstraint] = []
      let boxes = (0..<6).map { root.addBox("b\($0)") }
      for (box, next) in zip(boxes, boxes.dropFirst()) {
        constraints.append(next.leftAnchor.constraint(equalTo: box.rightAnchor, constant: 1))
      }
      for box in boxes { constraints.append(box.widthAnchor.constraint(equalToConstant: 30)) }
      for box in boxes { constraints.append(box.heightAnchor.constraint(equalToConstant: 3)) }
      constraints.append(boxes[0].leftAnchor.constraint(equalTo: root.leftAnchor))
      NSLayoutConstraint.activate(constraints)
      let last = boxes[5].rightAnchor.constraint(equalTo: root.rightAnchor)
      last.isActive = true
      let found = faults { root.layoutIfNeeded() }
      #expect(found.count == 1)
      #expect(found.first?.value.contains("V:") == false)
      #expect(boxes.allSatisfy { found.first?.value.contains("'\($0.accessibilityIdentifier ?? "")'") == true })
      #expect(boxes[5].frame.maxX == 185)
    }

    @Test func namesAreTypesWithIdentifiersOrAddresses() {
      let view = UILabel()
      #expect(LayoutText.name(of: view).hasPrefix("UILabel:0x"))
      view.accessibilityIdentifier = "title"
      #expect(LayoutText.name(of: view) == "UILabel:'title'")
      let guide = UILayoutGuide()
      guide.identifier = "gap"
      #expect(LayoutText.name(of: guide) == "UILayoutGuide:'gap'")
      #expect(LayoutText.name(of: nil) == "(released)")
    }

    @Test func numbersAreShort() {
      #expect(LayoutText.number(8) == "8")
      #expect(LayoutText.number(-0.5) == "-0.5")
      #expect(LayoutText.number(1e12) == "1000000000000.0")
    }
  }
#endif
