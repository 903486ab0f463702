import Foundation

/// Whether two lengths differ by less than what rounding may make of them.
func isNear(_ one: CGFloat, _ other: CGFloat, within most: CGFloat = 1e-6) -> Bool { abs(one - other) < most }

func isNear(_ one: CGPoint, _ other: CGPoint, within most: CGFloat = 1e-6) -> Bool {
  isNear(one.x, other.x, within: most) && isNear(one.y, other.y, within: most)
}

func isNear(_ one: CGRect, _ other: CGRect, within most: CGFloat = 1e-6) -> Bool {
  isNear(one.origin, other.origin, within: most)
    && isNear(CGPoint(x: one.maxX, y: one.maxY), CGPoint(x: other.maxX, y: other.maxY), within: most)
}
