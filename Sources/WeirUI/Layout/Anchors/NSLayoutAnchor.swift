#if !canImport(UIKit)
  public import Foundation

  /// What constraints are made from: an edge, a middle, a baseline or a size of a view or guide (UIKit).
  ///
  /// The type parameter keeps horizontal, vertical and size anchors apart.
  @preconcurrency @MainActor
  open class NSLayoutAnchor<AnchorType: AnyObject> {
    final let term: LayoutTerm

    init(_ term: LayoutTerm) { self.term = term }

    /// The view or guide that it belongs to.
    public final var item: AnyObject? { term.item }

    /// This anchor is at the other, plus a constant.
    public final func constraint(
      equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(first: term, .equal, second: anchor.term, constant: c)
    }

    /// This anchor is at the other, plus a constant, or beyond.
    public final func constraint(
      greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(first: term, .greaterThanOrEqual, second: anchor.term, constant: c)
    }

    /// This anchor is at the other, plus a constant, or before.
    public final func constraint(
      lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(first: term, .lessThanOrEqual, second: anchor.term, constant: c)
    }
  }
#endif
