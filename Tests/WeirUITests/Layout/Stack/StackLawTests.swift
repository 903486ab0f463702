#if !canImport(UIKit)
  import TestSupport
  import Foundation
  import Testing

  @testable import WeirUI

  /// What holds for every stack, with views, spacings and changes made at random.
  @MainActor @Suite(.serialized) struct StackLawTests {
    @MainActor final class Subject {
      let root = makeRoot(400, 400)
      let stack = UIStackView()
      var boxes: [Box] = []

      init(using generator: inout SeededGenerator) {
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        stack.axis = Bool.random(using: &generator) ? .horizontal : .vertical
        stack.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5).isActive = true
        stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 5).isActive = true
        for _ in 0..<Int.random(in: 1...5, using: &generator) { append(using: &generator) }
      }

      func append(using generator: inout SeededGenerator) {
        let size = CGSize(
          width: CGFloat(Int.random(in: 1...40, using: &generator)),
          height: CGFloat(Int.random(in: 1...40, using: &generator)))
        let box = Box(size)
        boxes.insert(box, at: Int.random(in: 0...boxes.count, using: &generator))
        stack.insertArrangedSubview(box, at: boxes.firstIndex(of: box) ?? 0)
      }

      func change(using generator: inout SeededGenerator) {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: append(using: &generator)
        case 1 where boxes.count > 1: boxes.removeLast().removeFromSuperview()
        case 2: boxes.randomElement(using: &generator)?.isHidden.toggle()
        case 3: stack.spacing = CGFloat(Int.random(in: 0...12, using: &generator))
        case 4: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
        case 5:
          stack.alignment = [.fill, .leading, .center, .trailing].randomElement(using: &generator) ?? .fill
        case 6:
          if let box = boxes.randomElement(using: &generator) {
            stack.setCustomSpacing(CGFloat(Int.random(in: 0...20, using: &generator)), after: box)
          }
        default: boxes.randomElement(using: &generator)?.size.width += 3
        }
      }

      var isRow: Bool { stack.axis == .horizontal }
      var shown: [Box] { stack.arrangedSubviews.compactMap { $0 as? Box }.filter { !$0.isHidden } }
      func start(_ view: UIView) -> CGFloat { isRow ? view.frame.minX : view.frame.minY }
      func end(_ view: UIView) -> CGFloat { isRow ? view.frame.maxX : view.frame.maxY }
      func length(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
      func breadth(_ size: CGSize) -> CGFloat { isRow ? size.height : size.width }
    }

    @Test(arguments: 1...40) func viewsFollowEachOtherAtTheirSpacings(seed: Int) {
      var generator = SeededGenerator(seed: UInt64(seed) &* 40_014)
      let subject = Subject(using: &generator)
      for step in 0..<15 {
        subject.change(using: &generator)
        let found = faults { subject.root.layoutIfNeeded() }
        #expect(found.isEmpty, "seed \(seed), step \(step)")
        let shown = subject.shown
        for (view, next) in zip(shown, shown.dropFirst()) {
          let gap = subject.start(next) - subject.end(view)
          #expect(abs(gap - subject.stack.effectiveSpacing(after: view)) < 1e-4, "seed \(seed), step \(step)")
        }
        guard let first = shown.first, let last = shown.last else { continue }
        #expect(abs(subject.start(first)) < 1e-4, "seed \(seed), step \(step)")
        #expect(abs(subject.end(last) - subject.length(subject.stack.bounds.size)) < 1e-4, "seed \(seed), step \(step)")
      }
    }

    @Test(arguments: 1...40) func aFreeStackIsAsLargeAsItsContent(seed: Int) {
      var generator = SeededGenerator(seed: UInt64(seed) &* 40_692)
      let subject = Subject(using: &generator)
      for step in 0..<15 {
        subject.change(using: &generator)
        subject.root.layoutIfNeeded()
        let shown = subject.shown
        guard !shown.isEmpty else { continue }
        let gaps = shown.dropLast().reduce(0) { $0 + subject.stack.effectiveSpacing(after: $1) }
        let length = shown.reduce(gaps) { $0 + subject.length($1.size) }
        let breadth = shown.map { subject.breadth($0.size) }.max() ?? 0
        #expect(abs(subject.length(subject.stack.bounds.size) - length) < 1e-4, "seed \(seed), step \(step)")
        #expect(abs(subject.breadth(subject.stack.bounds.size) - breadth) < 1e-4, "seed \(seed), step \(step)")
        #expect(subject.stack.frame.origin == CGPoint(x: 5, y: 5))
      }
    }

    @Test(arguments: 1...40) func noViewStandsOutAcrossTheStack(seed: Int) {
      var generator = SeededGenerator(seed: UInt64(seed) &* 3_935)
      let subject = Subject(using: &generator)
      for step in 0..<10 {
        subject.change(using: &generator)
        subject.root.layoutIfNeeded()
        let bounds = subject.stack.bounds.insetBy(dx: -1e-4, dy: -1e-4)
        for view in subject.shown {
          #expect(bounds.contains(view.frame), "seed \(seed), step \(step): \(view.frame) in \(bounds)")
          if subject.stack.alignment != .fill {
            #expect(
              abs(subject.breadth(view.bounds.size) - subject.breadth(view.size)) < 1e-4, "seed \(seed), step \(step)")
          }
        }
      }
    }

    @Test(arguments: 1...20) func equalLengthsAreEqualAtAnySize(seed: Int) {
      var generator = SeededGenerator(seed: UInt64(seed) &* 52_774)
      let subject = Subject(using: &generator)
      subject.stack.distribution = .fillEqually
      let size = subject.isRow ? subject.stack.widthAnchor : subject.stack.heightAnchor
      let wanted = size.constraint(equalToConstant: 300)
      wanted.isActive = true
      for length in [CGFloat(300), 123, 40] {
        wanted.constant = length
        subject.stack.spacing = CGFloat(Int.random(in: 0...5, using: &generator))
        subject.root.layoutIfNeeded()
        let count = CGFloat(subject.shown.count)
        let each = (length - subject.stack.spacing * (count - 1)) / count
        for view in subject.shown {
          #expect(abs(subject.length(view.bounds.size) - each) < 1e-3, "seed \(seed), length \(length)")
        }
      }
    }
  }
#endif
