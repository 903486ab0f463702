import Testing

@testable import RxTreeKit

/// Coordinators of tabs, pages and split screens, and their routers.
@Suite struct TabAndPageTests {
  /// A coordinator of the given declaration; NewsCoordinator and MailCoordinator are its tabs.
  private func app(_ coordinator: String) -> AppSketch {
    AppSketch(
      """
      enum HomeRoute: Route { case news, mail }
      \(coordinator)
      //- Tabs.swift
      enum NewsRoute: Route { case initial }
      enum MailRoute: Route { case initial }
      final class NewsCoordinator: NavigationCoordinator<NewsRoute> {
        override func prepareTransition(for route: NewsRoute) -> NavigationTransition { .none() }
      }
      final class MailCoordinator: NavigationCoordinator<MailRoute> {
        override func prepareTransition(for route: MailRoute) -> NavigationTransition { .none() }
      }
      """)
  }

  private let byRoute = """
    HomeCoordinator | news | NewsCoordinator | flow
    HomeCoordinator | mail | MailCoordinator | flow
    """
  private let byInit = """
    HomeCoordinator | init | NewsCoordinator | flow
    HomeCoordinator | init | MailCoordinator | flow
    """

  @Test func routersOfLocalsThatRoutesSelect() {
    app(
      """
      final class HomeCoordinator: TabBarCoordinator<HomeRoute> {
        private let newsRouter: StrongRouter<NewsRoute>
        private let mailRouter: StrongRouter<MailRoute>
        init() {
          let newsCoordinator = NewsCoordinator()
          newsCoordinator.rootViewController.tabBarItem = UITabBarItem(tabBarSystemItem: .recents, tag: 0)
          let mailCoordinator = MailCoordinator()
          newsRouter = newsCoordinator.strongRouter
          mailRouter = mailCoordinator.strongRouter
          super.init(tabs: [newsRouter, mailRouter], select: newsRouter)
        }
        override func prepareTransition(for route: HomeRoute) -> TabBarTransition {
          switch route {
          case .news: return .select(newsRouter)
          case .mail: return .select(mailRouter)
          }
        }
      }
      """
    ).expect(from: "HomeCoordinator", byRoute)
  }

  @Test func localsOfAConvenienceInitialiser() {
    app(
      """
      final class HomeCoordinator: TabBarCoordinator<HomeRoute> {
        private let newsRouter: StrongRouter<NewsRoute>
        private let mailRouter: StrongRouter<MailRoute>
        convenience init() {
          let news = NewsCoordinator()
          let mail = MailCoordinator()
          self.init(newsRouter: news.strongRouter, mailRouter: mail.strongRouter)
        }
        init(newsRouter: StrongRouter<NewsRoute>, mailRouter: StrongRouter<MailRoute>) {
          self.newsRouter = newsRouter
          self.mailRouter = mailRouter
          super.init(tabs: [newsRouter, mailRouter], select: mailRouter)
        }
        override func prepareTransition(for route: HomeRoute) -> TabBarTransition {
          switch route {
          case .news: return .select(newsRouter)
          case .mail: return .select(mailRouter)
          }
        }
      }
      """
    ).expect(from: "HomeCoordinator", byRoute)
  }

  @Test func pagesAsDefaultArguments() {
    app(
      """
      final class HomeCoordinator: PageCoordinator<HomeRoute> {
        private let newsRouter: StrongRouter<NewsRoute>
        private let mailRouter: StrongRouter<MailRoute>
        init(newsRouter: StrongRouter<NewsRoute> = NewsCoordinator().strongRouter,
             mailRouter: StrongRouter<MailRoute> = MailCoordinator().strongRouter) {
          self.newsRouter = newsRouter
          self.mailRouter = mailRouter
          super.init(
            rootViewController: .init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil),
            pages: [newsRouter, mailRouter], loop: false, set: newsRouter, direction: .forward)
        }
        override func prepareTransition(for route: HomeRoute) -> PageTransition {
          switch route {
          case .news: return .set(newsRouter, direction: .forward)
          case .mail: return .set(mailRouter, direction: .reverse)
          }
        }
      }
      """
    ).expect(from: "HomeCoordinator", byRoute)
  }

  @Test func splitScreen() {
    app(
      """
      final class HomeCoordinator: SplitCoordinator<HomeRoute> {
        private let newsRouter: StrongRouter<NewsRoute>
        private let mailRouter: StrongRouter<MailRoute>
        init(newsRouter: StrongRouter<NewsRoute> = NewsCoordinator().strongRouter,
             mailRouter: StrongRouter<MailRoute> = MailCoordinator().strongRouter) {
          self.newsRouter = newsRouter
          self.mailRouter = mailRouter
          super.init(master: mailRouter, detail: newsRouter)
        }
        override func prepareTransition(for route: HomeRoute) -> SplitTransition {
          switch route {
          case .news: return .showDetail(newsRouter)
          case .mail: return .show(mailRouter)
          }
        }
      }
      """
    ).expect(from: "HomeCoordinator", byRoute)
  }

  @Test func tabsThatNoRouteSelects() {
    app(
      """
      final class HomeCoordinator: TabBarCoordinator<HomeRoute> {
        convenience init() {
          self.init(news: NewsCoordinator().strongRouter, mail: MailCoordinator().strongRouter)
        }
        init(news: StrongRouter<NewsRoute>, mail: StrongRouter<MailRoute>) {
          super.init(tabs: [news, mail], select: news)
        }
      }
      """
    ).expect(from: "HomeCoordinator", byInit)
  }

  @Test func tabsForAnInheritedInitialiser() {
    app(
      """
      final class HomeCoordinator: TabBarCoordinator<HomeRoute> {
        convenience init() {
          self.init(tabs: [NewsCoordinator().strongRouter, MailCoordinator().strongRouter])
        }
      }
      """
    ).expect(from: "HomeCoordinator", byInit)
  }

  @Test func tabsThatOneRouteSets() {
    app(
      """
      final class HomeViewController: UITabBarController {}
      final class HomeCoordinator: TabBarCoordinator<HomeRoute> {
        init() {
          super.init(rootViewController: HomeViewController(), initialRoute: nil)
          trigger(.news)
        }
        override func prepareTransition(for route: HomeRoute) -> TabBarTransition {
          switch route {
          case .news:
            let news = NewsCoordinator()
            let mail = MailCoordinator()
            return .multiple(.set([news, mail]), .select(news))
          case .mail: return .none()
          }
        }
      }
      """
    ).expect(
      from: "HomeCoordinator",
      """
      HomeCoordinator | news | NewsCoordinator | flow
      HomeCoordinator | news | MailCoordinator | flow
      """)
  }
}
