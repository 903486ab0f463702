#if !canImport(UIKit)
  import Foundation
  import TestSupport
  import Testing

  @testable import WeirUI

  /// Laws of layouts as a whole: mirrored ones are mirror images, what is switched off does not count, and sizes scale.
  @MainActor @Suite(.serialized) struct MirrorLawTests {
    /// A chain of boxes from the leading edge on, the same for the same seed.
    private func chain(_ seed: UInt64, in root: UIView, isMirrored: Bool = false) -> [UIView] {
      var random = SeededGenerator(seed: seed)
      var boxes: [UIView] = []
      if isMirrored { root.semanticContentAttribute = .forceRightToLeft }
      for _ in 0..<(2 + random.below(5)) {
        let size = CGSize(width: CGFloat(5 + random.below(60)), height: CGFloat(5 + random.below(30)))
        let box = root.addBox("", size)
        if isMirrored { box.semanticContentAttribute = .forceRightToLeft }
        let gap = CGFloat(random.below(15))
        if let last = boxes.last, random.below(4) > 0 {
          box.leadingAnchor.constraint(equalTo: last.trailingAnchor, constant: gap).isActive = true
        } else {
          box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: gap).isActive = true
        }
        box.topAnchor.constraint(equalTo: boxes.last?.bottomAnchor ?? root.topAnchor, constant: gap).isActive = true
        boxes.append(box)
      }
      return boxes
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func theMirrorImageIsOne(seed: UInt64) {
      let (plain, mirrored) = (makeRoot(400, 400), makeRoot(400, 400))
      let (boxes, images) = (chain(seed, in: plain), chain(seed, in: mirrored, isMirrored: true))
      plain.layoutIfNeeded()
      mirrored.layoutIfNeeded()
      for (index, (box, image)) in zip(boxes, images).enumerated() {
        let frame = box.frame
        let expected = CGRect(x: 400 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        #expect(isNear(image.frame, expected, within: 1e-4), "seed \(seed), box \(index)")
      }
    }

    /// Law: constraints that are switched off and on again leave the layout as it was.
    @Test(arguments: 0..<50 as Range<UInt64>)
    func whatIsSwitchedOffAndOnIsAsBefore(seed: UInt64) {
      let root = makeRoot(400, 400)
      let boxes = chain(seed, in: root)
      root.layoutIfNeeded()
      let before = boxes.map(\.frame)
      var random = SeededGenerator(seed: seed &+ 1)
      let all = root.constraints
      for step in 0..<5 {
        let off = all.filter { _ in random.below(3) == 0 }
        NSLayoutConstraint.deactivate(off)
        #expect(Set(root.constraints) == Set(all).subtracting(off), "seed \(seed), step \(step)")
        #expect(off.allSatisfy { !$0.isActive }, "seed \(seed), step \(step)")
        if random.below(2) == 0 { root.layoutIfNeeded() }
        NSLayoutConstraint.activate(off)
        root.layoutIfNeeded()
        for (box, frame) in zip(boxes, before) {
          #expect(isNear(box.frame, frame, within: 1e-4), "seed \(seed), step \(step)")
        }
      }
    }

    /// Law: a view that leaves and comes back with its constraints lies where it lay.
    @Test(arguments: 0..<30 as Range<UInt64>)
    func aTreeThatMovesKeepsItsInside(seed: UInt64) {
      let (first, second, tree) = (makeRoot(400, 400), makeRoot(400, 400), UIView())
      tree.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      let boxes = chain(seed, in: tree)
      first.addSubview(tree)
      first.layoutIfNeeded()
      let before = boxes.map(\.frame)
      for root in [second, first] {
        root.addSubview(tree)
        root.layoutIfNeeded()
        for (box, frame) in zip(boxes, before) { #expect(isNear(box.frame, frame, within: 1e-4), "seed \(seed)") }
      }
    }

    /// Law: the content of a scroll view is as large as the constraints say, and does not depend on where it is scrolled.
    @Test(arguments: 0..<30 as Range<UInt64>)
    func contentSizesAddUp(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let root = makeRoot(200, 200)
      let view = UIScrollView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let content = view.contentLayoutGuide
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor), view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
      var (above, height, width): (NSLayoutYAxisAnchor, CGFloat, CGFloat) = (content.topAnchor, 0, 0)
      for _ in 0..<(1 + random.below(6)) {
        let size = CGSize(width: CGFloat(1 + random.below(300)), height: CGFloat(1 + random.below(100)))
        let box = view.addBox("", size)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: above), box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
          box.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor),
        ])
        (above, height, width) = (box.bottomAnchor, height + size.height, max(width, size.width))
      }
      above.constraint(equalTo: content.bottomAnchor).isActive = true
      content.widthAnchor.constraint(equalToConstant: width).isActive = true
      for offset in [CGFloat(0), 7, 30] {
        view.contentOffset.y = offset
        view.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(isNear(view.contentSize.height, height, within: 1e-3), "seed \(seed), offset \(offset)")
        #expect(isNear(view.contentSize.width, width, within: 1e-3), "seed \(seed), offset \(offset)")
        #expect(view.frame.size == CGSize(width: 200, height: 200), "seed \(seed), offset \(offset)")
      }
    }

    /// Law: shares of a width stay shares at any width.
    @Test(arguments: 0..<30 as Range<UInt64>)
    func sharesScale(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let root = makeRoot(100, 50)
      let shares = (0..<4).map { _ in CGFloat(1 + random.below(20)) / 100 }
      let boxes = shares.map { share in
        let box = root.addBox()
        NSLayoutConstraint.activate([
          box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: share),
          box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 2, constant: 1),
          box.leadingAnchor.constraint(equalTo: root.leadingAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        return box
      }
      for width in [100, 200, 333, 50] as [CGFloat] {
        root.frame.size.width = width
        root.layoutIfNeeded()
        for (box, share) in zip(boxes, shares) {
          #expect(isNear(box.frame.width, width * share, within: 1e-3), "seed \(seed), width \(width)")
          #expect(isNear(box.frame.height, width * share * 2 + 1, within: 1e-3), "seed \(seed), width \(width)")
        }
      }
    }
  }
#endif
