import Testing

@testable import RxTreeKit

/// Coordinators that a coordinator leads to.
@Suite struct ChildCoordinatorTests {
  private let children = """
    enum TeaRoute: Route { case initial, steep }
    final class TeaViewController: UIViewController {}
    final class TeaCoordinator: NavigationCoordinator<TeaRoute> {
      init(rootViewController: UINavigationController = .init()) {
        super.init(rootViewController: rootViewController, initialRoute: nil)
        trigger(.initial)
      }
      override func prepareTransition(for route: TeaRoute) -> NavigationTransition {
        switch route {
        case .initial: return .push(TeaViewController())
        case .steep: return .none()
        }
      }
    }
    """

  /// A coordinator of one route, `tea`, with the given transition.
  private func app(_ body: String) -> AppSketch {
    AppSketch(
      """
      enum CafeRoute: Route { case tea }
      final class CafeCoordinator: NavigationCoordinator<CafeRoute> {
        override func prepareTransition(for route: CafeRoute) -> NavigationTransition {
          switch route {
          case .tea:
            \(body)
          }
        }
      }
      //- Tea.swift
      \(children)
      """)
  }

  private let edges = """
    CafeCoordinator | tea | TeaCoordinator | flow
    TeaCoordinator | initial | TeaViewController | screen
    """

  @Test(arguments: [
    "return .present(TeaCoordinator())", "return .present(TeaCoordinator().strongRouter)",
    "let coordinator = TeaCoordinator()\nreturn .present(coordinator, animation: .fade)",
    "let teaRouter = TeaCoordinator().strongRouter\nreturn .set([teaRouter])",
    "let tea = TeaCoordinator()\nreturn .embed(tea, in: rootViewController)",
    "addChild(TeaCoordinator(rootViewController: rootViewController))\nreturn .none()",
    "addChild(TeaCoordinator(rootViewController: self.rootViewController))\nreturn .multiple()",
    "let tea = TeaCoordinator(rootViewController: rootViewController)\naddChild(tea)\nreturn .none()",
    "return .multiple(.set([TeaCoordinator()]), .select(index: 0))",
  ])
  func everyWayToLeadToAChild(_ body: String) {
    app(body).expect(from: "CafeCoordinator", edges)
  }

  @Test func branchesOfWhichOneLeavesAndOneAdds() {
    app(
      """
      if let callback = callback {
        callback()
        return .pop()
      } else {
        addChild(TeaCoordinator(rootViewController: rootViewController))
        return .none()
      }
      """
    ).expect(from: "CafeCoordinator", edges)
  }

  @Test func routerAsTheValueOfARoute() {
    let app = AppSketch(
      """
      enum AppRoute: Route { case home(StrongRouter<TeaRoute>?), login }
      final class AppCoordinator: NavigationCoordinator<AppRoute> {
        override func prepareTransition(for route: AppRoute) -> NavigationTransition {
          switch route {
          case let .home(router):
            if let router = router { return .presentFullScreen(router, animation: .fade) }
            let alert = UIAlertController(title: "Home?", message: nil, preferredStyle: .alert)
            alert.addAction(.init(title: "Tea", style: .default) { [unowned self] _ in
              self.trigger(.home(TeaCoordinator().strongRouter))
            })
            return .present(alert)
          case .login: return .none()
          }
        }
      }
      \(children)
      """)
    app.expect(
      from: "AppCoordinator",
      """
      AppCoordinator | home | TeaCoordinator | flow
      TeaCoordinator | initial | TeaViewController | screen
      """)
  }

  @Test func deepLinkLeadsToItsFirstHop() {
    let app = AppSketch(
      """
      enum AppRoute: Route { case home(StrongRouter<TeaRoute>), steeping }
      final class AppCoordinator: NavigationCoordinator<AppRoute> {
        override func prepareTransition(for route: AppRoute) -> NavigationTransition {
          switch route {
          case .home(let router): return .present(router)
          case .steeping:
            return .multiple(
              .dismissAll(), deepLink(AppRoute.home(TeaCoordinator().strongRouter), TeaRoute.initial, TeaRoute.steep))
          }
        }
      }
      \(children)
      """)
    app.expect(
      from: "AppCoordinator",
      """
      AppCoordinator | steeping | TeaCoordinator | flow
      TeaCoordinator | initial | TeaViewController | screen
      """)
  }

  @Test func coordinatorThatContainsItself() {
    let app = AppSketch(
      screens: "FilmViewController",
      """
      enum FilmRoute: Route { case initial, similar }
      final class FilmCoordinator: NavigationCoordinator<FilmRoute> {
        override func prepareTransition(for route: FilmRoute) -> NavigationTransition {
          switch route {
          case .initial: return .push(FilmViewController())
          case .similar:
            addChild(FilmCoordinator(rootViewController: rootViewController))
            return .none()
          }
        }
      }
      """)
    app.expect(
      from: "FilmCoordinator",
      """
      FilmCoordinator | initial | FilmViewController | screen
      FilmCoordinator | similar | FilmCoordinator | flow
      """)
  }

  @Test func childTwiceByOneRouteIsOneEdge() {
    app("return .multiple(.set([TeaCoordinator(), TeaCoordinator()]), .select(TeaCoordinator()))")
      .expect(from: "CafeCoordinator", edges)
  }

  @Test func sharedRouteEnum() {
    let app = AppSketch(
      screens: "HomeViewController",
      """
      enum HomeRoute: Route { case home, other }
      final class TabHomeCoordinator: NavigationCoordinator<HomeRoute> {
        override func prepareTransition(for route: HomeRoute) -> NavigationTransition {
          switch route {
          case .home: return .push(HomeViewController())
          case .other: return .present(PageHomeCoordinator())
          }
        }
      }
      final class PageHomeCoordinator: NavigationCoordinator<HomeRoute> {
        override func prepareTransition(for route: HomeRoute) -> NavigationTransition {
          switch route {
          case .home: return .push(HomeViewController())
          case .other: return .none()
          }
        }
      }
      """)
    app.expect(
      from: "TabHomeCoordinator",
      """
      TabHomeCoordinator | home | HomeViewController | screen
      TabHomeCoordinator | other | PageHomeCoordinator | flow
      PageHomeCoordinator | home | HomeViewController | screen
      """)
  }
}
