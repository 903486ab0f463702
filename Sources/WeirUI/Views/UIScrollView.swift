#if !canImport(UIKit)
  public import Foundation

  /// Shows a part of something larger (UIKit).
  ///
  /// The offset is the origin of its bounds. Scrolling has no time here: the offset is set at once, and what UIKit tells
  /// at the end of an animation is told in the next turn of the main actor.
  @preconcurrency @MainActor
  open class UIScrollView: UIView {
    /// Who hears of scrolling.
    final weak var scrollDelegate: (any UIScrollViewDelegate)? { didSet { delegateChanged() } }
    /// Hears what the delegate is told, for a module above.
    package final var watcher: Watcher<ScrollMoment>?
    /// The size of what is shown.
    open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { setNeedsLayout() } } }
    /// The room around it.
    open var contentInset = UIEdgeInsets.zero {
      didSet { if contentInset != oldValue { insetsChanged(topBefore: oldValue.top + systemInset.top + refreshInset) } }
    }
    /// The room that the system adds, such as the safe area.
    final var systemInset = UIEdgeInsets.zero {
      didSet { if systemInset != oldValue { insetsChanged(topBefore: contentInset.top + oldValue.top + refreshInset) } }
    }
    /// The room above the content for what refreshes it.
    final var refreshInset: CGFloat = 0 {
      didSet { if refreshInset != oldValue { refreshInsetChanged(from: oldValue) } }
    }
    /// When the safe area is added.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { takeSafeArea() } }
    /// Whether a person can scroll.
    open var isScrollEnabled = true
    /// Whether it comes to rest at pages of its size.
    open var isPagingEnabled = false
    /// Whether it may be pulled over the edge.
    open var bounces = true
    /// Whether it may be pulled over the edge down even where all can be seen.
    open var alwaysBounceVertical = false
    /// Whether it may be pulled over the edge across even where all can be seen.
    open var alwaysBounceHorizontal = false
    /// Whether a drag goes in one direction only.
    open var isDirectionalLockEnabled = false
    /// Whether touches inside it wait until it is clear that it is no drag.
    open var delaysContentTouches = true
    /// Whether a drag may take a touch away from inside.
    open var canCancelContentTouches = true
    /// Whether a person can send it to the top.
    open var scrollsToTop = true
    /// When dragging sends the keyboard away.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// How fast it comes to rest.
    open var decelerationRate = DecelerationRate.normal
    /// Whether the indicator down is shown.
    open var showsVerticalScrollIndicator = true
    /// Whether the indicator across is shown.
    open var showsHorizontalScrollIndicator = true
    /// The look of the indicators.
    open var indicatorStyle = IndicatorStyle.default
    /// The room around the indicator down.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The room around the indicator across.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Whether the safe area is added to the room around the indicators.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// The least scale.
    open var minimumZoomScale: CGFloat = 1
    /// The greatest scale.
    open var maximumZoomScale: CGFloat = 1
    /// Whether it may be scaled over the ends.
    open var bouncesZoom = true
    final var scale: CGFloat = 1
    /// Whether a finger is on it.
    public internal(set) final var isTracking = false
    /// Whether a finger drags it.
    public internal(set) final var isDragging = false
    /// Whether it goes on by itself.
    public internal(set) final var isDecelerating = false
    /// What refreshes when it is pulled down.
    open var refreshControl: UIRefreshControl? { didSet { swapRefreshControl(oldValue) } }

    /// Its own rectangle; the origin is the offset.
    open override var bounds: CGRect { didSet { if bounds.origin != oldValue.origin { offsetChanged() } } }

    /// Where what is shown begins.
    open var contentOffset: CGPoint {
      get { bounds.origin }
      set { bounds.origin = newValue }
    }

    /// The room around, with what the system adds.
    open var adjustedContentInset: UIEdgeInsets {
      UIEdgeInsets(
        top: contentInset.top + systemInset.top + refreshInset, left: contentInset.left + systemInset.left,
        bottom: contentInset.bottom + systemInset.bottom, right: contentInset.right + systemInset.right)
    }

    /// Makes a view that shows nothing yet.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      clipsToBounds = true
    }

    /// Makes a view; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      clipsToBounds = true
    }

    /// Goes to an offset; with animation the delegate hears of the end in the next turn.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
      let moves = contentOffset != self.contentOffset
      self.contentOffset = contentOffset
      if animated, moves { tellOfScrollingEnd() }
    }

    /// Scrolls as little as is needed for a rectangle to be seen.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scroll(to: rect, animated) }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {}

    /// Called when the insets have changed.
    open func adjustedContentInsetDidChange() {}

    /// Does what a person asks: drags, pulls to refresh.
    open override func handle(_ act: PersonAct) throws(PersonRefusal) {
      if case .pullToRefresh = act { return try pullToRefresh(act) }
      if !recognizeGestures(act) { try takeTouch(act, from: self) }
    }

    override var takesTouchesFromInside: Bool { true }

    override func takeTouch(_ act: PersonAct, from view: UIView) throws(PersonRefusal) {
      guard isScrollEnabled, case .drag(let x, let y) = act else { return try passTouchOn(act) }
      drag(x, y)
    }

    /// Another delegate hears of scrolling now.
    func delegateChanged() {}

    /// Called after the offset has changed.
    func offsetChanged() {
      setNeedsLayout()
      scrollDelegate?.scrollViewDidScroll(self)
      watcher?(.didScroll)
    }

    /// Takes the safe area for room around the content, as the behavior says.
    open override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      takeSafeArea()
    }

    /// What it has made room for does not reach the views inside it.
    override var safeAreaForSubviews: UIEdgeInsets {
      let (area, used) = (safeAreaInsets, systemInset)
      return UIEdgeInsets(
        top: area.top - used.top, left: area.left - used.left, bottom: area.bottom - used.bottom,
        right: area.right - used.right)
    }

    private func insetsChanged(topBefore: CGFloat) {
      // What is at rest at the top stays there.
      if !isDragging, contentOffset.y == -topBefore { contentOffset.y = -adjustedContentInset.top }
      tellOfInsets()
    }

    private func tellOfInsets() {
      setNeedsLayout()
      adjustedContentInsetDidChange()
      scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// What there was more room for goes back over the edge; nothing moves to make room.
    private func refreshInsetChanged(from old: CGFloat) {
      if refreshInset < old, !isDragging, contentOffset.y < offsetRange.least.y {
        contentOffset.y = offsetRange.least.y
      }
      tellOfInsets()
    }

    private func swapRefreshControl(_ old: UIRefreshControl?) {
      guard old !== refreshControl else { return }
      old?.removeFromSuperview()
      refreshInset = 0
      refreshControl?.stand(in: self)
    }
  }
#endif
