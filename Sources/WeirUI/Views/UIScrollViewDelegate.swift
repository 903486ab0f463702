#if !canImport(UIKit)
  public import Foundation

  /// Who hears of scrolling (UIKit).
  @preconcurrency @MainActor
  public protocol UIScrollViewDelegate: AnyObject {
    /// The offset has changed, by whoever.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// A person begins to drag.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// A person lifts the finger; where it comes to rest can be changed.
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// A person has lifted the finger; it may go on by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// It begins to go on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// It has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Scrolling with animation, by the program, has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The view that is scaled; nil by default.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Whether it goes to the top when a person asks; yes by default.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// It has gone to the top because a person asked.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// The insets have changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  }

  extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Nil.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Yes.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  }
#endif
