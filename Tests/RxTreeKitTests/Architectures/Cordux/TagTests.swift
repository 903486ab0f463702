import Testing

@testable import RxTreeKit

/// Cordux's scene coordinators: a tag of the route leads to a coordinator.
@Suite struct TagTests {
  /// A coordinator whose `coordinatorForTag` has the given body, with two children.
  private func app(_ body: String, result: String = "AnyCoordinator?") -> AppSketch {
    AppSketch(
      """
      final class AppCoordinator: SceneCoordinator {
        enum RouteSegment: String, RouteConvertible { case auth, catalog }
        let store: Store<AppState>
        var currentScene: AnyCoordinator?
        init(store: Store<AppState>, container: UIViewController) { self.store = store }
        func coordinatorForTag(_ tag: String) -> \(result) {
          \(body)
        }
      }
      //- Children.swift
      final class AuthCoordinator: NavigationControllerCoordinator {
        init(store: Store<AppState>) {}
      }
      final class CatalogCoordinator: NavigationControllerCoordinator {
        init(store: Store<AppState>) {}
      }
      """)
  }

  private let edges = """
    AppCoordinator | auth | AuthCoordinator | flow
    AppCoordinator | catalog | CatalogCoordinator | flow
    """

  @Test func switchOverTheSegment() {
    app(
      """
      guard let segment = RouteSegment(rawValue: tag) else { return nil }
      switch segment {
      case .auth: return AuthCoordinator(store: store)
      case .catalog: return CatalogCoordinator(store: store)
      }
      """
    ).expect(from: "AppCoordinator", edges)
  }

  @Test func coordinatorWithAFlag() {
    app(
      """
      switch RouteSegment(rawValue: tag) {
      case .auth?: return (AuthCoordinator(store: store), true)
      case .catalog?: return (CatalogCoordinator(store: store), false)
      case nil: return nil
      }
      """, result: "(coordinator: AnyCoordinator, started: Bool)?"
    ).expect(from: "AppCoordinator", edges)
  }

  @Test func switchOverTheTextItself() {
    app(
      """
      switch tag {
      case "auth": return AuthCoordinator(store: store)
      case "catalog": return CatalogCoordinator(store: store)
      default: return nil
      }
      """
    ).expect(from: "AppCoordinator", edges)
  }

  @Test func comparisonsWithRawValues() {
    app(
      """
      if tag == RouteSegment.auth.rawValue { return AuthCoordinator(store: store) }
      if tag == RouteSegment.catalog.rawValue {
        let catalog = CatalogCoordinator(store: store)
        return catalog
      }
      return nil
      """
    ).expect(from: "AppCoordinator", edges)
  }

  @Test func switchOverRawValues() {
    app(
      """
      switch tag {
      case RouteSegment.auth.rawValue: return AuthCoordinator(store: store)
      case RouteSegment.catalog.rawValue: return CatalogCoordinator(store: store)
      default: return nil
      }
      """
    ).expect(from: "AppCoordinator", edges)
  }

  @Test func presentRootHandedIn() {
    let app = AppSketch(
      """
      final class AppCoordinator: SceneCoordinator {
        enum RouteSegment: String, RouteConvertible { case catalog }
        let store: Store<AppState>
        func coordinatorForTag(_ tag: String) -> AnyCoordinator? {
          switch RouteSegment(rawValue: tag) {
          case .catalog?:
            return CatalogContainerCoordinator(store: store, rootCoordinator: CatalogCoordinator(store: store))
          default: return nil
          }
        }
      }
      //- CatalogCoordinators.swift
      final class CatalogContainerCoordinator: PresentingCoordinator {
        let store: Store<AppState>
        let rootCoordinator: AnyCoordinator
        lazy var presentables: [GeneratingScene] = {
          return [
            GeneratingScene(tag: "modal") { return ModalCoordinator(store: self.store) },
          ]
        }()
        init(store: Store<AppState>, rootCoordinator: AnyCoordinator) {
          self.store = store
          self.rootCoordinator = rootCoordinator
        }
      }
      final class CatalogCoordinator: TabBarControllerCoordinator {
        init(store: Store<AppState>) {}
      }
      final class ModalCoordinator: Coordinator {
        init(store: Store<AppState>) {}
      }
      """)
    app.expect(
      from: "AppCoordinator",
      """
      AppCoordinator | catalog | CatalogContainerCoordinator | flow
      CatalogContainerCoordinator | catalog | CatalogCoordinator | flow
      CatalogContainerCoordinator | modal | ModalCoordinator | flow
      """)
  }

  @Test func presentRootOfItsOwnMaking() {
    AppSketch(
      """
      final class CatalogCoordinator: PresentingCoordinator {
        let store: Store<AppState>
        let rootCoordinator: any AnyCoordinator
        let presentables: [GeneratingScene]
        init(store: Store<AppState>) {
          self.store = store
          rootCoordinator = TabsCoordinator(store: store)
          presentables = [GeneratingScene(tag: "cart") { CartCoordinator(store: store) }]
        }
      }
      final class TabsCoordinator: TabBarControllerCoordinator { init(store: Store<AppState>) {} }
      final class CartCoordinator: Coordinator { init(store: Store<AppState>) {} }
      """
    ).expect(
      from: "CatalogCoordinator",
      """
      CatalogCoordinator | cart | CartCoordinator | flow
      CatalogCoordinator | init | TabsCoordinator | flow
      """)
  }
}
