import Weir

/// The app as a whole: signing in, or the catalogue.
final class AppCoordinator: SceneCoordinator {
  enum RouteSegment: String {
    case auth
    case catalog
  }

  let store: Store<AppState>
  var currentScene: Scene?
  var rootViewController: UIViewController { container }

  private let accounts: any Accounts
  private let gate: SignInGate
  private let container = UIViewController()
  private let bag = DisposeBag()

  init(store: Store<AppState>, accounts: any Accounts, gate: SignInGate) {
    self.store = store
    self.accounts = accounts
    self.gate = gate
    store.routing.errors.asSignal().emit { [weak self] _ in self?.showSomething() }.disposed(by: bag)
  }

  /// Shows nothing yet: the first scene comes when the store hands its route to its root coordinator.
  func start(route: Route?) {}

  func coordinatorForTag(_ tag: String) -> (coordinator: any AnyCoordinator, started: Bool)? {
    switch RouteSegment(rawValue: tag) {
    case .auth: (AuthenticationCoordinator(store: store, accounts: accounts, gate: gate), false)
    case .catalog: (CatalogCoordinator(store: store), false)
    case nil: nil
    }
  }

  func presentCoordinator(_ coordinator: (any AnyCoordinator)?, completionHandler: @escaping () -> Void) {
    container.showOnly(coordinator?.rootViewController)
    completionHandler()
  }

  /// The route that the app began with led nowhere, as when what was kept names an item that is no more.
  private func showSomething() {
    if currentScene == nil { store.route(.goto(AppRoute.catalog(.items()))) }
  }
}
