#if !canImport(UIKit)
  import Foundation
  import TestSupport
  import Testing

  @testable import WeirUI

  /// Laws of scrolling on random sizes: where a person's drag rests, what scrolling to a rectangle shows, what insets do.
  @MainActor @Suite struct ScrollLawTests {
    private func make(_ random: inout SeededGenerator) -> UIScrollView {
      func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: length(50...200), height: length(50...200)))
      view.contentSize = CGSize(width: length(0...600), height: length(0...600))
      view.contentInset = UIEdgeInsets(
        top: length(0...30), left: length(0...30), bottom: length(0...30), right: length(0...30))
      (view.alwaysBounceVertical, view.alwaysBounceHorizontal) = (random.below(2) == 0, random.below(2) == 0)
      view.bounces = random.below(3) > 0
      return view
    }

    private func range(_ view: UIScrollView) -> (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
      let (insets, size, bounds) = (view.adjustedContentInset, view.contentSize, view.bounds.size)
      let (left, top) = (-insets.left, -insets.top)
      return (
        left...max(left, size.width + insets.right - bounds.width),
        top...max(top, size.height + insets.bottom - bounds.height)
      )
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func aDragRestsInsideTheContent(seed: UInt64) throws {
      var random = SeededGenerator(seed: seed)
      let view = make(&random)
      view.isPagingEnabled = random.below(4) == 0
      for step in 0..<10 {
        let (x, y) = (CGFloat(random.below(400) - 200), CGFloat(random.below(400) - 200))
        try view.person(does: .drag(x: x, y: y))
        let allowed = range(view)
        #expect(allowed.x.contains(view.contentOffset.x), "seed \(seed), step \(step)")
        #expect(allowed.y.contains(view.contentOffset.y), "seed \(seed), step \(step)")
        #expect(!view.isDragging && !view.isDecelerating && !view.isTracking, "seed \(seed), step \(step)")
      }
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func whatIsScrolledToIsSeenAsFarAsItFits(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let view = make(&random)
      guard view.contentSize.width > 10, view.contentSize.height > 10 else { return }
      for step in 0..<10 {
        let rect = CGRect(
          x: CGFloat(random.below(Int(view.contentSize.width) - 5)),
          y: CGFloat(random.below(Int(view.contentSize.height) - 5)), width: CGFloat(1 + random.below(60)),
          height: CGFloat(1 + random.below(60)))
        let wanted = rect.intersection(CGRect(origin: .zero, size: view.contentSize))
        view.scrollRectToVisible(rect, animated: false)
        let seen = view.bounds.inset(by: view.adjustedContentInset)
        if wanted.width <= seen.width, wanted.height <= seen.height {
          let isSeen =
            wanted.minX >= seen.minX - 1e-6 && wanted.maxX <= seen.maxX + 1e-6 && wanted.minY >= seen.minY - 1e-6
            && wanted.maxY <= seen.maxY + 1e-6
          #expect(isSeen, "seed \(seed), step \(step)")
        }
        let before = view.contentOffset
        view.scrollRectToVisible(rect, animated: false)
        #expect(view.contentOffset == before, "once is enough: seed \(seed), step \(step)")
      }
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func everyMoveIsToldOnce(seed: UInt64) {
      final class Counter: UIScrollViewDelegate {
        var count = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
      }
      var random = SeededGenerator(seed: seed)
      let (view, counter) = (make(&random), Counter())
      view.contentOffset = .zero
      view.delegate = counter
      var (moves, last) = (0, view.contentOffset)
      for _ in 0..<30 {
        let next = CGPoint(x: CGFloat(random.below(3)), y: CGFloat(random.below(3)))
        if next != last { moves += 1 }
        last = next
        if random.below(2) == 0 { view.contentOffset = next } else { view.setContentOffset(next, animated: false) }
      }
      #expect(counter.count == moves, "seed \(seed)")
    }

    @Test func defaultsAreUIKits() {
      let view = UIScrollView()
      #expect(view.contentOffset == .zero && view.contentSize == .zero && view.contentInset == .zero)
      #expect(view.isScrollEnabled && !view.isPagingEnabled && view.bounces && view.scrollsToTop && view.clipsToBounds)
      #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal && !view.isDirectionalLockEnabled)
      #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator && view.bouncesZoom)
      #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
      #expect(view.contentInsetAdjustmentBehavior == .automatic && view.keyboardDismissMode == .none)
      #expect(view.decelerationRate == .normal && view.indicatorStyle == .default && view.refreshControl == nil)
      #expect(view.delaysContentTouches && view.canCancelContentTouches)
    }

    @Test func numbersAreUIKits() {
      let behaviours: [UIScrollView.ContentInsetAdjustmentBehavior] = [.automatic, .scrollableAxes, .never, .always]
      #expect(behaviours.map(\.rawValue) == [0, 1, 2, 3])
      let modes: [UIScrollView.KeyboardDismissMode] = [.none, .onDrag, .interactive]
      #expect(modes.map(\.rawValue) == [0, 1, 2])
      #expect([UIScrollView.IndicatorStyle.default, .black, .white].map(\.rawValue) == [0, 1, 2])
      #expect(UIScrollView.DecelerationRate.normal.rawValue > UIScrollView.DecelerationRate.fast.rawValue)
    }

    @Test func aDelegateThatSaysNothing() throws {
      final class Silent: UIScrollViewDelegate {}
      let (view, silent) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Silent())
      (view.delegate, view.contentSize) = (silent, CGSize(width: 100, height: 500))
      try view.person(does: .drag(x: 0, y: -120))
      #expect(view.contentOffset.y == 120)
      try view.person(does: .drag(x: 0, y: 500))
      #expect(view.contentOffset.y == 0, "it bounces back")
      view.contentOffset.y = 50
      #expect(view.scrollToTopForPerson() && view.contentOffset.y == 0)
      view.zoomScale = 2
      #expect(view.zoomScale == 1, "nothing to zoom")
      view.scrollsToTop = false
      #expect(!view.scrollToTopForPerson())
    }

    @Test func whatRestsAtTheTopStaysThere() {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize.height = 500
      view.contentInset.top = 20
      #expect(view.contentOffset.y == -20)
      view.contentOffset.y = 30
      view.contentInset.top = 40
      #expect(view.contentOffset.y == 30, "what is scrolled stays where it is")
      #expect(view.adjustedContentInset.top == 40)
    }

    @Test func anImageHasTheSizeOfItsPicture() {
      let view = UIImageView()
      #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
      view.image = UIImage(systemName: "star")
      #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20) && view.sizeThatFits(.zero).width == 20)
      #expect(UIImageView(image: nil).frame == .zero && !view.isHighlighted && view.animationRepeatCount == 0)
      view.animationImages = []
      view.startAnimating()
      #expect(!view.isAnimating)
    }
  }
#endif
