import Weir

/// Signing in, and what to do about a forgotten password.
final class AuthenticationCoordinator: StackCoordinator {
  let store: Store<AppState>
  let navigationController = UINavigationController()

  private let accounts: any Accounts
  private let gate: SignInGate

  init(store: Store<AppState>, accounts: any Accounts, gate: SignInGate) {
    self.store = store
    self.accounts = accounts
    self.gate = gate
  }

  func firstScreen() -> UIViewController {
    let screen = SignInViewController(store: store, gate: gate)
    screen.reactor = SignInReactor(accounts: accounts)
    return screen
  }

  func screen(of place: AuthPlace, on below: ArraySlice<AuthPlace>) -> UIViewController? {
    switch place {
    case .forgotten: forgottenPassword()
    }
  }

  private func forgottenPassword() -> UIViewController {
    let screen = ForgottenPasswordViewController(viewModel: ForgottenPasswordViewModel(accounts: accounts))
    screen.corduxContext = Context(routeSegment: AuthPlace.forgotten)
    return screen
  }
}
