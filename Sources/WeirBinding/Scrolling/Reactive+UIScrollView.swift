public import Foundation

extension Reactive where Base: UIScrollView {
  /// The content has moved, by whoever.
  ///
  /// As all streams of what a delegate is told: sent after the delegate, on the main actor; the delegate stays who it is.
  public var didScroll: ControlEvent<Void> { moments { if case .didScroll = $0 { () } else { nil } } }

  /// The content has another size, as it was zoomed.
  public var didZoom: ControlEvent<Void> { moments { if case .didZoom = $0 { () } else { nil } } }

  /// The person begins to drag.
  public var willBeginDragging: ControlEvent<Void> { moments { if case .willBeginDragging = $0 { () } else { nil } } }

  /// The person is about to end dragging: the velocity, and where the content will come to rest.
  public var willEndDragging: ControlEvent<(velocity: CGPoint, targetContentOffset: CGPoint)> {
    moments { if case .willEndDragging(let velocity, let target) = $0 { (velocity, target) } else { nil } }
  }

  /// The person has ended dragging; whether the content goes on by itself.
  public var didEndDragging: ControlEvent<Bool> {
    moments { if case .didEndDragging(let willDecelerate) = $0 { willDecelerate } else { nil } }
  }

  /// The content goes on by itself.
  public var willBeginDecelerating: ControlEvent<Void> {
    moments { if case .willBeginDecelerating = $0 { () } else { nil } }
  }

  /// The content has come to rest after a person's drag.
  public var didEndDecelerating: ControlEvent<Void> {
    moments { if case .didEndDecelerating = $0 { () } else { nil } }
  }

  /// A movement that the program asked for has ended.
  public var didEndScrollingAnimation: ControlEvent<Void> {
    moments { if case .didEndScrollingAnimation = $0 { () } else { nil } }
  }

  /// The person has asked for the top.
  public var didScrollToTop: ControlEvent<Void> { moments { if case .didScrollToTop = $0 { () } else { nil } } }

  /// The person begins to zoom a view.
  public var willBeginZooming: ControlEvent<UIView?> {
    moments { if case .willBeginZooming(let view) = $0 { .some(view) } else { nil } }
  }

  /// The person has ended zooming a view, at a scale.
  public var didEndZooming: ControlEvent<(view: UIView?, scale: CGFloat)> {
    moments { if case .didEndZooming(let view, let scale) = $0 { (view, scale) } else { nil } }
  }

  private func moments<Element>(_ pick: @escaping @Sendable (ScrollMoment) -> Element?) -> ControlEvent<Element> {
    Moments.of(base, Watching.scrollView, pick: pick)
  }
}
