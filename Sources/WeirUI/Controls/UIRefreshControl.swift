#if !canImport(UIKit)
  public import Foundation

  /// Refreshes what a scroll view shows when a person pulls it down (UIKit).
  ///
  /// Beginning from the program sends no event; a person's pull sends `valueChanged`.
  @preconcurrency @MainActor
  open class UIRefreshControl: UIControl {
    /// Whether it refreshes.
    public private(set) final var isRefreshing = false
    /// The text below it.
    open var attributedTitle: NSAttributedString?

    /// Makes a control.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a control; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a control of the system's size.
    public convenience init() { self.init(frame: CGRect(x: 0, y: -60, width: 0, height: 60)) }

    /// Shows that it refreshes, without an event.
    open func beginRefreshing() { isRefreshing = true }

    /// Shows that it has refreshed.
    open func endRefreshing() { isRefreshing = false }

    /// A person pulls: it refreshes, unless it does so already.
    func pull(_ act: PersonAct) throws(PersonRefusal) {
      guard isEnabled, !isRefreshing else { throw refusal(.disabled, act) }
      if let scrollView = superview as? UIScrollView { scrollView.pullDown() }
      isRefreshing = true
      sendValueChanged()
    }
  }

  extension UIScrollView {
    /// A person pulls the content down until it refreshes.
    func pullDown() {
      scrollDelegate?.scrollViewWillBeginDragging(self)
      watcher?(.willBeginDragging)
      scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }
  }
#endif
