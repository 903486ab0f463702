#if !canImport(UIKit)
  public import Foundation

  /// Looks for a finger that is dragged (UIKit).
  @preconcurrency @MainActor
  open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The fewest fingers that it looks for.
    open var minimumNumberOfTouches = 1
    /// The most fingers that it looks for.
    open var maximumNumberOfTouches = Int.max
    private var moved = CGPoint.zero

    /// How far the finger has moved, in the coordinates of a view.
    open func translation(in view: UIView?) -> CGPoint { moved }

    /// Counts from a translation on.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }

    /// How fast the finger moves, in points a second; a drag without time ends at rest.
    open func velocity(in view: UIView?) -> CGPoint { .zero }

    override func matches(_ act: PersonAct) -> Bool {
      if case .drag = act { minimumNumberOfTouches <= 1 } else { false }
    }

    override func recognize(_ act: PersonAct) {
      guard case .drag(let x, let y) = act else { return }
      moved = .zero
      tell(.began)
      moved = CGPoint(x: moved.x + x, y: moved.y + y)
      tell(.changed)
      tell(.ended)
      moved = .zero
      state = .possible
    }
  }

  /// Looks for a finger that is dragged in from an edge of the screen (UIKit).
  @preconcurrency @MainActor
  open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges.
    open var edges: UIRectEdge = []

    override func matches(_ act: PersonAct) -> Bool { false }
  }
#endif
