extension Reactive where Base: UITabBar {
  /// The person has chosen an item; what the program chooses is not sent.
  ///
  /// With UIKit only of a bar that no controller has; there `UITabBarController.rx.didSelect` is to be used.
  public var didSelectItem: ControlEvent<UITabBarItem> {
    Moments.of(base, Watching.tabBar) { (moment: TabBarMoment) in
      switch moment {
      case .didSelect(let item): item
      }
    }
  }

  /// Sets the delegate, until the result is disposed of; see `UIScrollView.rx.setDelegate`.
  public func setDelegate(_ delegate: any UITabBarDelegate) -> any Disposable {
    SetDelegate.run(base, delegate) {
      $0.delegate
    } set: {
      $0.delegate = $1
    }
  }
}
