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
    ///
    /// There is room for it above the content from then on. The content stays where it is, as in UIKit: scroll up by the
    /// height of the control for it to be seen.
    open func beginRefreshing() {
      guard !isRefreshing else { return }
      isRefreshing = true
      (superview as? UIScrollView)?.refreshInset = bounds.height
    }

    /// Shows that it has refreshed; the content goes back to the top if it was held below.
    open func endRefreshing() {
      guard isRefreshing else { return }
      isRefreshing = false
      (superview as? UIScrollView)?.refreshInset = 0
    }

    /// A person pulls: it refreshes, unless it does so already.
    func pull(_ act: PersonAct) throws(PersonRefusal) {
      guard isEnabled, !isRefreshing else { throw refusal(.disabled, act) }
      guard let scrollView = superview as? UIScrollView else { return begin() }
      let top = CGPoint(x: scrollView.contentOffset.x, y: scrollView.offsetRange.least.y - bounds.height)
      scrollView.drag {
        $0.contentOffset = top
      } meanwhile: {
        begin()
      }
    }

    /// The pull is long enough, with the finger still down.
    private func begin() {
      beginRefreshing()
      sendValueChanged()
    }

    /// Stands above the content, as wide as its scroll view.
    func stand(in scrollView: UIScrollView) {
      frame = CGRect(x: 0, y: -frame.height, width: scrollView.bounds.width, height: frame.height)
      autoresizingMask = [.flexibleWidth]
      scrollView.insertSubview(self, at: 0)
      scrollView.refreshInset = isRefreshing ? bounds.height : 0
    }
  }
#endif
