import Testing

@testable import RxTreeKit

/// Cordux's stacks: the route's segments lead to coordinators and screens.
@Suite struct NavigationTests {
  /// A coordinator whose `coordinators(for:)` has the given body, with two children.
  private func app(_ body: String) -> AppSketch {
    AppSketch(
      """
      final class NotesCoordinator: NavigationCoordinator {
        enum RouteSegment: String, RouteConvertible { case list, detail }
        let store: AppStore
        var coordinators: [AnyCoordinator] = []
        func coordinators(for route: Route) -> [AnyCoordinator] {
          \(body)
        }
      }
      //- Children.swift
      final class ListCoordinator: Coordinator {
        enum RouteSegment: RouteConvertible { case list }
      }
      final class DetailCoordinator: Coordinator {
        enum RouteSegment: RouteConvertible { case detail, part }
      }
      """)
  }

  private let edges = """
    NotesCoordinator | list | ListCoordinator | flow
    NotesCoordinator | detail | DetailCoordinator | flow
    """

  @Test func switchOverSegments() {
    app(
      """
      var result: [AnyCoordinator] = []
      for segment in route {
        switch RouteSegment(rawValue: segment) {
        case .list?: result.append(ListCoordinator(store: store))
        case .detail?: result.append(DetailCoordinator(store: store))
        default: break
        }
      }
      return result
      """
    ).expect(from: "NotesCoordinator", edges)
  }

  @Test func comparisonsWithTheChildrensSegments() {
    app(
      """
      var coordinators: [AnyCoordinator] = []
      var tail = route
      if let segment = tail.first, segment.route() == ListCoordinator.RouteSegment.list.route() {
        coordinators.append(ListCoordinator(store: store))
        tail.removeFirst()
      }
      if let segment = tail.first, segment.route() == DetailCoordinator.RouteSegment.detail.route() {
        if let id = tail.dropFirst().first {
          coordinators.append(DetailCoordinator(store: store, id: id))
        } else {
          coordinators.append(DetailCoordinator(store: store))
        }
      }
      return coordinators
      """
    ).expect(from: "NotesCoordinator", edges)
  }

  @Test func mapOverTheRoute() {
    app(
      """
      return route.compactMap { segment -> AnyCoordinator? in
        switch segment {
        case "list": return ListCoordinator(store: self.store)
        case "detail": return DetailCoordinator(store: self.store)
        default: return nil
        }
      }
      """
    ).expect(from: "NotesCoordinator", edges)
  }

  @Test func screensWithContexts() {
    let app = AppSketch(
      screens: "SignInViewController ForgotViewController",
      """
      final class AuthCoordinator: NavigationControllerCoordinator {
        enum RouteSegment: String, RouteConvertible { case signIn, forgot }
        let store: AppStore
        let navigationController: UINavigationController
        let signIn: SignInViewController
        init(store: AppStore) {
          self.store = store
          signIn = UIStoryboard(name: "Auth", bundle: nil).instantiateInitialViewController() as! SignInViewController
          navigationController = UINavigationController(rootViewController: signIn)
        }
        func start(route: Route) {
          signIn.corduxContext = Context(routeSegment: RouteSegment.signIn, lifecycleDelegate: self)
          if route.last == "forgot" {
            navigationController.pushViewController(createForgot(), animated: false)
          }
        }
        func updateRoute(_ route: Route, completionHandler: @escaping () -> Void) {
          navigationController.pushViewController(createForgot(), animated: true)
        }
        private func createForgot() -> ForgotViewController {
          let forgot = ForgotViewController.make()
          forgot.corduxContext = Context(routeSegment: RouteSegment.forgot, lifecycleDelegate: self)
          return forgot
        }
      }
      """)
    app.expect(
      from: "AuthCoordinator",
      """
      AuthCoordinator | signIn | SignInViewController | screen
      AuthCoordinator | forgot | ForgotViewController | screen
      """)
  }

  @Test func screenOfACoordinatorWithOneSegment() {
    let app = AppSketch(
      screens: "CardViewController",
      """
      final class CardCoordinator: Coordinator {
        enum RouteSegment: RouteConvertible { case card }
        var route: Route { return RouteSegment.card.route() }
        let card: CardViewController
        var rootViewController: UIViewController { return card }
        init(store: AppStore) {
          card = UIStoryboard(name: "Card", bundle: nil).instantiateViewController(withIdentifier: "Card") as! CardViewController
        }
      }
      """)
    app.expect(from: "CardCoordinator", "CardCoordinator | card | CardViewController | screen")
  }

  @Test func screenOfACoordinatorWithoutSegments() {
    let app = AppSketch(
      screens: "CardViewController OtherViewController",
      """
      final class CardCoordinator: NavigationControllerCoordinator {
        let navigationController: UINavigationController
        let card: CardViewController
        init(store: AppStore) {
          card = CardViewController.make()
          navigationController = UINavigationController(rootViewController: card)
        }
      }
      final class ModalCoordinator: Coordinator {
        let other: OtherViewController
        var rootViewController: UIViewController { return other }
        init(store: AppStore) { other = OtherViewController.make() }
      }
      """)
    app.expect(from: "CardCoordinator", "CardCoordinator | init | CardViewController | screen")
    app.expect(from: "ModalCoordinator", "ModalCoordinator | init | OtherViewController | screen")
  }
}
