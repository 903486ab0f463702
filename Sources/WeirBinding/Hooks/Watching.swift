#if !canImport(UIKit)
  /// Sees to it that objects tell their moments: here by asking them to. (With UIKit see the folder UIKit.)
  @MainActor
  enum Watching {
    static func controller(_ controller: UIViewController, _ moments: Moments<ControllerMoment>) {
      controller.watcher = { moments.tell($0) }
    }

    static func barButton(_ item: UIBarButtonItem, _ moments: Moments<BarButtonMoment>) {
      item.watcher = { moments.tell($0) }
    }
  }
#endif
