#if !canImport(UIKit)
  /// What a view tells those who do not see it, and those who drive the app.
  final class AccessibilityFacts {
    var identifier: String?
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var isElement: Bool?
    var hidesElements = false
  }

  extension UIView {
    /// Whether the elements inside it are hidden from those who do not see it.
    public var accessibilityElementsHidden: Bool {
      get { accessibilityFacts?.hidesElements ?? false }
      set { changeAccessibility { $0.hidesElements = newValue } }
    }

    /// Changes the facts, which take no room in a view that has none.
    func changeAccessibility(_ change: (AccessibilityFacts) -> Void) {
      let facts = accessibilityFacts ?? AccessibilityFacts()
      change(facts)
      accessibilityFacts = facts
    }
  }
#endif
