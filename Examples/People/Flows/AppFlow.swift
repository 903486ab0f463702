import WeirMVVM

/// The app as a whole: everything happens in the navigation controller of its window.
final class AppFlow: Flow {
  private let window: UIWindow
  private let navigationController = UINavigationController()

  var root: Presentable { window }

  init(window: UIWindow) {
    self.window = window
    window.rootViewController = navigationController
  }

  func navigate(to step: Step) -> FlowContributors {
    guard let step = step as? AppStep else { return .none }
    switch step {
    case .main:
      return showMain()
    }
  }

  private func showMain() -> FlowContributors {
    let mainFlow = MainFlow()
    Flows.use(mainFlow, when: .ready) { [navigationController] root in
      navigationController.setViewControllers([root], animated: false)
    }
    return .flow(mainFlow, with: MainStep.start)
  }
}
