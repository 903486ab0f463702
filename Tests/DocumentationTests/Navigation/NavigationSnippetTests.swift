import Testing
import WeirNavigation

/// The snippets of the guide of flows, compiled and run; `NavigationGuideTests` keeps both equal.
@Suite(.timeLimit(.minutes(10))) @MainActor struct NavigationSnippetTests {
  private let host = HeadlessHost()
  private let appFlow = AppFlow()

  @Test func aCoordinatorRunsAFlow() async {
    let coordinator = FlowCoordinator()
    coordinator.coordinate(flow: appFlow, with: OneStepper(withSingleStep: AppStep.start))

    host.show(appFlow.stack)
    await host.settle()
    (appFlow.stack.topViewController as? HomeViewController)?.viewModel.steps.accept(AppStep.profile(7))
    await host.settle()
    #expect(appFlow.stack.topViewController?.title == "Profile 7")
    #expect(
      coordinator.liveTree.text == """
        AppFlow
        ├── [start] HomeViewController
        └── [profile] ProfileFlow
            └── [start] UIViewController
        """)
    appFlow.stack.popViewController(animated: true)
    await host.settle()
    #expect(coordinator.liveTree.text == "AppFlow\n└── [start] HomeViewController")
  }

  private func table() throws -> LinkTable {
    try LinkTable(
      origins: [.scheme("app")],
      links: [Link("account/orders/:id(int)", to: "account/orders/:id"), Link("catalog/:part", to: "catalog/:part")])
  }

  @Test func aLinkWaitsAtAGateAndIsFollowedOrForgotten() async throws {
    let coordinator = FlowCoordinator()
    let (bag, journal, table) = (DisposeBag(), Journal(), try table())
    coordinator.rx.didNavigate.asSignal(onErrorSignalWith: .empty()).emit { journal.lines.append("\($1)") }
      .disposed(by: bag)
    host.show(appFlow.stack)
    coordinator.coordinate(flow: appFlow, with: OneStepper(withSingleStep: AppStep.start))
    await host.settle()

    let links = DeepLinks(table: table)
    let signIn = DeepLinkGate("signing in") { $0.first == "account" }
    signIn.onWait = { _ in coordinator.navigate(to: AppStep.signIn) }
    links.add(signIn)

    links.open("app://account/orders/7")  // at any time, also before the app has started
    links.start(coordinator)  // when it has started
    signIn.open()  // signed in: the link is followed
    signIn.cancel()  // given up: the link that waits is forgotten

    while links.followedRoute != nil { await host.settle() }
    #expect(journal.lines == ["start", "signIn", "account"], "what is followed is forgotten no more")
    signIn.close()
    links.open("app://account/orders/8")
    signIn.cancel()
    await host.settle()
    #expect(journal.lines == ["start", "signIn", "account", "signIn"])
    #expect(await links.follow(["catalog", "new"]) == .followed(["catalog", "new"]))
    #expect(journal.lines.suffix(3) == ["catalog", "start", "profile(1)"])
    #expect(await links.follow(["catalog", "old"]) == .failed(.unknownSegment("old", position: 2, expected: [])))
  }
}

/// The steps that flows have taken.
@MainActor
private final class Journal {
  var lines: [String] = []
}

enum AppStep: Step { case start, profile(Int), signIn, account, catalog }

final class AppFlow: Flow {
  let stack = UINavigationController()
  var root: any Presentable { stack }

  func navigate(to step: any Step) -> FlowContributors {
    switch step {
    case AppStep.start:
      let home = HomeViewController()
      router.push(home, on: stack)
      return .viewController(home, with: home.viewModel)
    case AppStep.profile(let id):
      return .flow(ProfileFlow(id, on: stack), with: AppStep.start)
    case AppStep.catalog:
      return .flow(CatalogFlow(on: stack), with: AppStep.start)
    default: return .none
    }
  }
}

extension AppFlow: RoutableFlow {
  static func hop(for route: Route) -> RouteHop? {
    switch route[0] {
    case "account": .step(AppStep.account, segments: route.count)
    case "catalog": .step(AppStep.catalog, into: CatalogFlow.self)
    default: nil
    }
  }
}

final class ProfileFlow: Flow {
  private let stack: UINavigationController
  private let id: Int
  var root: any Presentable { stack }

  init(_ id: Int, on stack: UINavigationController) { (self.id, self.stack) = (id, stack) }

  func navigate(to step: any Step) -> FlowContributors {
    let screen = UIViewController()
    screen.title = "Profile \(id)"
    router.push(screen, on: stack)
    return .viewController(screen, with: DefaultStepper())
  }
}

final class CatalogFlow: RoutableFlow {
  private let stack: UINavigationController
  var root: any Presentable { stack }

  init(on stack: UINavigationController) { self.stack = stack }

  static func hop(for route: Route) -> RouteHop? { route[0] == "new" ? .step(AppStep.profile(1)) : nil }

  func navigate(to step: any Step) -> FlowContributors {
    let screen = UIViewController()
    router.push(screen, on: stack)
    return .viewController(screen, with: DefaultStepper())
  }
}

final class HomeViewController: UIViewController {
  let viewModel = HomeViewModel()
}

final class HomeViewModel: Stepper {
  let steps = PublishRelay<any Step>()
}
