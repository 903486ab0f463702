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

extension Reactive where Base: UIViewController {
  /// Whether the view is displayed: true when it has appeared, false when it is about to disappear (RxViewController).
  ///
  /// Changes only; `displayed` also tells what it is at first, and false only when it has gone.
  public var isVisible: Observable<Bool> {
    Observable.merge(viewDidAppear.map { _ in true }, viewWillDisappear.map { _ in false })
  }

  /// It is about to leave a presentation for good, itself or with what contains it; whether animated (RxViewController).
  ///
  /// A dismissal that the person breaks off has been sent too; `dismissed` is sent only once it has left.
  public var isDismissing: ControlEvent<Bool> {
    let controller = WeakReference(base)
    let leaving = viewWillDisappear.filter { _ in
      MainActor.assumeIsolated { controller.object?.isBeingDismissedWithContainer ?? false }
    }
    return ControlEvent(events: leaving)
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
