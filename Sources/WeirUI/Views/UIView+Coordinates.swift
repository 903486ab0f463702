#if !canImport(UIKit)
  public import Foundation

  extension UIView {
    /// Converts a point of this view's coordinates to those of another view, or of the topmost view where that is nil.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      let inRoot = pointInRoot(point)
      return view.map { $0.pointFromRoot(inRoot) } ?? inRoot
    }

    /// Converts a point of another view's coordinates, or of the topmost view's, to this view's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
      if view === superview, let view { return fromParent(point, view) }
      return pointFromRoot(view.map { $0.pointInRoot(point) } ?? point)
    }

    /// Converts a rectangle to another view's coordinates: the smallest one around it where a view is turned.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
      Self.around(rect) { convert($0, to: view) }
    }

    /// Converts a rectangle of another view's coordinates to this view's.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
      Self.around(rect) { convert($0, from: view) }
    }

    private static func around(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
      let first = convert(CGPoint(x: rect.minX, y: rect.minY))
      let second = convert(CGPoint(x: rect.maxX, y: rect.maxY))
      let third = convert(CGPoint(x: rect.minX, y: rect.maxY))
      let fourth = convert(CGPoint(x: rect.maxX, y: rect.minY))
      let (left, right) = (
        min(first.x, second.x, third.x, fourth.x), max(first.x, second.x, third.x, fourth.x)
      )
      let (top, bottom) = (min(first.y, second.y, third.y, fourth.y), max(first.y, second.y, third.y, fourth.y))
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func pointInRoot(_ point: CGPoint) -> CGPoint {
      var (point, view) = (point, self)
      while let parent = view.superview {
        point = view.toParent(point)
        view = parent
      }
      return point
    }

    private func pointFromRoot(_ point: CGPoint) -> CGPoint {
      var path: [(UIView, UIView)] = []
      var view = self
      while let parent = view.superview {
        path.append((view, parent))
        view = parent
      }
      return path.reversed().reduce(point) { $1.0.fromParent($0, $1.1) }
    }

    private func toParent(_ point: CGPoint) -> CGPoint {
      let bounds = self.bounds
      let moved = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY)
      let turned = transform.isIdentity ? moved : moved.applying(transform)
      return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
    }

    private func fromParent(_ point: CGPoint, _ parent: UIView) -> CGPoint {
      let moved = CGPoint(x: point.x - center.x, y: point.y - center.y)
      let turned = transform.isIdentity ? moved : moved.applying(transform.inverted())
      return CGPoint(x: turned.x + bounds.midX, y: turned.y + bounds.midY)
    }
  }
#endif
