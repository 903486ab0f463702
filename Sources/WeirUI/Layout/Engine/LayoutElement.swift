#if !canImport(UIKit)
  /// What constraints can be about: a view or a guide.
  @MainActor protocol LayoutElement: AnyObject {
    /// The view in whose coordinates it lies.
    var parentView: UIView? { get }
    /// The view itself, or the one that a guide belongs to.
    var nearestView: UIView? { get }
  }

  extension UIView: LayoutElement {
    var parentView: UIView? { superview }
    var nearestView: UIView? { self }

    /// The topmost view above it, or itself.
    var layoutRoot: UIView {
      if let storedWindow { return storedWindow }
      var view = self
      while let parent = view.superview { view = parent }
      return view
    }

    /// The nearest view that contains both.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
      if other === self || other.superview === self { return self }
      if superview === other { return other }
      var (left, right): (UIView?, UIView?) = (self, other)
      var (depth, otherDepth) = (self.depth, other.depth)
      while left !== right {
        if depth >= otherDepth {
          left = left?.superview
          depth -= 1
        } else {
          right = right?.superview
          otherDepth -= 1
        }
      }
      return left
    }

    private var depth: Int {
      var (depth, view) = (0, self)
      while let parent = view.superview { (depth, view) = (depth + 1, parent) }
      return depth
    }
  }
#endif
