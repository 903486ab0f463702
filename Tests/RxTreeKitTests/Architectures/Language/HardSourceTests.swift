import Testing

@testable import RxTreeKit

/// The scenario "Hard source": the tree is right, finite, and the same each run.
@Suite struct HardSourceTests {
  private let app = AppSketch(
    """
    //- App/AppDelegate.swift
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let coordinator = FlowCoordinator()
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
        coordinator.coordinate(flow: AppFlow(window: window), with: OneStepper(withSingleStep: AppStep.startup))
        return true
      }
    }
    //- App/Steps.swift
    enum AppStep: Step { case start, startup, friends, profile(Int) }
    //- Flows/AppFlow.swift
    final class AppFlow {
      private let window: UIWindow
      init(window: UIWindow) { self.window = window }
      // .start: return .one(flowContributor: .contribute(withNext: GhostFlow()))
    }
    /* final class GhostFlow: Flow {} */
    //- Flows/AppFlow+Flow.swift
    extension AppFlow: Flow {
      var root: Presentable { window }
      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? AppStep else { return .none }
        switch step {
        case .startup: return startup()
        case .start: return main()
        default: return .none
        }
      }
    }
    //- Flows/AppFlow+Helpers.swift
    extension AppFlow {
      func startup() -> FlowContributors {
        let startup = StartupViewController()
        window.rootViewController = startup
        return .one(flowContributor: .contribute(withNext: startup))
      }
      func main() -> FlowContributors {
        let profile = ProfileFlow(id: 1)
        let friends = FriendsFlow()
        return .multiple(flowContributors: [
          .contribute(withNextPresentable: profile, withNextStepper: OneStepper(withSingleStep: AppStep.profile(1))),
          .contribute(withNextPresentable: friends, withNextStepper: OneStepper(withSingleStep: AppStep.friends)),
        ])
      }
    }
    //- Flows/PeopleFlows.swift
    final class ProfileFlow: Flow {
      init(id: Int) {}
      let root: Presentable = ProfileViewController()
      func navigate(to step: Step) -> FlowContributors {
        switch step as? AppStep {
        case .profile: return .one(flowContributor: .contribute(withNext: ProfileViewController()))
        case .friends: return .one(flowContributor: .contribute(withNext: FriendsFlow()))
        default: return .none
        }
      }
    }
    final class FriendsFlow: Flow {
      let root: Presentable = FriendsViewController()
      func navigate(to step: Step) -> FlowContributors {
        switch step as? AppStep {
        case .friends: return .one(flowContributor: .contribute(withNext: FriendsViewController()))
        case .profile(let id): return .one(flowContributor: .contribute(withNext: ProfileFlow(id: id)))
        default: return .none
        }
      }
    }
    //- Screens/Screens.swift
    final class StartupViewController: UIViewController {}
    final class ProfileViewController: UIViewController {}
    final class FriendsViewController: UIViewController {}
    """)

  @Test func hardSource() {
    app.expect(
      from: "AppFlow",
      """
      AppFlow | startup | StartupViewController | screen
      AppFlow | start | ProfileFlow | flow
      AppFlow | start | FriendsFlow | flow
      ProfileFlow | profile | ProfileViewController | screen
      ProfileFlow | friends | FriendsFlow | flow
      FriendsFlow | friends | FriendsViewController | screen
      FriendsFlow | profile | ProfileFlow | flow
      """)
    app.expectRoots("AppFlow")
  }

  @Test func treeIsFinite() {
    let analysis = app.analysis
    let roots = analysis.graph.roots.map(\.node)
    let text = TextReporter().text(NavigationTree(of: analysis.graph, from: roots))
    #expect(
      text == """
        AppFlow
        ├── [startup] StartupViewController
        ├── [start] ProfileFlow
        │   ├── [profile] ProfileViewController
        │   └── [friends] FriendsFlow
        │       ├── [friends] FriendsViewController
        │       └── [profile] ProfileFlow (cycle)
        └── [start] FriendsFlow (see above)

        """)
  }

  @Test func sameEachRun() {
    let first = FullParse.describe(app.analysis.graph)
    for _ in 0..<3 { #expect(FullParse.describe(app.analysis.graph) == first) }
  }

  @Test func placesAreThoseOfTheSource() {
    let edge = app.analysis.graph.edges.first { $0.child.text == "FriendsFlow" && $0.parent.text == "AppFlow" }
    #expect(edge?.place.file == "Flows/AppFlow+Helpers.swift")
    #expect(edge?.place.line == 12)
  }
}
