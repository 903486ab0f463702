import Testing

@testable import RxTreeKit

/// What cannot be resolved is said, with its place and what was looked for; nothing is guessed.
@Suite struct UnresolvedTests {
  /// A flow of one step, `open`, with the given body.
  private func app(_ body: String, more: String = "") -> AppSketch {
    AppSketch(
      """
      enum BoxStep: Step { case open, shut }
      final class BoxFlow: Flow {
        private let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? BoxStep else { return .none }
          switch step {
          case .open, .shut:
            \(body)
          }
        }
      }
      \(more)
      """)
  }

  private let nothingLeads =
    "something of which the type could not be found: no initialiser, cast, declared type, factory or registration leads to it."

  @Test func contributionOfSomethingUnknown() {
    app("return .one(flowContributor: .contribute(withNext: mystery.make()))").expect(
      from: "BoxFlow", "",
      warnings: ["App.swift:8:37: warning: BoxFlow contributes for 'open', 'shut' " + nothingLeads])
  }

  @Test func pushOfSomethingUnknown() {
    app("stack.pushViewController(mystery.make(), animated: true)\nreturn .none").expect(
      from: "BoxFlow", "", warnings: ["App.swift:8:13: warning: BoxFlow shows for 'open', 'shut' " + nothingLeads])
  }

  @Test func pushAndContributionOfOneThingAreOneWarning() {
    app(
      """
      let screen = mystery.make()
      stack.pushViewController(screen, animated: true)
      return .one(flowContributor: .contribute(withNext: screen))
      """
    ).expect(from: "BoxFlow", "", warnings: ["contributes for 'open', 'shut'"])
  }

  @Test func screenThatIsNotDeclaredInTheSource() {
    app("return .one(flowContributor: .contribute(withNext: LostViewController()))").expect(
      from: "BoxFlow",
      """
      BoxFlow | open | LostViewController | screen
      BoxFlow | shut | LostViewController | screen
      """,
      warnings: [
        "App.swift:8:37: warning: BoxFlow contributes for 'open', 'shut' LostViewController, which is not declared in the source that was scanned."
      ])
  }

  @Test func flowThatIsNotDeclaredInTheSource() {
    app("return .one(flowContributor: .contribute(withNextPresentable: LostFlow(), withNextStepper: stepper))").expect(
      from: "BoxFlow",
      """
      BoxFlow | open | LostFlow | flow
      BoxFlow | shut | LostFlow | flow
      """, warnings: ["contributes for 'open', 'shut' LostFlow, which is not declared"])
  }

  @Test func contributionOfAnUnknownTypeWithAnUnusualName() {
    app("return .one(flowContributor: .contribute(withNext: LostPage()))").expect(
      from: "BoxFlow",
      """
      BoxFlow | open | LostPage | screen
      BoxFlow | shut | LostPage | screen
      """, warnings: ["contributes for 'open', 'shut' LostPage, which is not declared"])
  }

  @Test func protocolWithoutAnyType() {
    app(
      "return .one(flowContributor: .contribute(withNext: factory.make()))",
      more: """
        protocol BoxScreen {}
        struct Factory { func make() -> BoxScreen { fatalError() } }
        extension BoxFlow { var factory: Factory { Factory() } }
        """
    ).expect(
      from: "BoxFlow", "",
      warnings: ["contributes for 'open', 'shut' BoxScreen, a protocol, and no single type was found for it."])
  }

  @Test func protocolOfTwoScreens() {
    app(
      "return .one(flowContributor: .contribute(withNext: factory.make()))",
      more: """
        protocol BoxScreen {}
        final class OneViewController: UIViewController, BoxScreen {}
        final class TwoViewController: UIViewController, BoxScreen {}
        struct Factory { func make() -> BoxScreen { load() as! BoxScreen } }
        extension BoxFlow { var factory: Factory { Factory() } }
        """
    ).expect(from: "BoxFlow", "", warnings: ["BoxScreen, a protocol, and no single type was found for it."])
  }

  @Test func routeToSomethingUnknown() {
    let app = AppSketch(
      """
      enum BoxRoute: Route { case open }
      final class BoxCoordinator: NavigationCoordinator<BoxRoute> {
        override func prepareTransition(for route: BoxRoute) -> NavigationTransition {
          switch route { case .open: return .push(LostViewController()) }
        }
      }
      """)
    app.expect(from: "BoxCoordinator", "", warnings: ["BoxCoordinator shows for 'open' LostViewController"])
  }

  @Test func coordinatorThatShowsSomethingUnknown() {
    let app = AppSketch(
      """
      final class BoxCoordinator: Coordinator {
        func start() { stack.pushViewController(mystery.make(), animated: true) }
        func next() { stack.present(LostViewController(), animated: true) }
      }
      """)
    app.expect(
      from: "BoxCoordinator", "",
      warnings: [
        "App.swift:2:24: warning: BoxCoordinator shows " + nothingLeads,
        "App.swift:3:23: warning: BoxCoordinator shows LostViewController, which is not declared",
      ])
  }

  @Test func whatNeedsNoWord() {
    app(
      """
      stack.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
      stack.pushViewController(UIViewController(), animated: true)
      stack.popViewController(animated: true)
      stack.dismiss(animated: true, completion: nil)
      if let top = stack.topViewController { stack.setViewControllers([top], animated: false) }
      return .none
      """
    ).expect(from: "BoxFlow", "")
  }

  @Test func unknownScreenInAList() {
    app(
      "stack.setViewControllers([BoxViewController(), mystery.make()], animated: true)\nreturn .none",
      more: "final class BoxViewController: UIViewController {}"
    ).expect(
      from: "BoxFlow", "BoxFlow | open | BoxViewController | shown\nBoxFlow | shut | BoxViewController | shown",
      warnings: ["App.swift:8:13: warning: BoxFlow shows for 'open', 'shut' " + nothingLeads])
    app("stack.viewControllers = [mystery.make()]\nreturn .none").expect(
      from: "BoxFlow", "", warnings: ["warning: BoxFlow shows for 'open', 'shut' " + nothingLeads])
    app("stack.viewControllers = [LostViewController()]\nreturn .none").expect(
      from: "BoxFlow", "", warnings: ["shows for 'open', 'shut' LostViewController, which is not declared"])
  }

  @Test func whatOnlyRearrangesTheStackNeedsNoWord() {
    app(
      """
      stack.viewControllers = [stack.topViewController, stack.viewControllers[0]].compactMap { $0 }
      stack.setViewControllers(stack.viewControllers.filter { $0.isViewLoaded }, animated: true)
      stack.setViewControllers(stack.viewControllers.dropLast() + [BoxViewController()], animated: true)
      var screens = stack.viewControllers
      screens.removeLast()
      stack.setViewControllers(screens, animated: true)
      if let shown = stack.presentedViewController { stack.present(shown, animated: true) }
      return .none
      """, more: "final class BoxViewController: UIViewController {}"
    ).expect(from: "BoxFlow", "BoxFlow | open | BoxViewController | shown\nBoxFlow | shut | BoxViewController | shown")
  }

  @Test func whatConvertsItselfStaysWhatItIs() {
    let app = AppSketch(
      """
      protocol Presentable { func toPresentable() -> UIViewController }
      extension UIViewController: Presentable { func toPresentable() -> UIViewController { self } }
      final class Router {
        private let stack = UINavigationController()
        func push(_ module: Presentable) { stack.pushViewController(module.toPresentable(), animated: true) }
      }
      final class BoxViewController: UIViewController {}
      final class BoxCoordinator: Coordinator {
        private let router = Router()
        func start() { router.push(BoxViewController()) }
        func warn() { router.push(UIAlertController(title: nil, message: nil, preferredStyle: .alert)) }
        func show(_ module: Coordinator & Presentable) { router.push(module) }
        func lose() { router.push(mystery.make()) }
      }
      """)
    app.expect(
      from: "BoxCoordinator", "BoxCoordinator | start | BoxViewController | screen",
      warnings: ["App.swift:13:24: warning: BoxCoordinator shows " + nothingLeads])
  }

  @Test func screenThatIsGivenByItsCallerNeedsNoWord() {
    let app = AppSketch(
      """
      final class BoxCoordinator: Coordinator {
        func start() {}
        func show(_ screen: UIViewController) { stack.pushViewController(screen, animated: true) }
        func replace(with screens: [UIViewController]) { stack.setViewControllers(screens, animated: true) }
      }
      """)
    app.expect(from: "BoxCoordinator", "")
  }

  @Test func theRestOfTheTreeIsThere() {
    let app = AppSketch(
      screens: "OneViewController",
      """
      enum BoxStep: Step { case lost, one }
      final class BoxFlow: Flow {
        func navigate(to step: Step) -> FlowContributors {
          switch step as? BoxStep {
          case .lost: return .one(flowContributor: .contribute(withNext: mystery.make()))
          case .one: return .one(flowContributor: .contribute(withNext: OneViewController()))
          default: return .none
          }
        }
      }
      """)
    app.expect(
      from: "BoxFlow", "BoxFlow | one | OneViewController | screen",
      warnings: ["App.swift:5:47: warning: BoxFlow contributes for 'lost' something"])
  }
}
