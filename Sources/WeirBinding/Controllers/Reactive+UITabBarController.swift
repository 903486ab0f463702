extension Reactive where Base: UITabBarController {
  /// The person has chosen the tab of a controller; what the program chooses is not sent.
  public var didSelect: ControlEvent<UIViewController> {
    Moments.of(base, Watching.tabs) { (moment: TabMoment) in
      switch moment {
      case .didSelect(let controller): controller
      }
    }
  }

  /// Sets the delegate, until the result is disposed of; see `UIScrollView.rx.setDelegate`.
  public func setDelegate(_ delegate: any UITabBarControllerDelegate) -> any Disposable {
    SetDelegate.run(base, delegate) {
      $0.delegate
    } set: {
      $0.delegate = $1
    }
  }
}
