#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  @MainActor @Suite(.serialized) struct UIStackViewTests {
    /// A stack that fills a root, with boxes of the given lengths.
    func stack(
      _ axis: NSLayoutConstraint.Axis, _ lengths: [CGFloat], across: [CGFloat] = [], size: CGSize? = nil
    ) -> (UIView, UIStackView, [Box]) {
      let root = makeRoot(300, 100)
      let boxes = lengths.enumerated().map { index, length in
        let other = across.isEmpty ? 10 : across[index]
        return Box(axis == .horizontal ? CGSize(width: length, height: other) : CGSize(width: other, height: length))
      }
      let stack = UIStackView(arrangedSubviews: boxes)
      stack.axis = axis
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      if let size {
        stack.widthAnchor.constraint(equalToConstant: size.width).isActive = true
        stack.heightAnchor.constraint(equalToConstant: size.height).isActive = true
      }
      return (root, stack, boxes)
    }

    @Test func aStackIsAsLargeAsItsViewsAndSpacing() {
      let (root, stack, boxes) = stack(.horizontal, [20, 30], across: [10, 40])
      stack.spacing = 5
      root.layoutIfNeeded()
      #expect(stack.frame == CGRect(x: 0, y: 0, width: 55, height: 40))
      #expect(boxes[1].frame == CGRect(x: 25, y: 0, width: 30, height: 40))
      #expect(boxes[0].frame == CGRect(x: 0, y: 0, width: 20, height: 40))
    }

    @Test func fillStretchesWhatHugsLeast() {
      let (root, _, boxes) = stack(.horizontal, [20, 30], size: CGSize(width: 100, height: 50))
      boxes[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      root.layoutIfNeeded()
      #expect(boxes.map(\.frame.width) == [20, 80])
      #expect(boxes.map(\.frame.height) == [50, 50])
      boxes[0].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
      root.layoutIfNeeded()
      #expect(boxes.map(\.frame.width) == [70, 30])
    }

    @Test func fillEquallyMakesAllAsLong() {
      let (root, stack, boxes) = stack(.vertical, [20, 30, 1], size: CGSize(width: 50, height: 80))
      stack.distribution = .fillEqually
      stack.spacing = 10
      root.layoutIfNeeded()
      #expect(boxes.map(\.frame.height) == [20, 20, 20])
      #expect(boxes.map(\.frame.minY) == [0, 30, 60])
    }

    @Test func fillProportionallyKeepsTheRatios() {
      let (root, stack, boxes) = stack(.horizontal, [10, 30], size: CGSize(width: 80, height: 20))
      stack.distribution = .fillProportionally
      root.layoutIfNeeded()
      #expect(boxes.map(\.frame.width) == [20, 60])
      boxes[0].size.width = 30
      root.layoutIfNeeded()
      #expect(boxes.map(\.frame.width) == [40, 40])
    }

    @Test func equalSpacingSharesOutWhatIsLeft() {
      let (root, stack, boxes) = stack(.horizontal, [10, 20, 30], size: CGSize(width: 100, height: 20))
      stack.distribution = .equalSpacing
      root.layoutIfNeeded()
      #expect(boxes.map(\.frame.minX) == [0, 30, 70])
      stack.spacing = 30
      root.layoutIfNeeded()
      let gaps = [boxes[1].frame.minX - boxes[0].frame.maxX, boxes[2].frame.minX - boxes[1].frame.maxX]
      #expect(gaps == [30, 30])
      #expect(boxes[2].frame.maxX == 100)
    }

    @Test func equalCenteringSharesOutTheDistancesOfMiddles() {
      let (root, stack, boxes) = stack(.horizontal, [20, 20, 40], size: CGSize(width: 130, height: 20))
      stack.distribution = .equalCentering
      root.layoutIfNeeded()
      #expect(boxes.map(\.frame.midX) == [10, 60, 110])
    }

    @Test func hiddenViewsLeaveAndComeBack() {
      let (root, stack, boxes) = stack(.horizontal, [10, 20, 30])
      stack.spacing = 5
      root.layoutIfNeeded()
      #expect(stack.frame.width == 70)
      boxes[1].isHidden = true
      root.layoutIfNeeded()
      #expect(stack.frame.width == 45)
      #expect(boxes[2].frame.minX == 15)
      boxes[1].isHidden = false
      root.layoutIfNeeded()
      #expect(stack.frame.width == 70)
    }

    @Test func aViewMayHaveASpacingOfItsOwn() {
      let (root, stack, boxes) = stack(.vertical, [10, 10, 10])
      stack.spacing = 2
      stack.setCustomSpacing(20, after: boxes[0])
      root.layoutIfNeeded()
      #expect(boxes.map(\.frame.minY) == [0, 30, 42])
      stack.setCustomSpacing(UIStackView.spacingUseSystem, after: boxes[0])
      root.layoutIfNeeded()
      #expect(boxes[1].frame.minY == 18)
      stack.setCustomSpacing(UIStackView.spacingUseDefault, after: boxes[0])
      root.layoutIfNeeded()
      #expect(boxes[1].frame.minY == 12)
      #expect(stack.customSpacing(after: boxes[0]) == UIStackView.spacingUseDefault)
    }

    @Test(arguments: [
      (UIStackView.Alignment.leading, [CGFloat(0), 0]), (.trailing, [30, 0]), (.center, [15, 0]),
    ]) func alignmentPlacesViewsAcross(alignment: UIStackView.Alignment, places: [CGFloat]) {
      let (root, stack, boxes) = stack(.horizontal, [10, 10], across: [10, 40])
      stack.alignment = alignment
      root.layoutIfNeeded()
      #expect(stack.frame.height == 40)
      #expect(boxes.map(\.frame.minY) == places)
      #expect(boxes.map(\.frame.height) == [10, 40])
    }

    @Test func baselinesAreAligned() {
      let root = makeRoot()
      let (small, large) = (UILabel(), UILabel())
      (small.text, large.text) = ("a", "b")
      small.font = .systemFont(ofSize: 10)
      large.font = .systemFont(ofSize: 30)
      let stack = UIStackView(arrangedSubviews: [small, large])
      stack.translatesAutoresizingMaskIntoConstraints = false
      stack.alignment = .firstBaseline
      root.addSubview(stack)
      stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      let baselines = [small.frame.minY + small.font.ascender, large.frame.minY + large.font.ascender]
      #expect(abs(baselines[0] - baselines[1]) < 1e-4)
      small.font = .systemFont(ofSize: 40)
      root.layoutIfNeeded()
      #expect(abs(small.frame.minY + small.font.ascender - large.frame.minY - large.font.ascender) < 1e-4)
    }

    @Test func marginsMayBeKept() {
      let (root, stack, boxes) = stack(.vertical, [10])
      stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      stack.isLayoutMarginsRelativeArrangement = true
      root.layoutIfNeeded()
      #expect(stack.frame.size == CGSize(width: 16, height: 14))
      #expect(boxes[0].frame.origin == CGPoint(x: 2, y: 1))
    }

    @Test func spacingMayGoFromBaselineToBaseline() {
      let root = makeRoot()
      let (top, bottom) = (UILabel(), UILabel())
      (top.text, bottom.text) = ("a", "b")
      let stack = UIStackView(arrangedSubviews: [top, bottom])
      stack.axis = .vertical
      stack.isBaselineRelativeArrangement = true
      stack.spacing = 50
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      let last = top.frame.maxY + top.font.descender
      #expect(abs(bottom.frame.minY + bottom.font.ascender - last - 50) < 0.5)
    }

    @Test func viewsThatLeaveAreForgotten() {
      let (root, stack, boxes) = stack(.horizontal, [10, 20, 30])
      root.layoutIfNeeded()
      boxes[1].removeFromSuperview()
      #expect(stack.arrangedSubviews.map { $0 === boxes[0] || $0 === boxes[2] } == [true, true])
      stack.removeArrangedSubview(boxes[0])
      #expect(boxes[0].superview === stack)
      root.layoutIfNeeded()
      #expect(stack.frame.width == 30)
    }

    @Test func placesOutOfRangeAreTheNearestOnes() {
      let stack = UIStackView()
      let views = [UIView(), UIView(), UIView()]
      stack.insertArrangedSubview(views[0], at: 7)
      stack.insertArrangedSubview(views[1], at: -3)
      stack.insertArrangedSubview(views[2], at: 1)
      #expect(
        stack.arrangedSubviews.map(ObjectIdentifier.init) == [views[1], views[2], views[0]].map(ObjectIdentifier.init))
      stack.insertArrangedSubview(views[0], at: 0)
      #expect(stack.arrangedSubviews.first === views[0])
      #expect(stack.arrangedSubviews.count == 3)
    }

    @Test func stacksInStacksAddUp() {
      let root = makeRoot()
      let rows = (0..<3).map { _ in
        let row = UIStackView(arrangedSubviews: [Box(CGSize(width: 10, height: 10)), Box(CGSize(width: 20, height: 5))])
        row.spacing = 2
        return row
      }
      let column = UIStackView(arrangedSubviews: rows)
      (column.axis, column.spacing) = (.vertical, 3)
      column.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(column)
      column.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      let found = faults { root.layoutIfNeeded() }
      #expect(found.isEmpty)
      #expect(column.frame.size == CGSize(width: 32, height: 36))
      #expect(rows[2].frame.minY == 26)
    }

    @Test func noArrangementOfAnyKindCollides() {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        for distribution in [
          UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ] {
          for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline] {
            for size in [nil, CGSize(width: 200, height: 90)] {
              let (root, stack, _) = stack(axis, [10, 25, 40], across: [5, 50, 20], size: size)
              (stack.distribution, stack.alignment, stack.spacing) = (distribution, alignment, 4)
              let found = faults { root.layoutIfNeeded() }
              #expect(found.isEmpty, "\(axis) \(distribution) \(alignment): \(found)")
              if let size { #expect(stack.frame.size == size) }
            }
          }
        }
      }
    }
  }
#endif
