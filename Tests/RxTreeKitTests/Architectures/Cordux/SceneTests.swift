import Testing

@testable import RxTreeKit

/// Cordux's tabs and modals: scenes with a tag.
@Suite struct SceneTests {
  private let children = """
    //- Children.swift
    final class SunCoordinator: NavigationControllerCoordinator { init(store: AppStore) {} }
    final class MoonCoordinator: NavigationControllerCoordinator { init(store: AppStore) {} }
    typealias AppStore = Store<AppState>
    """

  private let edges = """
    SkyCoordinator | sun | SunCoordinator | flow
    SkyCoordinator | moon | MoonCoordinator | flow
    """

  @Test func scenesAssignedInInit() {
    let app = AppSketch(
      """
      final class SkyCoordinator: NSObject, TabBarControllerCoordinator {
        let store: AppStore
        let scenes: [Scene]
        let tabBarController: UITabBarController
        init(store: AppStore) {
          self.store = store
          scenes = [
            Scene(tag: "sun", coordinator: SunCoordinator(store: store)),
            Scene(tag: "moon", coordinator: MoonCoordinator(store: store)),
          ]
          tabBarController = UIStoryboard(name: "Sky", bundle: nil).instantiateInitialViewController() as! UITabBarController
        }
      }
      \(children)
      """)
    app.expect(from: "SkyCoordinator", edges)
  }

  @Test func scenesWithTheirSegmentsAsTags() {
    let app = AppSketch(
      """
      final class SkyCoordinator: NSObject, TabBarControllerCoordinator {
        enum RouteSegment: String, RouteConvertible { case sun, moon }
        let scenes: [Scene]
        init(store: AppStore) {
          let sun = SunCoordinator(store: store)
          scenes = [
            Scene(tag: RouteSegment.sun.rawValue, coordinator: sun),
            Scene(tag: RouteSegment.moon.rawValue, coordinator: MoonCoordinator(store: store)),
          ]
        }
      }
      \(children)
      """)
    app.expect(from: "SkyCoordinator", edges)
  }

  @Test func generatingScenes() {
    let app = AppSketch(
      """
      final class SkyCoordinator: PresentingCoordinator {
        let store: AppStore
        lazy var presentables: [GeneratingScene] = [
          GeneratingScene(tag: "sun") { SunCoordinator(store: self.store) },
          GeneratingScene(tag: "moon", buildCoordinator: { [unowned self] in
            let moon = MoonCoordinator(store: self.store)
            return moon
          }),
        ]
        init(store: AppStore) { self.store = store }
      }
      \(children)
      """)
    app.expect(from: "SkyCoordinator", edges)
  }

  @Test(arguments: [
    "let rootCoordinator: any AnyCoordinator\n  init(store: AppStore) { rootCoordinator = SunCoordinator(store: store) }",
    "lazy var rootCoordinator = SunCoordinator(store: store)\n  let store: AppStore",
    "let rootCoordinator = SunCoordinator(store: .shared)",
  ])
  func theCoordinatorOverWhichOthersArePresented(root: String) {
    let app = AppSketch(
      """
      final class SkyCoordinator: PresentingCoordinator {
        \(root)
        lazy var presentables = [GeneratingScene(tag: "moon") { MoonCoordinator(store: .shared) }]
      }
      \(children)
      """)
    app.expect(
      from: "SkyCoordinator",
      """
      SkyCoordinator | moon | MoonCoordinator | flow
      SkyCoordinator | init | SunCoordinator | flow
      """)
  }

  @Test func aRootCoordinatorThatIsGivenIsWhereItIsMade() {
    let app = AppSketch(
      """
      final class SkyCoordinator: PresentingCoordinator {
        let rootCoordinator: any AnyCoordinator
        init(rootCoordinator: any AnyCoordinator) { self.rootCoordinator = rootCoordinator }
      }
      final class DayCoordinator: Coordinator {
        func start() { SkyCoordinator(rootCoordinator: SunCoordinator(store: .shared)).start() }
      }
      \(children)
      """)
    app.expect(
      from: "DayCoordinator",
      """
      DayCoordinator | start | SkyCoordinator | flow
      SkyCoordinator | init | SunCoordinator | flow
      """)
  }

  @Test func computedScenes() {
    let app = AppSketch(
      """
      final class SkyCoordinator: TabBarControllerCoordinator {
        let store: AppStore
        var scenes: [Scene] {
          [Scene(tag: "sun", coordinator: SunCoordinator(store: store)), Scene(tag: "moon", coordinator: MoonCoordinator(store: store))]
        }
      }
      \(children)
      """)
    app.expect(from: "SkyCoordinator", edges)
  }
}
