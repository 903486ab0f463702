#if !canImport(UIKit)
  public import Foundation

  extension UIScrollView {
    /// The offsets at which it comes to rest, the least and the greatest.
    var offsetRange: (least: CGPoint, greatest: CGPoint) {
      let insets = adjustedContentInset
      let least = CGPoint(x: -insets.left, y: -insets.top)
      let greatest = CGPoint(
        x: max(least.x, contentSize.width + insets.right - bounds.width),
        y: max(least.y, contentSize.height + insets.bottom - bounds.height))
      return (least, greatest)
    }

    /// The nearest offset at which it comes to rest.
    func restingOffset(for offset: CGPoint) -> CGPoint {
      let range = offsetRange
      return CGPoint(
        x: min(max(offset.x, range.least.x), range.greatest.x), y: min(max(offset.y, range.least.y), range.greatest.y))
    }

    /// The safe area is room around the content: across only where it scrolls across, unless the behavior says otherwise.
    func takeSafeArea() {
      var insets = safeAreaInsets
      switch contentInsetAdjustmentBehavior {
      case .never: insets = .zero
      case .always: break
      case .automatic, .scrollableAxes:
        if contentSize.width <= bounds.width, !alwaysBounceHorizontal { (insets.left, insets.right) = (0, 0) }
      }
      systemInset = insets
    }

    func tellOfScrollingEnd() {
      NextTurn.run { [weak self] in
        guard let self else { return }
        scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        watcher?(.didEndScrollingAnimation)
      }
    }

    func scroll(to rect: CGRect, _ animated: Bool) {
      let insets = adjustedContentInset
      let seen = bounds.inset(by: insets)
      func move(_ start: CGFloat, _ end: CGFloat, _ seenStart: CGFloat, _ seenEnd: CGFloat) -> CGFloat {
        if start < seenStart || end - start > seenEnd - seenStart { return start - seenStart }
        return end > seenEnd ? end - seenEnd : 0
      }
      let inside = rect.intersection(CGRect(origin: .zero, size: contentSize))
      guard !inside.isNull else { return }
      let moved = CGPoint(
        x: contentOffset.x + move(inside.minX, inside.maxX, seen.minX, seen.maxX),
        y: contentOffset.y + move(inside.minY, inside.maxY, seen.minY, seen.maxY))
      setContentOffset(restingOffset(for: moved), animated: animated)
    }

    /// A finger is put down, moves and is lifted; what is pulled over the edge goes back.
    func drag(_ x: CGFloat, _ y: CGFloat) {
      drag { $0.contentOffset = $0.dragged(to: CGPoint(x: $0.contentOffset.x - x, y: $0.contentOffset.y - y)) }
    }

    /// A finger is put down, moves the content, and is lifted.
    /// - Parameters:
    ///   - move: Moves the content.
    ///   - meanwhile: What happens before the finger is lifted.
    func drag(_ move: (UIScrollView) -> Void, meanwhile: () -> Void = {}) {
      let start = contentOffset
      isTracking = true
      isDragging = true
      scrollDelegate?.scrollViewWillBeginDragging(self)
      watcher?(.willBeginDragging)
      if keyboardDismissMode != .none { window?.firstResponder?.resignFirstResponder() }
      move(self)
      meanwhile()
      var target = isPagingEnabled ? page(from: start, to: contentOffset) : restingOffset(for: contentOffset)
      scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
      watcher?(.willEndDragging(velocity: .zero, target: target))
      isTracking = false
      isDragging = false
      scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: target != contentOffset)
      watcher?(.didEndDragging(willDecelerate: target != contentOffset))
      if target != contentOffset { comeToRest(at: target) }
    }

    private func comeToRest(at target: CGPoint) {
      isDecelerating = true
      scrollDelegate?.scrollViewWillBeginDecelerating(self)
      watcher?(.willBeginDecelerating)
      contentOffset = target
      isDecelerating = false
      scrollDelegate?.scrollViewDidEndDecelerating(self)
      watcher?(.didEndDecelerating)
    }

    /// How far a finger pulls: over an edge only where it bounces there.
    private func dragged(to wanted: CGPoint) -> CGPoint {
      let (rest, range) = (restingOffset(for: wanted), offsetRange)
      let pullsAcross = bounces && (alwaysBounceHorizontal || range.greatest.x > range.least.x)
      let pullsDown =
        bounces && (alwaysBounceVertical || range.greatest.y > range.least.y || refreshControl != nil)
      return CGPoint(x: pullsAcross ? wanted.x : rest.x, y: pullsDown ? wanted.y : rest.y)
    }

    /// The page where a drag ends: the nearest, and at most one further than where it began.
    private func page(from start: CGPoint, to end: CGPoint) -> CGPoint {
      func page(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat) -> CGFloat {
        guard length > 0 else { return end }
        let first = (start / length).rounded()
        let nearest = (end / length).rounded()
        return min(max(nearest, first - 1), first + 1) * length
      }
      return restingOffset(
        for: CGPoint(x: page(start.x, end.x, bounds.width), y: page(start.y, end.y, bounds.height)))
    }

    func pullToRefresh(_ act: PersonAct) throws(PersonRefusal) {
      guard let refreshControl else { throw refusal(.notFound, act) }
      guard isScrollEnabled else { throw refusal(.disabled, act) }
      try refreshControl.pull(act)
    }

    /// Goes to the top because a person asked by tapping the status bar.
    /// - Returns: Whether it has.
    @discardableResult public func scrollToTopForPerson() -> Bool {
      guard scrollsToTop, isScrollEnabled, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else {
        return false
      }
      contentOffset.y = offsetRange.least.y
      scrollDelegate?.scrollViewDidScrollToTop(self)
      watcher?(.didScrollToTop)
      return true
    }

    /// The scale of the view that the delegate names, between the least and the greatest.
    public var zoomScale: CGFloat {
      get { scale }
      set { setZoomScale(newValue, animated: false) }
    }

    /// Scales the view that the delegate names.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
      guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
      let size = CGSize(width: view.bounds.width, height: view.bounds.height)
      self.scale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
      view.transform = CGAffineTransform(scaleX: self.scale, y: self.scale)
      contentSize = CGSize(width: size.width * self.scale, height: size.height * self.scale)
      view.center = CGPoint(x: contentSize.width / 2, y: contentSize.height / 2)
      scrollDelegate?.scrollViewDidZoom(self)
      watcher?(.didZoom)
    }
  }
#endif
