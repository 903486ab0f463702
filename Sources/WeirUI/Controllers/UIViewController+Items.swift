#if !canImport(UIKit)
  extension UIViewController {
    func itemForNavigation() -> UINavigationItem {
      if let storedNavigationItem { return storedNavigationItem }
      let item = UINavigationItem()
      item.title = title
      storedNavigationItem = item
      return item
    }

    func itemForTab() -> UITabBarItem {
      if let storedTabBarItem { return storedTabBarItem }
      let item = UITabBarItem()
      item.title = title
      storedTabBarItem = item
      return item
    }

  }

  extension UINavigationController {
    /// The item of the lowest screen; a title of the stack's own makes one of its own of it, with the same pictures.
    func itemOfRoot() -> UITabBarItem? {
      guard storedTabBarItem == nil, let item = stack.first?.tabBarItem else { return nil }
      guard title != nil else { return item }
      let own = itemForTab()
      (own.image, own.selectedImage, own.badgeValue) = (item.image, item.selectedImage, item.badgeValue)
      return own
    }
  }

  extension UIViewController {
    /// The button that begins and ends editing, and says which of both; make it a bar item.
    ///
    /// Always the same one. It follows `setEditing(_:animated:)`, whose overrides must call `super`.
    public var editButtonItem: UIBarButtonItem {
      if let storedEditButtonItem { return storedEditButtonItem }
      let item = UIBarButtonItem(systemItem: isEditing ? .done : .edit)
      storedEditButtonItem = item
      item.primaryAction = UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      }
      return item
    }

    func showAsContainerDoes(_ controller: UIViewController, sender: Any?) {
      if let container = navigationController { return container.show(controller, sender: sender) }
      present(controller, animated: true)
    }
  }
#endif
