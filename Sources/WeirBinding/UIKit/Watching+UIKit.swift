#if canImport(UIKit)
  import UIKit

  /// Sees to it that objects tell their moments: with UIKit by proxies in the place of their delegates.
  ///
  /// The program's own delegate is handed on to. It is to be set before the first subscription or by `rx.setDelegate`, as
  /// UIKit has one slot; one that is set later takes the proxy's place until the next subscription.
  @MainActor
  enum Watching {
    static func controller(_ controller: UIViewController, _ moments: Moments<ControllerMoment>) {
      LifecycleHooks.install()
    }

    static func scrollView(_ view: UIScrollView, _ moments: Moments<ScrollMoment>) {
      switch view {
      case let table as UITableView: proxy(of: table).tell = { moments.tell($0) }
      case let text as UITextView: proxy(of: text).tell = { moments.tell($0) }
      default: proxy(of: view).tell = { moments.tell($0) }
      }
    }

    static func table(_ table: UITableView, _ moments: Moments<TableMoment>) {
      proxy(of: table).tellTable = { moments.tell($0) }
    }

    static func textView(_ view: UITextView, _ moments: Moments<TextMoment>) {
      proxy(of: view).tellText = { moments.tell($0) }
    }

    static func tableEdits(_ table: UITableView, _ moments: Moments<TableEditMoment>) {
      DelegateProxy.install(
        on: table, make: { TableDataSourceProxy() }, get: { table.dataSource }, set: { table.dataSource = $0 }
      ).tell = { moments.tell($0) }
    }

    static func tablePrefetching(_ table: UITableView, _ moments: Moments<TablePrefetchMoment>) {
      DelegateProxy.install(
        on: table, make: { TablePrefetchProxy() }, get: { table.prefetchDataSource },
        set: { table.prefetchDataSource = $0 }
      ).tell = { moments.tell($0) }
    }

    static func searchBar(_ bar: UISearchBar, _ moments: Moments<SearchMoment>) {
      DelegateProxy.install(
        on: bar, make: { SearchBarProxy() }, get: { bar.delegate }, set: { bar.delegate = $0 }
      ).tell = { moments.tell($0) }
    }

    static func picker(_ picker: UIPickerView, _ moments: Moments<PickerMoment>) {
      DelegateProxy.install(
        on: picker, make: { PickerProxy() }, get: { picker.delegate }, set: { picker.delegate = $0 }
      ).tell = { moments.tell($0) }
    }

    static func navigation(_ navigation: UINavigationController, _ moments: Moments<NavigationMoment>) {
      DelegateProxy.install(
        on: navigation, make: { NavigationProxy() }, get: { navigation.delegate }, set: { navigation.delegate = $0 }
      ).tell = { moments.tell($0) }
    }

    static func tabs(_ tabs: UITabBarController, _ moments: Moments<TabMoment>) {
      DelegateProxy.install(
        on: tabs, make: { TabBarControllerProxy() }, get: { tabs.delegate }, set: { tabs.delegate = $0 }
      ).tell = { moments.tell($0) }
    }

    static func tabBar(_ bar: UITabBar, _ moments: Moments<TabBarMoment>) {
      // UIKit ends the program where the delegate of a controller's bar is set.
      if bar.delegate is UITabBarController { return }
      DelegateProxy.install(
        on: bar, make: { TabBarProxy() }, get: { bar.delegate }, set: { bar.delegate = $0 }
      ).tell = { moments.tell($0) }
    }

    static func barButton(_ item: UIBarButtonItem, _ moments: Moments<BarButtonMoment>) {
      let target = ActionTarget { moments.tell(.tap) }
      _ = Attached.set(target, of: item)
      item.target = target
      item.action = #selector(ActionTarget.fired)
    }

    private static func proxy(of view: UIScrollView) -> ScrollProxy {
      DelegateProxy.install(on: view, make: { ScrollProxy() }, get: { view.delegate }, set: { view.delegate = $0 })
    }

    private static func proxy(of table: UITableView) -> TableProxy {
      DelegateProxy.install(on: table, make: { TableProxy() }, get: { table.delegate }, set: { table.delegate = $0 })
    }

    private static func proxy(of view: UITextView) -> TextViewProxy {
      DelegateProxy.install(on: view, make: { TextViewProxy() }, get: { view.delegate }, set: { view.delegate = $0 })
    }
  }

  extension UITableView {
    /// The data source that the program has set, behind a proxy where there is one.
    var ownDataSource: (any UITableViewDataSource)? {
      get { (dataSource as? TableDataSourceProxy)?.dataSource ?? dataSource }
      set {
        guard let proxy = dataSource as? TableDataSourceProxy else { return dataSource = newValue }
        proxy.setOwn(newValue)
        dataSource = nil
        dataSource = proxy
      }
    }
  }
#endif
