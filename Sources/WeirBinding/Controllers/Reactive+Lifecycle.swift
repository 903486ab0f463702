extension Reactive where Base: UIViewController {
  /// The view has been loaded; sent after `viewDidLoad`, once.
  ///
  /// As all streams of the lifecycle it is sent after the controller's own method, on the main actor, replays nothing,
  /// completes when the controller goes, and does not keep it alive. Whether the method calls `super` does not matter
  /// (with UIKit it must, as UIKit asks for).
  public var viewDidLoad: ControlEvent<Void> {
    moments { if case .viewDidLoad = $0 { () } else { nil } }
  }

  /// The view is about to appear; whether animated.
  public var viewWillAppear: ControlEvent<Bool> {
    moments { if case .viewWillAppear(let animated) = $0 { animated } else { nil } }
  }

  /// The view is appearing: it is in the window and has its size; whether animated.
  public var viewIsAppearing: ControlEvent<Bool> {
    moments { if case .viewIsAppearing(let animated) = $0 { animated } else { nil } }
  }

  /// The view has appeared; whether animated.
  public var viewDidAppear: ControlEvent<Bool> {
    moments { if case .viewDidAppear(let animated) = $0 { animated } else { nil } }
  }

  /// The view is about to disappear; whether animated.
  public var viewWillDisappear: ControlEvent<Bool> {
    moments { if case .viewWillDisappear(let animated) = $0 { animated } else { nil } }
  }

  /// The view has disappeared; whether animated.
  public var viewDidDisappear: ControlEvent<Bool> {
    moments { if case .viewDidDisappear(let animated) = $0 { animated } else { nil } }
  }

  /// The view is about to lay out its subviews.
  public var viewWillLayoutSubviews: ControlEvent<Void> {
    moments { if case .viewWillLayoutSubviews = $0 { () } else { nil } }
  }

  /// The view has laid out its subviews.
  public var viewDidLayoutSubviews: ControlEvent<Void> {
    moments { if case .viewDidLayoutSubviews = $0 { () } else { nil } }
  }

  /// The safe area of the view has changed.
  public var viewSafeAreaInsetsDidChange: ControlEvent<Void> {
    moments { if case .viewSafeAreaInsetsDidChange = $0 { () } else { nil } }
  }

  /// It is about to have another parent, or none.
  public var willMoveToParent: ControlEvent<UIViewController?> {
    moments { if case .willMoveToParent(let parent) = $0 { .some(parent) } else { nil } }
  }

  /// It has another parent, or none.
  public var didMoveToParent: ControlEvent<UIViewController?> {
    moments { if case .didMoveToParent(let parent) = $0 { .some(parent) } else { nil } }
  }

  /// It is about to have another parent, or none; RxViewController's name of `willMoveToParent`.
  public var willMoveToParentViewController: ControlEvent<UIViewController?> { willMoveToParent }

  /// It has another parent, or none; RxViewController's name of `didMoveToParent`.
  public var didMoveToParentViewController: ControlEvent<UIViewController?> { didMoveToParent }

  /// All of these in one stream, for a module above.
  package var lifecycle: ControlEvent<ControllerMoment> { moments { $0 } }

  private func moments<Element>(
    _ pick: @escaping @Sendable (ControllerMoment) -> Element?
  ) -> ControlEvent<Element> {
    Moments.of(base, Watching.controller, pick: pick)
  }
}
