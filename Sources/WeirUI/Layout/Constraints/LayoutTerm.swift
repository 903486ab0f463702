#if !canImport(UIKit)
  /// An attribute of an item, for the moment.
  struct LayoutPlace {
    var item: AnyObject?
    var attribute: NSLayoutConstraint.Attribute
  }

  /// An attribute of an item, which is not kept alive by it.
  struct LayoutOrigin {
    weak var item: AnyObject?
    var attribute: NSLayoutConstraint.Attribute

    var place: LayoutPlace { LayoutPlace(item: item, attribute: attribute) }
  }

  /// What one side of a constraint is about: an attribute of an item, or the distance to it from another place.
  struct LayoutTerm {
    weak var item: AnyObject?
    var attribute: NSLayoutConstraint.Attribute
    var origin: LayoutOrigin?
  }

  extension NSLayoutConstraint {
    /// All that the constraint names.
    var places: [LayoutPlace] {
      var places = [LayoutPlace(item: firstItem, attribute: firstAttribute)]
      if hasSecondItem { places.append(LayoutPlace(item: secondItem, attribute: secondAttribute)) }
      if let origin = offsets.first { places.append(origin.place) }
      if let origin = offsets.second { places.append(origin.place) }
      return places
    }

    /// Whether all that it names is still there.
    var isWhole: Bool {
      if firstItem == nil || hasSecondItem && secondItem == nil { return false }
      return offsets.isEmpty || places.allSatisfy { $0.item != nil }
    }

    /// Whether it depends on where lines of text are.
    var usesBaselines: Bool {
      if firstAttribute.isBaseline || secondAttribute.isBaseline { return true }
      return offsets.first?.attribute.isBaseline == true || offsets.second?.attribute.isBaseline == true
    }
  }
#endif
