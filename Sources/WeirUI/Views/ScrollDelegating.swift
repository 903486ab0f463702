#if !canImport(UIKit)
  /// What gives scroll views their `delegate`.
  ///
  /// A table's delegate is of another type than a scroll view's, which Swift does not allow an overriding property; a
  /// property of a protocol's extension may be hidden by one of the class.
  @preconcurrency @MainActor
  public protocol ScrollDelegating: UIScrollView {}

  extension ScrollDelegating {
    /// Who hears of scrolling; not kept.
    public var delegate: (any UIScrollViewDelegate)? {
      get { scrollDelegate }
      set { scrollDelegate = newValue }
    }
  }

  extension UIScrollView: ScrollDelegating {}
#endif
