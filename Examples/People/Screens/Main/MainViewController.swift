import WeirMVVM

/// The two tabs.
final class MainViewController: UITabBarController {
  private let viewModel: MainViewModel

  init(viewModel: MainViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for (tab, viewController) in zip(MainTab.allCases, viewControllers ?? []) {
      viewController.tabBarItem = UITabBarItem(title: tab.title, image: nil, tag: tab.rawValue)
    }
    super.setViewControllers(viewControllers, animated: animated)
  }
}
