import Testing

@testable import RxTreeKit

/// Where an app starts.
@Suite struct RootTests {
  private let nodes = """
    //- Nodes.swift
    final class AppFlow: Flow { init(window: UIWindow? = nil) {} }
    final class MainFlow: Flow {}
    final class AppCoordinator: Coordinator { init(window: UIWindow? = nil) {}; func start() {} }
    final class TabCoordinator: Coordinator { func start() {} }
    final class HomeViewController: UIViewController {}
    """

  private func app(_ source: String) -> AppSketch { AppSketch(source + "\n" + nodes) }

  /// An application delegate with a body for `didFinishLaunching`.
  private func delegate(_ body: String, members: String = "") -> AppSketch {
    app(
      """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        \(members)
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
          \(body)
          return true
        }
      }
      """)
  }

  @Test func flowInAnApplicationDelegate() {
    delegate(
      "coordinator.coordinate(flow: AppFlow(window: window), with: OneStepper(withSingleStep: AppStep.main))",
      members: "let coordinator = FlowCoordinator()"
    ).expectRoots("AppFlow")
    delegate(
      "let appFlow = AppFlow(window: window)\nself.coordinator.coordinate(flow: appFlow, with: AppStepper())",
      members: "private var coordinator: FlowCoordinator = .init()"
    ).expectRoots("AppFlow")
    delegate(
      "coordinate.coordinate(flow: appFlow, with: appFlow)",
      members: "private lazy var appFlow = AppFlow(window: window)"
    )
    .expectRoots("AppFlow")
  }

  @Test func flowThatAHelperIsGivenAsATuple() {
    delegate(
      "coordinate { (AppFlow(window: $0), AppStep.main) }",
      members: """
        private let coordinator = FlowCoordinator()
        private func coordinate(_ make: (UIWindow) -> (Flow, Step)) {
          let (flow, step) = make(window!)
          coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: step))
        }
        """
    ).expectRoots("AppFlow")
  }

  @Test func flowInASceneDelegate() {
    app(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        private let coordinator = FlowCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let scene = scene as? UIWindowScene else { return }
          start(with: UIWindow(windowScene: scene))
        }
        private func start(with window: UIWindow) {
          let flow = AppFlow(window: window)
          coordinator.coordinate(flow: flow, with: AppStepper())
          Flows.use(flow, when: .created) { window.rootViewController = $0 }
        }
      }
      """
    ).expectRoots("AppFlow")
  }

  @Test func flowFromAContainer() {
    delegate("coordinator.coordinate(flow: assembler.resolver ~> (AppFlow.self, argument: window), with: AppStepper())")
      .expectRoots("AppFlow")
  }

  @Test func coordinators() {
    delegate("let coordinator = AppCoordinator(window: window)\ncoordinator.start()").expectRoots("AppCoordinator")
    delegate(
      "coordinator = AppCoordinator(window: window)\ncoordinator?.start()", members: "var coordinator: AppCoordinator?"
    )
    .expectRoots("AppCoordinator")
    delegate(
      "coordinator.start()", members: "private lazy var coordinator: AppCoordinator = { return AppCoordinator() }()"
    )
    .expectRoots("AppCoordinator")
    delegate(
      "coordinator.start()",
      members:
        "private lazy var coordinator: Coordinator = self.makeCoordinator()\nprivate func makeCoordinator() -> Coordinator { AppCoordinator() }"
    )
    .expectRoots("AppCoordinator")
    delegate(
      "coordinator = container.resolve(AppCoordinator.self)!\ncoordinator.start()",
      members: "var coordinator: AppCoordinator!"
    )
    .expectRoots("AppCoordinator")
    delegate("coordinator.start().subscribe().disposed(by: bag)", members: "let coordinator = AppCoordinator()")
      .expectRoots("AppCoordinator")
    delegate("router.setRoot(for: window!)", members: "private let router = AppCoordinator().strongRouter")
      .expectRoots("AppCoordinator")
  }

  @Test func coordinatorThatIsOnlyMade() {
    delegate("let coordinator = AppCoordinator(window: window)\n_ = coordinator").expectRoots("AppCoordinator")
  }

  @Test func startedCoordinatorCountsBeforeOnesThatAreOnlyMade() {
    delegate("let tab = TabCoordinator()\nlet coordinator = AppCoordinator(tab: tab)\ncoordinator.start()")
      .expectRoots("AppCoordinator")
  }

  @Test func severalRootsInTheOrderOfTheSource() {
    delegate(
      "if isSignedIn { coordinator.coordinate(flow: MainFlow(), with: A()) } else { coordinator.coordinate(flow: AppFlow(), with: B()) }"
    ).expectRoots("MainFlow", "AppFlow")
  }

  @Test func screenWhereNothingElseIsStarted() {
    delegate("window?.rootViewController = UINavigationController(rootViewController: HomeViewController())")
      .expectRoots("HomeViewController")
    delegate("window?.rootViewController = HomeViewController()\nlet flow = AppFlow()\nstart(flow)").expectRoots(
      "AppFlow")
  }

  @Test func swiftUIApp() {
    app(
      """
      @main struct PeopleApp: App {
        private let coordinator = AppCoordinator()
        init() { coordinator.start() }
        var body: some Scene { WindowGroup { RootView(coordinator: coordinator) } }
      }
      """
    ).expectRoots("AppCoordinator")
    app(
      """
      @main struct PeopleApp: App {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        var body: some Scene { WindowGroup { EmptyView() } }
      }
      final class Delegate: NSObject, UIApplicationDelegate {
        let coordinator = FlowCoordinator()
        func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.coordinate(flow: AppFlow(), with: S()) }
      }
      """
    ).expectRoots("AppFlow")
  }

  @Test func topLevelCode() {
    app("FlowCoordinator().coordinate(flow: AppFlow(), with: OneStepper(withSingleStep: AppStep.start))")
      .expectRoots("AppFlow")
    app("AppCoordinator().start()\nRunLoop.main.run()").expectRoots("AppCoordinator")
  }

  @Test func startedTopLevelCode() {
    app("let coordinator = AppCoordinator()\ncoordinator.start()\nRunLoop.main.run()").expectRoots("AppCoordinator")
  }

  @Test func helperTypeOfTheDelegate() {
    app(
      """
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
          Launcher.launch(in: UIWindow())
          return true
        }
      }
      //- Launcher.swift
      enum Launcher {
        private static let coordinator = FlowCoordinator()
        static func launch(in window: UIWindow) {
          coordinator.coordinate(flow: AppFlow(window: window), with: OneStepper(withSingleStep: AppStep.start))
        }
      }
      """
    ).expectRoots("AppFlow")
  }

  @Test func noEntryMeansNoRoot() { app("let answer = 42").expectRoots() }

  @Test func commentedStartsDoNotCount() {
    delegate(
      "// coordinator.coordinate(flow: MainFlow(), with: S())\ncoordinator.coordinate(flow: AppFlow(), with: S())"
    )
    .expectRoots("AppFlow")
  }

  @Test func placeOfARootIsWhereItIsStarted() {
    let analysis = delegate("let coordinator = AppCoordinator()\ncoordinator.start()").analysis
    #expect(analysis.graph.roots.map(\.place.description) == ["App.swift:6:13"])
  }
}
