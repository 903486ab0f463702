#if !canImport(UIKit)
  import Foundation

  /// Which shares of a change of the superview's length go before a view, and to the view itself.
  struct AutoresizingShare {
    var start: CGFloat = 0
    var length: CGFloat = 0

    init(start: CGFloat, length: CGFloat, whole: CGFloat, isFlexible: (Bool, Bool, Bool)) {
      let parts = [
        isFlexible.0 ? start : 0, isFlexible.1 ? length : 0, isFlexible.2 ? whole - start - length : 0,
      ]
      let total = parts.reduce(0, +)
      let count = [isFlexible.0, isFlexible.1, isFlexible.2].count { $0 }
      guard count > 0 else { return }
      func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
        guard isFlexible else { return 0 }
        return total == 0 ? 1 / CGFloat(count) : parts[index] / total
      }
      self.start = share(0, isFlexible.0)
      self.length = share(1, isFlexible.1)
    }
  }
#endif
