#if !canImport(UIKit)
  import Foundation

  /// Dots for pages (UIKit).
  @preconcurrency @MainActor
  open class UIPageControl: UIControl {
    private var page = 0

    /// How many pages there are.
    open var numberOfPages = 0 {
      didSet {
        numberOfPages = max(numberOfPages, 0)
        currentPage = page
        contentSizeChanged()
      }
    }
    /// The page that is shown; one out of range is the nearest in it.
    open var currentPage: Int {
      get { page }
      set { page = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
    }
    /// Whether it is not shown while there is only one page.
    open var hidesForSinglePage = false
    /// The color of the dots.
    open var pageIndicatorTintColor: UIColor?
    /// The color of the dot of the page that is shown.
    open var currentPageIndicatorTintColor: UIColor?

    /// The size of the dots.
    open override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(numberOfPages) * 16 + 24, height: 26) }

    /// The size of the dots.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Does what a person asks: the next page, the one before, or one by its place.
    open override func handle(_ act: PersonAct) throws(PersonRefusal) {
      guard isEnabled else { return try super.handle(act) }
      if hidesForSinglePage, numberOfPages < 2 { throw refusal(.hidden, act) }
      switch act {
      case .increment: turn(to: page + 1)
      case .decrement: turn(to: page - 1)
      case .choose(let place):
        guard (0..<numberOfPages).contains(place) else { throw refusal(.notFound, act) }
        turn(to: place)
      default: try super.handle(act)
      }
    }

    private func turn(to place: Int) {
      let before = page
      currentPage = place
      if page != before { sendValueChanged() }
    }
  }
#endif
