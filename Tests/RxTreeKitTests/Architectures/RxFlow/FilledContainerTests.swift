import Testing

@testable import RxTreeKit

/// Containers that somebody else fills.
@Suite struct FilledContainerTests {
  @Test func flowThatFillsAContainer() {
    let app = AppSketch(
      screens: "ParametersViewController HeadersViewController",
      """
      enum RequestStep: Step { case start }
      final class RequestViewController: UIViewController {
        var contentViewControllers: [UIViewController] = []
      }
      final class RequestFlow: Flow {
        var root: Presentable { request }
        private let request: RequestViewController
        init() {
          let keyValues = ParametersViewController()
          let headers = HeadersViewController(viewModel: .init())
          request = RequestViewController()
          request.contentViewControllers = [keyValues, headers]
        }
        func navigate(to step: Step) -> FlowContributors {
          guard case .start? = step as? RequestStep else { return .none }
          return .multiple(flowContributors: [.viewController(request)])
        }
      }
      """)
    app.expect(
      from: "RequestFlow",
      """
      RequestFlow | start | RequestViewController | screen
      RequestViewController |  | ParametersViewController | child
      RequestViewController |  | HeadersViewController | child
      """)
  }

  @Test func tabsThatAFlowSetsAreItsFlowsRoots() {
    let app = AppSketch(
      """
      enum MainStep: Step { case start }
      final class MainViewController: UITabBarController {}
      final class MainFlow: Flow {
        var root: Presentable { main }
        private let main = MainViewController()
        func navigate(to step: Step) -> FlowContributors {
          guard case .start? = step as? MainStep else { return .none }
          let childFlow = ChildFlow()
          let profileFlow = ProfileFlow()
          Flows.use(childFlow, profileFlow, when: .ready) { [unowned self] in
            self.main.viewControllers = [$0, $1]
          }
          return .multiple(flowContributors: [
            .viewController(main), .flow(childFlow, with: MainStep.start), .flow(profileFlow, with: MainStep.start),
          ])
        }
      }
      final class ChildFlow: Flow {}
      final class ProfileFlow: Flow {}
      """)
    app.expect(
      from: "MainFlow",
      """
      MainFlow | start | MainViewController | screen
      MainFlow | start | ChildFlow | flow
      MainFlow | start | ProfileFlow | flow
      """)
  }

  @Test func containerFilledByADependencyContainer() {
    let app = AppSketch(
      screens: "AllViewController MineViewController",
      """
      final class PostsTabViewController: TabmanViewController {
        private var pages: [UIViewController] = []
        func setViewControllers(_ pages: [UIViewController]) { self.pages = pages }
      }
      //- DI.swift
      final class ScreenAssembly: Assembly {
        func assemble(container: Container) {
          container.register(PostsTabViewController.self) { resolver in
            let tab = PostsTabViewController()
            tab.setViewControllers([
              AllViewController(reactor: resolver.resolve(AllReactor.self)!),
              MineViewController(reactor: resolver.resolve(MineReactor.self)!),
            ])
            return tab
          }
        }
      }
      """)
    app.expect(
      from: "PostsTabViewController",
      """
      PostsTabViewController |  | AllViewController | child
      PostsTabViewController |  | MineViewController | child
      """)
  }

  @Test func nestedControllersOfAFlowAreFlowEdges() {
    let app = AppSketch(
      """
      enum TrendStep: Step { case trends }
      final class TrendsViewController: UIViewController { var nestedViewControllers: [UIViewController] = [] }
      final class TrendFlow: Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard case .trends? = step as? TrendStep else { return .none }
          let trends = TrendsViewController()
          stack.pushViewController(trends, animated: true)
          let films = FilmFlow()
          Flows.use(films, when: .ready) { root in trends.nestedViewControllers = [root] }
          return .one(flowContributor: .contribute(withNext: films))
        }
      }
      final class FilmFlow: Flow {}
      """)
    app.expect(
      from: "TrendFlow",
      """
      TrendFlow | trends | TrendsViewController | shown
      TrendFlow | trends | FilmFlow | flow
      """)
  }
}
