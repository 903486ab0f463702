import Testing

@testable import RxTreeKit

/// Screens that come from storyboards and nibs.
@Suite struct StoryboardTests {
  /// A flow of one step, `open`, that contributes `screen` after the given statement.
  private func app(_ statement: String, more: String = "") -> AppSketch {
    AppSketch(
      screens: "PoolViewController",
      """
      enum PoolStep: Step { case open(Int) }
      final class PoolFlow: Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? PoolStep else { return .none }
          switch step {
          case .open(let lane):
            \(statement)
            stack.pushViewController(screen, animated: true)
            return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: screen.viewModel))
          }
        }
      }
      \(more)
      """)
  }

  private let edge = "PoolFlow | open | PoolViewController | screen"

  @Test(arguments: [
    "let screen = PoolViewController.instantiate()",
    "let screen = PoolViewController.instantiate(withViewModel: PoolViewModel(lane), andServices: services)",
    "let screen = PoolViewController.instantiateFromNib()",
    "let screen = PoolViewController.initFromStoryboard(name: \"Main\")",
    "let screen = PoolViewController.controllerFromStoryboard(.pools)",
    "let screen = PoolViewController.loadFromNib()",
    "let screen = PoolViewController.instance()",
    "let screen = UIStoryboard(name: \"Pools\", bundle: nil).instantiateViewController(withIdentifier: \"Pool\") as! PoolViewController",
    "let screen = UIStoryboard(name: \"Pools\", bundle: nil).instantiateInitialViewController() as! PoolViewController",
    "guard let screen = UIStoryboard.init(name: \"Pools\", bundle: nil).instantiateInitialViewController() as? PoolViewController else { return .none }",
    "let screen: PoolViewController = UIStoryboard(name: \"Pools\", bundle: nil).instantiateViewController()",
    "let screen = UIStoryboard.instantiateInitialViewController(withType: PoolViewController.self)",
    "let screen: PoolViewController = UIStoryboard(storyboard: .pools).instantiate()",
    "let screen = Bundle.main.loadNibNamed(\"Pool\", owner: nil)?.first as! PoolViewController",
  ])
  func everyWayToLoad(_ statement: String) {
    app(statement).expect(from: "PoolFlow", edge)
  }

  @Test(arguments: [
    "let screen = UIStoryboard(name: \"P\", bundle: nil).instantiateViewController(identifier: \"Pool\") { coder in PoolViewController(coder: coder, lane: lane) }",
    "let screen = UIStoryboard(name: \"P\", bundle: nil).instantiateViewController(identifier: \"Pool\", creator: { PoolViewController(coder: $0, lane: lane) })",
  ])
  func creatorOfAStoryboard(_ statement: String) {
    app(statement).expect(from: "PoolFlow", edge)
  }

  @Test func protocolWithAStaticMethodThatReturnsSelf() {
    app(
      "let screen = PoolViewController.fromStoryboard(with: lane)",
      more: """
        protocol StoryboardLoaded: UIViewController { static var boardName: String { get } }
        extension StoryboardLoaded {
          static func fromStoryboard(with lane: Int) -> Self {
            let board = UIStoryboard(name: boardName, bundle: nil)
            guard let screen = board.instantiateInitialViewController() as? Self else { fatalError() }
            return screen
          }
        }
        extension PoolViewController: StoryboardLoaded { static var boardName: String { "Pools" } }
        """
    ).expect(from: "PoolFlow", edge)
  }

  @Test func genericStaticMethodOnUIViewController() {
    app(
      "let screen = PoolViewController.make(from: \"Pools\")",
      more: """
        extension UIViewController {
          class func make(from board: String) -> Self { instantiate(self, board) }
          private class func instantiate<T>(_ type: T.Type, _ board: String) -> T {
            UIStoryboard(name: board, bundle: nil).instantiateViewController(withIdentifier: "\\(type)") as! T
          }
        }
        """
    ).expect(from: "PoolFlow", edge)
  }

  @Test func generatedScenes() {
    app(
      "let screen = StoryboardScene.Pools.poolViewController.instantiate()",
      more: """
        internal enum StoryboardScene {
          internal enum Pools: StoryboardType {
            internal static let storyboardName = "Pools"
            internal static let initialScene = InitialSceneType<UINavigationController>(storyboard: Pools.self)
            internal static let poolViewController =
              SceneType<SwimApp.PoolViewController>(storyboard: Pools.self, identifier: "Pool")
          }
        }
        """
    ).expect(from: "PoolFlow", edge)
  }

  @Test func generatedScenesOfR() {
    app(
      "let screen = R.storyboard.pools.poolViewController()!",
      more: """
        struct R {
          static let storyboard = Boards()
          struct Boards { let pools = Pools() }
          struct Pools {
            func poolViewController() -> PoolViewController? { UIStoryboard(name: "P", bundle: nil).instantiateViewController(withIdentifier: "Pool") as? PoolViewController }
          }
        }
        """
    ).expect(from: "PoolFlow", edge)
  }

  @Test func castThatComesLater() {
    app(
      """
      let loaded = UIStoryboard(name: "Pools", bundle: nil).instantiateViewController(withIdentifier: "Pool")
      guard let screen = loaded as? PoolViewController else { return .none }
      """
    ).expect(from: "PoolFlow", edge)
  }

  @Test func plainSceneOfAStoryboardIsReported() {
    let app = AppSketch(
      """
      enum PoolStep: Step { case open }
      final class PoolFlow: Flow {
        private let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? PoolStep else { return .none }
          switch step {
          case .open:
            let screen = UIStoryboard(name: "Pools", bundle: nil).instantiateViewController(withIdentifier: "Pool")
            stack.pushViewController(screen, animated: true)
            return .none
          }
        }
      }
      """)
    app.expect(from: "PoolFlow", "", warnings: ["App.swift:9:13: warning: PoolFlow shows for 'open' something"])
  }
}
