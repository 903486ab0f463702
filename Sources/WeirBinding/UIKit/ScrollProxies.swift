#if canImport(UIKit)
  import UIKit

  /// Hears what a scroll view tells its delegate.
  class ScrollProxy: DelegateProxy, UIScrollViewDelegate {
    var tell: ((ScrollMoment) -> Void)?
    private var delegate: (any UIScrollViewDelegate)? { own as? any UIScrollViewDelegate }

    func scrollViewDidScroll(_ view: UIScrollView) {
      delegate?.scrollViewDidScroll?(view)
      tell?(.didScroll)
    }

    func scrollViewDidZoom(_ view: UIScrollView) {
      delegate?.scrollViewDidZoom?(view)
      tell?(.didZoom)
    }

    func scrollViewWillBeginDragging(_ view: UIScrollView) {
      delegate?.scrollViewWillBeginDragging?(view)
      tell?(.willBeginDragging)
    }

    func scrollViewWillEndDragging(
      _ view: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset target: UnsafeMutablePointer<CGPoint>
    ) {
      delegate?.scrollViewWillEndDragging?(view, withVelocity: velocity, targetContentOffset: target)
      tell?(.willEndDragging(velocity: velocity, target: target.pointee))
    }

    func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
      delegate?.scrollViewDidEndDragging?(view, willDecelerate: willDecelerate)
      tell?(.didEndDragging(willDecelerate: willDecelerate))
    }

    func scrollViewWillBeginDecelerating(_ view: UIScrollView) {
      delegate?.scrollViewWillBeginDecelerating?(view)
      tell?(.willBeginDecelerating)
    }

    func scrollViewDidEndDecelerating(_ view: UIScrollView) {
      delegate?.scrollViewDidEndDecelerating?(view)
      tell?(.didEndDecelerating)
    }

    func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) {
      delegate?.scrollViewDidEndScrollingAnimation?(view)
      tell?(.didEndScrollingAnimation)
    }

    func scrollViewDidScrollToTop(_ view: UIScrollView) {
      delegate?.scrollViewDidScrollToTop?(view)
      tell?(.didScrollToTop)
    }

    func scrollViewWillBeginZooming(_ view: UIScrollView, with zoomed: UIView?) {
      delegate?.scrollViewWillBeginZooming?(view, with: zoomed)
      tell?(.willBeginZooming(zoomed))
    }

    func scrollViewDidEndZooming(_ view: UIScrollView, with zoomed: UIView?, atScale scale: CGFloat) {
      delegate?.scrollViewDidEndZooming?(view, with: zoomed, atScale: scale)
      tell?(.didEndZooming(zoomed, scale: scale))
    }
  }

  /// Hears what a text view tells its delegate.
  final class TextViewProxy: ScrollProxy, UITextViewDelegate {
    var tellText: ((TextMoment) -> Void)?
    private var delegate: (any UITextViewDelegate)? { own as? any UITextViewDelegate }

    func textViewDidBeginEditing(_ view: UITextView) {
      delegate?.textViewDidBeginEditing?(view)
      tellText?(.didBeginEditing)
    }

    func textViewDidEndEditing(_ view: UITextView) {
      delegate?.textViewDidEndEditing?(view)
      tellText?(.didEndEditing)
    }

    func textViewDidChange(_ view: UITextView) {
      delegate?.textViewDidChange?(view)
      tellText?(.didChange)
    }

    func textViewDidChangeSelection(_ view: UITextView) {
      delegate?.textViewDidChangeSelection?(view)
      tellText?(.didChangeSelection)
    }
  }
#endif
