#if !canImport(UIKit)
  /// Sees to it that objects tell their moments: here by asking them to. (With UIKit see the folder UIKit.)
  @MainActor
  enum Watching {
    static func controller(_ controller: UIViewController, _ moments: Moments<ControllerMoment>) {
      controller.watcher = { moments.tell($0) }
    }

    static func scrollView(_ view: UIScrollView, _ moments: Moments<ScrollMoment>) {
      view.watcher = { moments.tell($0) }
    }

    static func textView(_ view: UITextView, _ moments: Moments<TextMoment>) {
      view.textWatcher = { moments.tell($0) }
    }

    static func searchBar(_ bar: UISearchBar, _ moments: Moments<SearchMoment>) {
      bar.watcher = { moments.tell($0) }
    }

    static func picker(_ picker: UIPickerView, _ moments: Moments<PickerMoment>) {
      picker.watcher = { moments.tell($0) }
    }

    static func navigation(_ navigation: UINavigationController, _ moments: Moments<NavigationMoment>) {
      navigation.navigationWatcher = { moments.tell($0) }
    }

    static func tabs(_ tabs: UITabBarController, _ moments: Moments<TabMoment>) {
      tabs.tabWatcher = { moments.tell($0) }
    }

    static func tabBar(_ bar: UITabBar, _ moments: Moments<TabBarMoment>) {
      bar.watcher = { moments.tell($0) }
    }

    static func barButton(_ item: UIBarButtonItem, _ moments: Moments<BarButtonMoment>) {
      item.watcher = { moments.tell($0) }
    }
  }
#endif
