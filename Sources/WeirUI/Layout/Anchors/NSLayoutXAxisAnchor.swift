#if !canImport(UIKit)
  public import Foundation

  /// A horizontal place (UIKit).
  @preconcurrency @MainActor
  public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
      var term = otherAnchor.term
      term.origin = LayoutOrigin(item: self.term.item, attribute: self.term.attribute)
      return NSLayoutDimension(term)
    }

    /// This anchor is a multiple of the system's spacing beyond the other.
    public func constraint(
      equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
      constraint(equalTo: anchor, constant: multiplier * LayoutSpacing.system)
    }

    /// This anchor is at least a multiple of the system's spacing beyond the other.
    public func constraint(
      greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
      constraint(greaterThanOrEqualTo: anchor, constant: multiplier * LayoutSpacing.system)
    }

    /// This anchor is at most a multiple of the system's spacing beyond the other.
    public func constraint(
      lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
      constraint(lessThanOrEqualTo: anchor, constant: multiplier * LayoutSpacing.system)
    }
  }
#endif
