import Weir

/// The app: its store, what shows the route of it, and what opens its links.
///
/// On the main actor. It lives as long as somebody holds it.
@MainActor public final class CatalogApp {
  /// The state of the app.
  public let store: Store<AppState>
  /// What opens the links of the app; a link that comes before `start(in:)` waits for it.
  public let links: DeepLinks
  /// What the state has been, for undoing.
  public let history: History<AppState>

  let coordinator: AppCoordinator
  /// Who may sign in.
  public let accounts: any Accounts
  private let gate: SignInGate
  private let file: StateFile?

  /// Makes the app.
  /// - Parameters:
  ///   - state: What it begins with.
  ///   - file: Where the state is kept; it is not where there is none.
  ///   - accounts: Who may sign in.
  ///   - router: What carries the transitions out.
  public init(
    state: AppState = AppState(), keptIn file: StateFile? = nil, accounts: any Accounts = LocalAccounts(),
    router: Router = Router()
  ) {
    self.file = file
    self.accounts = accounts
    var state = state
    RouteGuard().reduce(StoreInit(), into: &state)
    store = Store(initialState: state, reducer: appReducer())
    store.routing.router = router
    links = DeepLinks(table: CatalogLinks.table, router: router)
    history = History(store)
    gate = SignInGate(store: store, links: links)
    coordinator = AppCoordinator(store: store, accounts: accounts, gate: gate)
  }

  /// Makes the app with the state that a file has kept.
  public convenience init(
    restoredFrom file: StateFile, accounts: any Accounts = LocalAccounts(), router: Router = Router()
  ) {
    self.init(state: file.restore(), keptIn: file, accounts: accounts, router: router)
  }

  /// Shows the app in a window, and follows the link that has come before.
  public func start(in window: UIWindow) {
    coordinator.start(route: store.state.route)
    window.rootViewController = coordinator.rootViewController
    window.makeKeyAndVisible()
    store.rootCoordinator = coordinator
    links.start(store.routing)
  }

  /// Keeps the state for the next start.
  /// - Returns: Where; nil where it is kept nowhere.
  /// - Throws: `HistoryFileError`.
  @discardableResult public func save() throws -> URL? {
    try file?.save(store.state)
    return file?.url
  }
}
