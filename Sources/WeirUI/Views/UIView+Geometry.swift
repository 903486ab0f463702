#if !canImport(UIKit)
  import Foundation
  import WeirReporting

  extension UIView {
    /// The frame that follows from bounds, center and transform.
    var frameOfBounds: CGRect {
      let size = bounds.size
      guard transform.isIdentity else {
        let around = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        return around.applying(transform).offsetBy(dx: center.x, dy: center.y)
      }
      return CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    func setFrame(_ frame: CGRect) {
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      if center != middle { center = middle }
      if transform.isIdentity {
        bounds = CGRect(origin: bounds.origin, size: frame.size)
      } else {
        let own = CGRect(origin: .zero, size: frame.size).applying(transform.inverted())
        bounds = CGRect(origin: bounds.origin, size: own.size)
      }
    }

    /// A part that is no number is reported, as UIKit raises an exception, and changes nothing.
    func reportNoNumber(_ part: String) {
      WeirDiagnostics.report(
        "UIView", rule: "a frame is made of numbers", value: "the \(part) of \(type(of: self)) was to be no number",
        remedy: "check what it is computed from, such as a division by zero")
    }

    /// A new size moves the subviews by their masks, and asks for a layout pass.
    func sizeChanged(from old: CGSize) {
      if autoresizesSubviews {
        for subview in subviews { subview.autoresize(from: old, to: bounds.size) }
      }
      setNeedsLayout()
      superview?.subviewMoved(self)
    }

    /// Follows the superview's size by the mask.
    func autoresize(from old: CGSize, to new: CGSize) {
      let mask = autoresizingMask
      guard mask != [] else { return }
      let frame = self.frame
      let (x, width) = Self.stretch(
        start: frame.minX, length: frame.width, by: new.width - old.width, before: mask.contains(.flexibleLeftMargin),
        itself: mask.contains(.flexibleWidth), after: mask.contains(.flexibleRightMargin), whole: old.width)
      let (y, height) = Self.stretch(
        start: frame.minY, length: frame.height, by: new.height - old.height,
        before: mask.contains(.flexibleTopMargin), itself: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin), whole: old.height)
      self.frame = CGRect(x: x, y: y, width: width, height: height)
    }

    /// Shares out a change of length among the flexible parts, in proportion to their lengths, or evenly where all are zero.
    private static func stretch(
      start: CGFloat, length: CGFloat, by change: CGFloat, before: Bool, itself: Bool, after: Bool, whole: CGFloat
    ) -> (CGFloat, CGFloat) {
      let parts = [before ? start : 0, itself ? length : 0, after ? whole - start - length : 0]
      let total = parts.reduce(0, +)
      let count = [before, itself, after].count { $0 }
      guard count > 0 else { return (start, length) }
      func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
        guard isFlexible else { return 0 }
        return total == 0 ? change / CGFloat(count) : change * parts[index] / total
      }
      return (start + share(0, before), length + share(1, itself))
    }
  }

  extension CGRect {
    var isMadeOfNumbers: Bool {
      !(origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN)
    }
  }
#endif
