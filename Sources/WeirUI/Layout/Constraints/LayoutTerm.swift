#if !canImport(UIKit)
  /// An attribute of an item.
  struct LayoutPlace {
    weak var item: AnyObject?
    var attribute: NSLayoutConstraint.Attribute
  }

  /// What one side of a constraint is about: an attribute of an item, or the distance to it from another place.
  struct LayoutTerm {
    weak var item: AnyObject?
    var attribute: NSLayoutConstraint.Attribute
    var origin: LayoutPlace?
  }

  extension NSLayoutConstraint {
    /// All that the constraint names.
    var places: [LayoutPlace] {
      [LayoutPlace(item: firstItem, attribute: firstAttribute), offsets.first].compactMap { $0 }
        + (hasSecondItem ? [LayoutPlace(item: secondItem, attribute: secondAttribute)] : [])
        + [offsets.second].compactMap { $0 }
    }
  }
#endif
