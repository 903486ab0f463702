#if !canImport(UIKit)
  import Foundation

  /// What a view has to do with constraints; views that have nothing to do with them have none.
  @MainActor final class LayoutRecord {
    /// Whether the frame and the mask stand for constraints.
    var translatesMask = true
    /// The active constraints that the view holds.
    var constraints: [NSLayoutConstraint] = []
    /// The guides that were added, and those that UIKit has by itself.
    var guides: [UILayoutGuide] = []
    var builtInGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]
    /// The engine of the tree of which the view is the root.
    var engine: LayoutEngine?

    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

    var margins: UIEdgeInsets?
    var insetsMarginsFromSafeArea = true
    var keepsSuperviewMargins = false
    var safeArea = UIEdgeInsets.zero
    /// What a controller or a host adds to the safe area.
    var ownSafeArea = UIEdgeInsets.zero
  }

  extension UIView {
    /// The record, which is made if need be.
    var madeLayoutRecord: LayoutRecord {
      if let layoutRecord { return layoutRecord }
      let record = LayoutRecord()
      layoutRecord = record
      return record
    }

    /// Whether its frame and mask stand for constraints, rather than its constraints for a frame (UIKit).
    public var translatesAutoresizingMaskIntoConstraints: Bool {
      get { layoutRecord?.translatesMask ?? true }
      set {
        guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
        madeLayoutRecord.translatesMask = newValue
        presentEngine?.translationChanged(self)
        superview?.setNeedsLayout()
      }
    }
  }
#endif
