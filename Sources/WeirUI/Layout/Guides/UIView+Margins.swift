#if !canImport(UIKit)
  import Foundation

  extension UIView {
    private static var standardMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

    /// The margins in the direction of the language.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
      get {
        let margins = layoutMargins
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
          top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
          trailing: isMirrored ? margins.left : margins.right)
      }
      set {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        layoutMargins = UIEdgeInsets(
          top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
          right: isMirrored ? newValue.leading : newValue.trailing)
      }
    }

    /// Whether the margins are kept inside of the safe area: its insets are then part of them.
    public var insetsLayoutMarginsFromSafeArea: Bool {
      get { layoutRecord?.insetsMarginsFromSafeArea ?? true }
      set {
        guard newValue != insetsLayoutMarginsFromSafeArea else { return }
        madeLayoutRecord.insetsMarginsFromSafeArea = newValue
        marginsChanged()
      }
    }

    /// Whether the margins of the superview count here, too, where the view reaches into them.
    public var preservesSuperviewLayoutMargins: Bool {
      get { layoutRecord?.keepsSuperviewMargins ?? false }
      set {
        guard newValue != preservesSuperviewLayoutMargins else { return }
        madeLayoutRecord.keepsSuperviewMargins = newValue
        marginsChanged()
      }
    }

    func setLayoutMargins(_ margins: UIEdgeInsets) {
      guard margins != layoutRecord?.margins else { return }
      madeLayoutRecord.margins = margins
      marginsChanged()
    }

    var effectiveLayoutMargins: UIEdgeInsets {
      var margins = layoutRecord?.margins ?? UIView.standardMargins
      if insetsLayoutMarginsFromSafeArea {
        let safe = safeAreaInsets
        margins.top += safe.top
        margins.left += safe.left
        margins.bottom += safe.bottom
        margins.right += safe.right
      }
      guard preservesSuperviewLayoutMargins, let superview else { return margins }
      let (outer, frame) = (superview.layoutMargins, self.frame)
      margins.top = max(margins.top, outer.top - frame.minY)
      margins.left = max(margins.left, outer.left - frame.minX)
      margins.bottom = max(margins.bottom, outer.bottom - (superview.bounds.height - frame.maxY))
      margins.right = max(margins.right, outer.right - (superview.bounds.width - frame.maxX))
      return margins
    }

    private func marginsChanged() {
      layoutMarginsDidChange()
      guidesChanged()
      setNeedsLayout()
    }
  }

  extension UIEdgeInsets {
    var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
  }
#endif
