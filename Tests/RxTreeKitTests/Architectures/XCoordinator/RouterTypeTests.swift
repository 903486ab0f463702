import Testing

@testable import RxTreeKit

/// Routers that are known by their route only.
@Suite struct RouterTypeTests {
  private let news = """
    enum NewsRoute: Route { case list }
    final class NewsCoordinator: NavigationCoordinator<NewsRoute> {
      override func prepareTransition(for route: NewsRoute) -> NavigationTransition { .none() }
    }
    """

  private func app(_ property: String, more: String = "") -> AppSketch {
    AppSketch(
      """
      enum HomeRoute: Route { case news }
      final class HomeCoordinator: TabBarCoordinator<HomeRoute> {
        private let newsRouter: \(property)
        init(newsRouter: \(property)) {
          self.newsRouter = newsRouter
          super.init(tabs: [newsRouter])
        }
        override func prepareTransition(for route: HomeRoute) -> TabBarTransition {
          switch route { case .news: return .select(newsRouter) }
        }
      }
      \(news)
      \(more)
      """)
  }

  private let edge = "HomeCoordinator | news | NewsCoordinator | flow"

  @Test(arguments: [
    "StrongRouter<NewsRoute>", "UnownedRouter<NewsRoute>", "WeakRouter<NewsRoute>", "any Router<NewsRoute>",
  ])
  func theOneCoordinatorOfTheRoute(_ type: String) {
    app(type).expect(from: "HomeCoordinator", edge)
  }

  @Test func twoCoordinatorsOfTheRouteAreNotGuessed() {
    app(
      "StrongRouter<NewsRoute>",
      more: """
        final class OtherNewsCoordinator: ViewCoordinator<NewsRoute> {
          override func prepareTransition(for route: NewsRoute) -> ViewTransition { .none() }
        }
        """
    ).expect(from: "HomeCoordinator", "")
  }

  @Test func routersThatScreensHoldAreNoChildren() {
    let app = AppSketch(
      """
      \(news)
      final class ListViewController: UIViewController {
        private let router: UnownedRouter<NewsRoute>
        private unowned let strong: StrongRouter<NewsRoute>
        init(router: UnownedRouter<NewsRoute>) { self.router = router }
        @objc func tapped() { router.trigger(.list); strong.trigger(.list, with: .init(animated: false)) }
      }
      """)
    app.expect(from: "ListViewController", "")
  }
}
