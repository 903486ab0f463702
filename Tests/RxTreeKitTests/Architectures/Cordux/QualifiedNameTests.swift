import Testing

@testable import RxTreeKit

/// Coordinators that are all called Coordinator, each inside its own type.
@Suite struct QualifiedNameTests {
  private let app = AppSketch(
    """
    enum Main {
      final class Coordinator: SceneCoordinator {
        enum RouteSegment: String, RouteConvertible { case list, detail }
        func coordinatorForTag(_ tag: String) -> AnyCoordinator? {
          switch RouteSegment(rawValue: tag) {
          case .list?: return List.Coordinator()
          case .detail?: return Detail.Coordinator()
          case nil: return nil
          }
        }
      }
    }
    //- List.swift
    enum List {}
    extension List {
      final class Coordinator: NavigationControllerCoordinator {
        let list = ViewController()
        var rootViewController: UIViewController { list }
      }
      final class ViewController: UIViewController {}
    }
    //- Detail.swift
    struct Detail {
      final class Coordinator: Cordux.Coordinator {
        let detail: ViewController
        var rootViewController: UIViewController { detail }
        init() { detail = ViewController() }
      }
    }
    //- Detail.ViewController.swift
    extension Detail { class ViewController: UIViewController {} }
    //- AppDelegate.swift
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var coordinator: Main.Coordinator!
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        coordinator = Main.Coordinator()
        coordinator.start(route: [])
        return true
      }
    }
    """)

  @Test func namesAreQualified() {
    app.expect(
      from: "Main.Coordinator",
      """
      Main.Coordinator | list | List.Coordinator | flow
      Main.Coordinator | detail | Detail.Coordinator | flow
      List.Coordinator | init | List.ViewController | screen
      Detail.Coordinator | init | Detail.ViewController | screen
      """)
  }

  @Test func rootIsQualified() { app.expectRoots("Main.Coordinator") }

  @Test func coordinatorNestedInItsScreen() {
    let app = AppSketch(
      """
      final class GateViewController: UIViewController {
        final class Coordinator: NavigationControllerCoordinator {
          let gate = GateViewController()
          lazy var navigationController = UINavigationController(rootViewController: gate)
        }
      }
      final class YardViewController: UIViewController {
        final class Coordinator: SceneCoordinator {
          func coordinatorForTag(_ tag: String) -> AnyCoordinator? {
            switch tag { case "gate": return GateViewController.Coordinator(); default: return nil }
          }
        }
      }
      """)
    app.expect(
      from: "YardViewController.Coordinator",
      """
      YardViewController.Coordinator | gate | GateViewController.Coordinator | flow
      GateViewController.Coordinator | init | GateViewController | screen
      """)
  }

  @Test(arguments: [
    "SceneCoordinator", "TabBarControllerCoordinator", "NavigationControllerCoordinator", "PresentingCoordinator",
    "Coordinator", "AnyCoordinator", "Cordux.SceneCoordinator", "NavigationCoordinator",
  ])
  func everyProtocolMakesACoordinator(_ name: String) {
    let app = AppSketch("final class Thing: NSObject, \(name) {}")
    #expect(app.analysis.graph.nodes.map(\.kind) == [.coordinator])
  }
}
