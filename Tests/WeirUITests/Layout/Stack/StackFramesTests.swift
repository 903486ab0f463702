#if !canImport(UIKit)
  import Foundation
  import TestSupport
  import Testing

  @testable import WeirUI

  /// Arrangements whose frames are worked out by hand: rows and columns in every distribution and alignment, and nested.
  @MainActor @Suite(.serialized) struct StackFramesTests {
    /// Keeps the roots, which the stacks do not.
    private final class Keeper { var roots: [UIView] = [] }
    private let kept = Keeper()

    private func make(
      _ axis: NSLayoutConstraint.Axis, _ sizes: [CGSize], in frame: CGSize? = nil, set: (UIStackView) -> Void = { _ in }
    ) -> (UIStackView, [Box]) {
      let boxes = sizes.map { Box($0) }
      let stack = UIStackView(arrangedSubviews: boxes)
      stack.axis = axis
      set(stack)
      let root = makeRoot(500, 500)
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      kept.roots.append(root)
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      if let frame {
        stack.widthAnchor.constraint(equalToConstant: frame.width).isActive = true
        stack.heightAnchor.constraint(equalToConstant: frame.height).isActive = true
      }
      root.layoutIfNeeded()
      return (stack, boxes)
    }

    private func expect(_ boxes: [Box], _ frames: [CGRect], _ comment: Comment? = nil) {
      for (box, frame) in zip(boxes, frames) { #expect(isNear(box.frame, frame, within: 1e-4), comment) }
    }

    private let sizes = [CGSize(width: 20, height: 10), CGSize(width: 40, height: 30), CGSize(width: 60, height: 20)]

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }

    @Test func defaultsAreUIKits() {
      let stack = UIStackView()
      #expect(
        stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill && stack.spacing == 0)
      #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
      #expect(stack.arrangedSubviews.isEmpty && stack.customSpacing(after: UIView()) == UIStackView.spacingUseDefault)
      let distributions: [UIStackView.Distribution] = [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
      ]
      #expect(distributions.map(\.rawValue) == Array(0...4))
      let alignments: [UIStackView.Alignment] = [.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline]
      #expect(alignments.map(\.rawValue) == Array(0...5))
      #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    }

    @Test func aRowFills() {
      let (stack, boxes) = make(.horizontal, sizes) { $0.spacing = 5 }
      #expect(stack.frame.size == CGSize(width: 130, height: 30))
      expect(boxes, [rect(0, 0, 20, 30), rect(25, 0, 40, 30), rect(70, 0, 60, 30)])
    }

    @Test func aColumnFills() {
      let (stack, boxes) = make(.vertical, sizes) { $0.spacing = 5 }
      #expect(stack.frame.size == CGSize(width: 60, height: 70))
      expect(boxes, [rect(0, 0, 60, 10), rect(0, 15, 60, 30), rect(0, 50, 60, 20)])
    }

    @Test(arguments: [
      (UIStackView.Alignment.leading, [0.0, 0, 0]), (.center, [10, 0, 5]), (.trailing, [20, 0, 10]),
    ])
    func aRowIsAlignedDown(alignment: UIStackView.Alignment, tops: [Double]) {
      let (_, boxes) = make(.horizontal, sizes) { $0.alignment = alignment }
      expect(
        boxes, [rect(0, tops[0], 20, 10), rect(20, tops[1], 40, 30), rect(60, tops[2], 60, 20)], "\(alignment)")
    }

    @Test(arguments: [
      (UIStackView.Alignment.leading, [0.0, 0, 0]), (.center, [20, 10, 0]), (.trailing, [40, 20, 0]),
    ])
    func aColumnIsAlignedAcross(alignment: UIStackView.Alignment, lefts: [Double]) {
      let (_, boxes) = make(.vertical, sizes) { $0.alignment = alignment }
      expect(
        boxes, [rect(lefts[0], 0, 20, 10), rect(lefts[1], 10, 40, 30), rect(lefts[2], 40, 60, 20)], "\(alignment)")
    }

    @Test func equalLengths() {
      let (_, row) = make(.horizontal, sizes, in: CGSize(width: 320, height: 50)) {
        ($0.distribution, $0.spacing) = (.fillEqually, 10)
      }
      expect(row, [rect(0, 0, 100, 50), rect(110, 0, 100, 50), rect(220, 0, 100, 50)])
      let (stack, free) = make(.vertical, sizes) { $0.distribution = .fillEqually }
      #expect(isNear(stack.frame.height, 90), "as long as three times the longest")
      expect(free, [rect(0, 0, 60, 30), rect(0, 30, 60, 30), rect(0, 60, 60, 30)])
    }

    @Test func lengthsInProportion() {
      let (_, boxes) = make(.horizontal, sizes, in: CGSize(width: 240, height: 30)) {
        $0.distribution = .fillProportionally
      }
      expect(boxes, [rect(0, 0, 40, 30), rect(40, 0, 80, 30), rect(120, 0, 120, 30)])
    }

    @Test func equalSpacings() {
      let (_, boxes) = make(.horizontal, sizes, in: CGSize(width: 220, height: 30)) {
        ($0.distribution, $0.spacing) = (.equalSpacing, 10)
      }
      expect(boxes, [rect(0, 0, 20, 30), rect(70, 0, 40, 30), rect(160, 0, 60, 30)])
      let (stack, tight) = make(.horizontal, sizes) { ($0.distribution, $0.spacing) = (.equalSpacing, 10) }
      #expect(isNear(stack.frame.width, 140))
      expect(tight, [rect(0, 0, 20, 30), rect(30, 0, 40, 30), rect(80, 0, 60, 30)])
    }

    @Test func equalDistancesOfMiddles() {
      let (_, boxes) = make(.horizontal, sizes, in: CGSize(width: 240, height: 30)) {
        $0.distribution = .equalCentering
      }
      // The first middle is at 10 and the last at 210, so the one between is at 110.
      expect(boxes, [rect(0, 0, 20, 30), rect(90, 0, 40, 30), rect(180, 0, 60, 30)])
    }

    @Test func spacingsOfTheirOwn() {
      let (stack, boxes) = make(.horizontal, sizes) { $0.spacing = 5 }
      stack.setCustomSpacing(20, after: boxes[0])
      stack.setCustomSpacing(UIStackView.spacingUseSystem, after: boxes[1])
      stack.setCustomSpacing(9, after: UIView())
      stack.superview?.layoutIfNeeded()
      expect(boxes, [rect(0, 0, 20, 30), rect(40, 0, 40, 30), rect(88, 0, 60, 30)])
      #expect(stack.customSpacing(after: boxes[0]) == 20 && stack.customSpacing(after: boxes[2]) > 1e9)
      stack.setCustomSpacing(UIStackView.spacingUseDefault, after: boxes[0])
      stack.superview?.layoutIfNeeded()
      #expect(isNear(boxes[1].frame.minX, 25))
    }

    @Test func marginsMayBePart() {
      let (stack, boxes) = make(.vertical, [CGSize(width: 20, height: 10)]) {
        $0.isLayoutMarginsRelativeArrangement = true
        $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      #expect(isNear(stack.frame, rect(0, 0, 26, 14)))
      expect(boxes, [rect(2, 1, 20, 10)])
    }

    @Test func nestedStacks() {
      let (inner, boxes) = make(.vertical, [CGSize(width: 30, height: 10), CGSize(width: 10, height: 20)])
      let side = Box(CGSize(width: 50, height: 5))
      let outer = UIStackView(arrangedSubviews: [inner, side])
      (outer.spacing, outer.alignment) = (7, .center)
      let root = makeRoot()
      outer.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(outer)
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      outer.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(isNear(outer.frame, rect(0, 0, 87, 30)) && isNear(inner.frame, rect(0, 0, 30, 30)))
      #expect(isNear(side.frame, rect(37, 12.5, 50, 5)))
      expect(boxes, [rect(0, 0, 30, 10), rect(0, 10, 30, 20)])
    }

    @Test func whatIsArrangedIsASubviewButNotTheOtherWayRound() {
      let (stack, boxes) = make(.horizontal, sizes)
      stack.removeArrangedSubview(boxes[1])
      #expect(stack.arrangedSubviews == [boxes[0], boxes[2]] && boxes[1].superview === stack)
      boxes[0].removeFromSuperview()
      #expect(stack.arrangedSubviews == [boxes[2]])
      let loose = UIView()
      stack.addSubview(loose)
      #expect(stack.arrangedSubviews == [boxes[2]])
      stack.insertArrangedSubview(boxes[1], at: 0)
      stack.insertArrangedSubview(boxes[1], at: 99)
      #expect(stack.arrangedSubviews == [boxes[2], boxes[1]], "one that is there already is moved")
      #expect(!boxes[1].translatesAutoresizingMaskIntoConstraints && loose.translatesAutoresizingMaskIntoConstraints)
    }

    /// Law: a column that fills its width is as high as its views and spacings, each as wide as the column.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func aColumnAddsUp(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let count = 1 + random.below(6)
      let heights = (0..<count).map { _ in CGFloat(1 + random.below(50)) }
      let spacing = CGFloat(random.below(10))
      let (stack, boxes) = make(.vertical, heights.map { CGSize(width: 10, height: $0) }) { $0.spacing = spacing }
      let hidden = Set((0..<count).filter { _ in random.below(3) == 0 })
      for index in hidden { boxes[index].isHidden = true }
      stack.widthAnchor.constraint(equalToConstant: 100).isActive = true
      stack.superview?.layoutIfNeeded()
      var y: CGFloat = 0
      for (index, box) in boxes.enumerated() where !hidden.contains(index) {
        #expect(isNear(box.frame, rect(0, y, 100, heights[index]), within: 1e-4), "seed \(seed), box \(index)")
        y += heights[index] + spacing
      }
      if hidden.count < count { #expect(isNear(stack.frame.height, y - spacing, within: 1e-4), "seed \(seed)") }
    }
  }
#endif
