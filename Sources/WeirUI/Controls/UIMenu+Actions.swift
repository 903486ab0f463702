#if !canImport(UIKit)
  extension UIMenu {
    /// The action that has a title, here or in a menu inside, as far as it is shown.
    func action(titled title: String) -> UIAction? {
      for child in children {
        if let action = child as? UIAction, action.title == title, !action.attributes.contains(.hidden) {
          return action
        }
        if let found = (child as? UIMenu)?.action(titled: title) { return found }
      }
      return nil
    }

    /// The action that a person chooses by its title.
    /// - Throws: That there is none, or that it is not enabled, as `refusal` says it.
    func choice(
      _ title: String, refusal: (PersonRefusal.Reason) -> PersonRefusal
    ) throws(PersonRefusal) -> UIAction {
      guard let action = action(titled: title) else { throw refusal(.notFound) }
      guard !action.attributes.contains(.disabled) else { throw refusal(.disabled) }
      return action
    }
  }
#endif
