#if !canImport(UIKit)
  import Foundation

  extension UIView {
    /// Adds a guide to the view, after taking it from the view that had it.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
      guard layoutGuide.owningView !== self, layoutGuide.role == nil else { return }
      layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
      layoutGuide.owningView = self
      madeLayoutRecord.guides.append(layoutGuide)
    }

    /// Takes a guide out of the view; constraints about it end.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
      guard layoutGuide.owningView === self, layoutGuide.role == nil else { return }
      var holder: UIView? = self
      while let current = holder {
        for constraint in current.layoutRecord?.constraints ?? []
        where constraint.places.contains(where: { $0.item === layoutGuide }) {
          constraint.isActive = false
        }
        holder = current.superview
      }
      presentEngine?.removeNode(layoutGuide)
      layoutGuide.owningView = nil
      layoutRecord?.guides.removeAll { $0 === layoutGuide }
    }

    /// The guides that were added.
    public var layoutGuides: [UILayoutGuide] { layoutRecord?.guides ?? [] }

    /// The part of the view that no bar and no edge of the device covers.
    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
    /// The view inside of its margins.
    public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
    /// The part of the view in which lines of text are not too long to read.
    public var readableContentGuide: UILayoutGuide { guide(.readableContent) }
    /// The part of the view that the keyboard covers, at the bottom of its safe area; of height zero here.
    public var keyboardLayoutGuide: UILayoutGuide { guide(.keyboard) }

    func guide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
      if let guide = layoutRecord?.builtInGuides[role] { return guide }
      let guide = UILayoutGuide(role: role, in: self)
      madeLayoutRecord.builtInGuides[role] = guide
      return guide
    }

    func insets(ofGuide role: UILayoutGuide.Role) -> UIEdgeInsets? {
      let safe = safeAreaInsets
      switch role {
      case .safeArea: return safe
      case .margins: return layoutMargins
      case .readableContent:
        var insets = layoutMargins
        let spare = max(0, bounds.width - insets.left - insets.right - UIView.readableWidth) / 2
        insets.left += spare
        insets.right += spare
        return insets
      case .frame:
        return UIEdgeInsets(top: bounds.minY, left: bounds.minX, bottom: -bounds.minY, right: -bounds.minX)
      case .content: return nil
      case .keyboard:
        return UIEdgeInsets(
          top: bounds.height - safe.bottom, left: safe.left, bottom: safe.bottom, right: safe.right)
      }
    }

    /// How wide text of the usual size may be.
    private static var readableWidth: CGFloat { 672 }

    /// Tells the engine of the guides whose insets may have changed.
    func guidesChanged() {
      guard let guides = layoutRecord?.builtInGuides, !guides.isEmpty, let engine = presentEngine else { return }
      for role in [UILayoutGuide.Role.safeArea, .margins, .readableContent, .keyboard, .frame] {
        if let guide = guides[role] { engine.guideChanged(guide) }
      }
    }
  }
#endif
