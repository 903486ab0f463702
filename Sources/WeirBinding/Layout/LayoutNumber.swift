public import Foundation

/// A number that constraints are made with: `Int`, `Double`, `Float`, `CGFloat`.
@MainActor
public protocol LayoutNumber: LayoutTarget {
  /// The number.
  nonisolated var points: CGFloat { get }
}

extension LayoutNumber {
  /// The number: of points for a size, from the superview's attribute for others.
  public var layoutTarget: LayoutTargetValue { LayoutTargetValue(.constant(.number(points))) }
}

extension CGFloat: LayoutNumber {
  /// The number itself.
  public nonisolated var points: CGFloat { self }
}

extension Int: LayoutNumber {
  /// The number.
  public nonisolated var points: CGFloat { CGFloat(self) }
}

extension Double: LayoutNumber {
  /// The number.
  public nonisolated var points: CGFloat { CGFloat(self) }
}

extension Float: LayoutNumber {
  /// The number.
  public nonisolated var points: CGFloat { CGFloat(self) }
}
