#if !canImport(UIKit)
  public import Foundation

  /// A vertical place (UIKit).
  @preconcurrency @MainActor
  public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to another.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
      var term = otherAnchor.term
      term.origin = LayoutOrigin(item: self.term.item, attribute: self.term.attribute)
      return NSLayoutDimension(term)
    }

    /// This anchor is a multiple of the system's spacing beyond the other.
    public func constraint(
      equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
      constraint(equalTo: anchor, constant: multiplier * LayoutSpacing.system)
    }

    /// This anchor is at least a multiple of the system's spacing beyond the other.
    public func constraint(
      greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
      constraint(greaterThanOrEqualTo: anchor, constant: multiplier * LayoutSpacing.system)
    }

    /// This anchor is at most a multiple of the system's spacing beyond the other.
    public func constraint(
      lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
      constraint(lessThanOrEqualTo: anchor, constant: multiplier * LayoutSpacing.system)
    }
  }
#endif
