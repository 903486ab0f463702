#if !canImport(UIKit)
  import WeirUI

  /// What lies over what.
  ///
  /// A view covers what was painted before it where it is opaque, is a bar, or holds a screen that is presented.
  struct Sight {
    private struct Cover {
      let place: Int
      let rect: CGRect
    }

    private var covers: [Cover] = []

    mutating func add(_ rect: CGRect, at place: Int) {
      if !rect.isEmpty, !rect.isNull { covers.append(Cover(place: place, rect: rect)) }
    }

    /// Whether something of what was painted then can be seen.
    func sees(_ rect: CGRect, painted: ClosedRange<Int>) -> Bool {
      guard !rect.isNull, rect.width > 0, rect.height > 0 else { return false }
      let later = covers.filter { $0.place > painted.upperBound && $0.rect.intersects(rect) }
      guard !later.isEmpty else { return true }
      return Self.places.contains { x, y in
        let place = CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
        return !later.contains { $0.rect.contains(place) }
      }
    }

    /// Places in an element, as parts of its size.
    private static let places: [(CGFloat, CGFloat)] = [
      (0.5, 0.5), (0.5, 0.05), (0.5, 0.95), (0.05, 0.5), (0.95, 0.5), (0.05, 0.05), (0.95, 0.05), (0.05, 0.95),
      (0.95, 0.95),
    ]
  }
#endif
