#if !canImport(UIKit)
  import Foundation
  import TestSupport
  import Testing

  @testable import WeirUI

  /// Hugging, compression and fitting: who stretches and who shrinks is worked out by hand, on random priorities.
  @MainActor @Suite(.serialized) struct HuggingLawTests {
    /// Boxes beside each other that fill a width.
    private func row(_ widths: [CGFloat], in width: CGFloat) -> (UIView, [Box]) {
      let root = makeRoot(width, 50)
      let boxes = widths.map { width in
        let box = Box(CGSize(width: width, height: 10))
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        return box
      }
      guard let first = boxes.first, let last = boxes.last else { return (root, boxes) }
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      last.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      for (one, next) in zip(boxes, boxes.dropFirst()) {
        next.leadingAnchor.constraint(equalTo: one.trailingAnchor).isActive = true
      }
      return (root, boxes)
    }

    @Test func defaultsAreUIKits() {
      let view = UIView()
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
      }
      #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
      #expect(UIView.noIntrinsicMetric == -1 && UIView.layoutFittingCompressedSize == .zero)
      #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
      #expect(view.translatesAutoresizingMaskIntoConstraints && !UIView.requiresConstraintBasedLayout)
    }

    /// Law: the one that hugs least takes all that is left, the others stay as they are.
    @Test(arguments: 0..<50 as Range<UInt64>)
    func whoHugsLeastStretches(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let widths = (0..<(2 + random.below(4))).map { _ in CGFloat(10 + random.below(40)) }
      let (root, boxes) = row(widths, in: 400)
      let priorities = Array((200..<260).shuffled(using: &random).prefix(boxes.count))
      for (box, priority) in zip(boxes, priorities) {
        box.setContentHuggingPriority(UILayoutPriority(Float(priority)), for: .horizontal)
      }
      root.layoutIfNeeded()
      let stretched = priorities.indices.min { priorities[$0] < priorities[$1] }
      for (index, box) in boxes.enumerated() {
        let extra = index == stretched ? 400 - widths.reduce(0, +) : 0
        #expect(isNear(box.frame.width, widths[index] + extra, within: 1e-4), "seed \(seed), box \(index)")
      }
    }

    /// Law: the one that resists least shrinks, down to nothing, before the next one does.
    @Test(arguments: 0..<50 as Range<UInt64>)
    func whoResistsLeastShrinks(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let widths = (0..<(2 + random.below(4))).map { _ in CGFloat(20 + random.below(40)) }
      let room = CGFloat(5 + random.below(Int(widths.reduce(0, +)) - 5))
      let (root, boxes) = row(widths, in: room)
      let priorities = Array((700..<760).shuffled(using: &random).prefix(boxes.count))
      for (box, priority) in zip(boxes, priorities) {
        box.setContentCompressionResistancePriority(UILayoutPriority(Float(priority)), for: .horizontal)
      }
      root.layoutIfNeeded()
      var (missing, expected) = (widths.reduce(0, +) - room, widths)
      for index in priorities.indices.sorted(by: { priorities[$0] < priorities[$1] }) {
        let taken = min(missing, expected[index])
        expected[index] -= taken
        missing -= taken
      }
      for (index, box) in boxes.enumerated() {
        #expect(isNear(box.frame.width, expected[index], within: 1e-4), "seed \(seed), box \(index)")
      }
    }

    @Test func aConstraintComesBeforeTheContentByItsPriority() {
      let root = makeRoot()
      let box = root.addBox("box", CGSize(width: 50, height: 10))
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      let width = box.widthAnchor.constraint(equalToConstant: 100)
      width.priority = UILayoutPriority(249)
      width.isActive = true
      root.layoutIfNeeded()
      #expect(isNear(box.frame.width, 50), "hugging, at 250, is stronger")
      width.priority = UILayoutPriority(251)
      root.layoutIfNeeded()
      #expect(isNear(box.frame.width, 100))
      width.constant = 20
      root.layoutIfNeeded()
      #expect(isNear(box.frame.width, 50), "resistance, at 750, is stronger")
      width.priority = UILayoutPriority(751)
      root.layoutIfNeeded()
      #expect(isNear(box.frame.width, 20))
    }

    @Test func contentThatChangesIsTakenWhenItSaysSo() {
      let root = makeRoot()
      let box = Box(CGSize(width: 10, height: 10))
      box.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(box)
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      box.size = CGSize(width: 30, height: UIView.noIntrinsicMetric)
      box.heightAnchor.constraint(equalToConstant: 5).isActive = true
      root.layoutIfNeeded()
      #expect(isNear(box.frame, CGRect(x: 0, y: 0, width: 30, height: 5)))
    }

    /// Law: the compressed size of a column is its content with the margins; a width that is required is kept.
    @Test(arguments: 0..<30 as Range<UInt64>)
    func fittingAddsUp(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let sizes = (0..<(1 + random.below(5))).map { _ in
        CGSize(width: CGFloat(1 + random.below(80)), height: CGFloat(1 + random.below(40)))
      }
      let (gap, margin) = (CGFloat(random.below(9)), CGFloat(random.below(20)))
      let column = UIView()
      var above = column.topAnchor
      for (index, size) in sizes.enumerated() {
        let box = column.addBox("", size)
        box.topAnchor.constraint(equalTo: above, constant: index == 0 ? margin : gap).isActive = true
        box.leadingAnchor.constraint(equalTo: column.leadingAnchor, constant: margin).isActive = true
        box.trailingAnchor.constraint(lessThanOrEqualTo: column.trailingAnchor, constant: -margin).isActive = true
        above = box.bottomAnchor
      }
      above.constraint(equalTo: column.bottomAnchor, constant: -margin).isActive = true
      let height = sizes.map(\.height).reduce(0, +) + gap * CGFloat(sizes.count - 1) + 2 * margin
      let width = (sizes.map(\.width).max() ?? 0) + 2 * margin
      let small = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(isNear(small.width, width, within: 1e-3) && isNear(small.height, height, within: 1e-3), "seed \(seed)")
      let wide = column.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(isNear(wide.width, 300, within: 1e-3) && isNear(wide.height, height, within: 1e-3), "seed \(seed)")
    }

    /// Law: whatever solvable constraints a tree has, the frames satisfy all that are required.
    @Test(arguments: 0..<60 as Range<UInt64>)
    func requiredConstraintsHold(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let root = makeRoot(400, 400)
      var boxes: [UIView] = []
      var required: [NSLayoutConstraint] = []
      for _ in 0..<(3 + random.below(6)) {
        let box = root.addBox("", CGSize(width: CGFloat(random.below(60)), height: CGFloat(random.below(60))))
        // Each box hangs on the root or on an earlier one, so that nothing collides.
        let other = boxes.randomElement(using: &random) ?? root
        let offset = CGFloat(random.below(20))
        required.append(box.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: offset))
        required.append(box.topAnchor.constraint(equalTo: other.topAnchor, constant: offset))
        if random.below(2) == 0 {
          required.append(box.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(random.below(90))))
        } else if other !== root {
          required.append(box.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 0.5, constant: 4))
        }
        if random.below(2) == 0 {
          let wish = box.bottomAnchor.constraint(equalTo: root.bottomAnchor)
          wish.priority = UILayoutPriority(Float(1 + random.below(999)))
          wish.isActive = true
        }
        boxes.append(box)
      }
      NSLayoutConstraint.activate(required)
      let found = faults { root.layoutIfNeeded() }
      #expect(found.isEmpty, "seed \(seed)")
      for constraint in required {
        let (left, right) = (value(constraint.firstItem, constraint.firstAttribute, root), rightSide(constraint, root))
        switch constraint.relation {
        case .equal: #expect(isNear(left, right, within: 1e-3), "seed \(seed): \(constraint)")
        case .greaterThanOrEqual: #expect(left >= right - 1e-3, "seed \(seed): \(constraint)")
        case .lessThanOrEqual: #expect(left <= right + 1e-3, "seed \(seed): \(constraint)")
        }
      }
      for box in boxes { #expect(box.frame.width >= 0 && box.frame.height >= 0, "seed \(seed)") }
    }

    private func rightSide(_ constraint: NSLayoutConstraint, _ root: UIView) -> CGFloat {
      guard let item = constraint.secondItem else { return constraint.constant }
      return value(item, constraint.secondAttribute, root) * constraint.multiplier + constraint.constant
    }

    private func value(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ root: UIView) -> CGFloat {
      guard let view = item as? UIView else { return .nan }
      let rect = view === root ? root.bounds : view.frame
      switch attribute {
      case .leading, .left: return rect.minX
      case .top: return rect.minY
      case .width: return rect.width
      case .height: return rect.height
      default: return .nan
      }
    }
  }
#endif
