#if !canImport(UIKit)
  public import Foundation

  /// A size, or a distance between two places (UIKit).
  @preconcurrency @MainActor
  public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// The size is a constant.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
      NSLayoutConstraint(first: term, .equal, second: nil, constant: c)
    }

    /// The size is at least a constant.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
      NSLayoutConstraint(first: term, .greaterThanOrEqual, second: nil, constant: c)
    }

    /// The size is at most a constant.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
      NSLayoutConstraint(first: term, .lessThanOrEqual, second: nil, constant: c)
    }

    /// The size is a multiple of another, plus a constant.
    public func constraint(
      equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(first: term, .equal, second: anchor.term, multiplier: m, constant: c)
    }

    /// The size is at least a multiple of another, plus a constant.
    public func constraint(
      greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(first: term, .greaterThanOrEqual, second: anchor.term, multiplier: m, constant: c)
    }

    /// The size is at most a multiple of another, plus a constant.
    public func constraint(
      lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(first: term, .lessThanOrEqual, second: anchor.term, multiplier: m, constant: c)
    }
  }
#endif
