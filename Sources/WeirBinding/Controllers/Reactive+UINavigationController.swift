/// A screen that a navigation controller shows, and whether with an animation.
public typealias ShowEvent = (viewController: UIViewController, animated: Bool)

extension Reactive where Base: UINavigationController {
  /// It is about to show a screen, whoever asked for it; sent after the delegate was told.
  public var willShow: ControlEvent<ShowEvent> {
    moments { if case .willShow(let controller, let animated) = $0 { (controller, animated) } else { nil } }
  }

  /// It shows a screen, whoever asked for it: also one to which the person has gone back.
  public var didShow: ControlEvent<ShowEvent> {
    moments { if case .didShow(let controller, let animated) = $0 { (controller, animated) } else { nil } }
  }

  /// Sets the delegate, until the result is disposed of; see `UIScrollView.rx.setDelegate`.
  public func setDelegate(_ delegate: any UINavigationControllerDelegate) -> any Disposable {
    SetDelegate.run(base, delegate) {
      $0.delegate
    } set: {
      $0.delegate = $1
    }
  }

  private func moments<Element>(_ pick: @escaping @Sendable (NavigationMoment) -> Element?) -> ControlEvent<Element> {
    Moments.of(base, Watching.navigation, pick: pick)
  }
}
