#if canImport(UIKit)
  package import UIKit
#else
  package import Foundation
#endif

/// What a scroll view has just told its delegate.
package enum ScrollMoment {
  /// The content has moved.
  case didScroll
  /// The content has another size.
  case didZoom
  /// The person begins to drag.
  case willBeginDragging
  /// The person is about to end dragging, with a velocity and a place where the content will come to rest.
  case willEndDragging(velocity: CGPoint, target: CGPoint)
  /// The person has ended dragging; whether the content goes on.
  case didEndDragging(willDecelerate: Bool)
  /// The content goes on by itself.
  case willBeginDecelerating
  /// The content has come to rest.
  case didEndDecelerating
  /// A movement that the program asked for has ended.
  case didEndScrollingAnimation
  /// The person has asked for the top.
  case didScrollToTop
  /// The person begins to zoom a view.
  case willBeginZooming(UIView?)
  /// The person has ended zooming a view, at a scale.
  case didEndZooming(UIView?, scale: CGFloat)
}
