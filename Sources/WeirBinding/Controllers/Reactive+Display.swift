extension Reactive where Base: UIViewController {
  /// Whether the view is on the screen: at first whether it is in a window, and then each change (RxFlow).
  ///
  /// Subscribe on the main actor. It completes when the controller goes.
  public var displayed: Observable<Bool> {
    let controller = WeakReference(base)
    let isDisplayed = Observable<Bool>.deferred {
      MainActor.assumeIsolated { Observable.just(controller.object?.viewIfLoaded?.window != nil) }
    }
    let changes = Observable.merge(viewDidAppear.map { _ in true }, viewDidDisappear.map { _ in false })
    return ControlEvent(events: isDisplayed.concat(changes)).asObservable()
  }

  /// It has left the screen for good: dismissed, popped, or taken out of its parent, itself or with what contains it (RxFlow).
  ///
  /// The element is always false, as in RxFlow. A controller that is only covered is not dismissed.
  public var dismissed: ControlEvent<Bool> {
    let controller = WeakReference(base)
    let left = viewDidDisappear.filter { _ in
      MainActor.assumeIsolated { controller.object?.isBeingDismissedWithContainer ?? false }
    }
    let parted = didMoveToParent.filter { $0 == nil }
    return ControlEvent(events: Observable.merge(left.map { _ in false }, parted.map { _ in false }))
  }
}

extension UIViewController {
  /// Whether it, or a controller that it is inside of, is on its way out of a presentation.
  ///
  /// Not where a container shows another one in its place: then the presentation may still be kept.
  fileprivate var isBeingDismissedWithContainer: Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current.isBeingDismissed { return true }
      if let parent = current.parent, !parent.shows(current) { return false }
      controller = current.parent
    }
    return false
  }

  private func shows(_ child: UIViewController) -> Bool {
    switch self {
    case let stack as UINavigationController: stack.topViewController === child
    case let tabs as UITabBarController: tabs.selectedViewController === child
    default: true
    }
  }
}
