import CatalogExample
import Foundation
import Weir

/// What the example app Catalog costs: its store, router, coordinators and screens.
extension Case {
  private static let deepLink = "catalog://items/7/reviews"
  private static let list: Route = ["catalog", "items"]
  private static let item: Route = ["catalog", "items", "item", "7"]

  /// A cold start of the app to a link of four hops: the scene, the tab, an item and its reviews.
  static let catalogLink = Case(name: "catalog: a cold link", count: 100) {
    { await CatalogRun().start(link: deepLink) }
  }

  /// The same with the state read from a file.
  static let catalogRestored = Case(name: "catalog: restored, cold link", count: 100) {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString).json")
    let file = StateFile(at: url)
    let state = AppState(session: UserSession(name: "Ada"))
    do { try CatalogApp(state: state, keptIn: file).save() } catch { print("the state is not kept: \(error)") }
    return { await CatalogRun { CatalogApp(restoredFrom: file) }.start(link: deepLink) }
  }

  /// A change of the route that pushes an item, and one that pops it.
  static let catalogRoutes = Case(name: "catalog: an item and back", count: 500) {
    let run = CatalogRun()
    await run.start()
    return {
      await run.go(to: item)
      await run.go(to: list)
    }
  }

  /// Another tab and back.
  static let catalogTabs = Case(name: "catalog: a tab and back", count: 500) {
    let run = CatalogRun()
    await run.start()
    return {
      await run.go(to: ["catalog", "account"])
      await run.go(to: list)
    }
  }

  /// The cart is presented, and dismissed.
  static let catalogModal = Case(name: "catalog: the cart and back", count: 500) {
    let run = CatalogRun()
    await run.start()
    return {
      await run.go(to: list + ["cart"])
      await run.go(to: list)
    }
  }

  /// A screen with the same views that is pushed and popped without store, route and coordinators, in tabs as theirs: the
  /// limit for the item.
  static let byHand = Case(name: "by hand: an item and back", count: 500) {
    let host = HeadlessHost()
    let stack = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    host.show(tabs)
    await host.settle()
    return {
      stack.pushViewController(HandMadeItem(), animated: true)
      await host.settle()
      stack.popViewController(animated: true)
      await host.settle()
    }
  }

  static let catalog = [catalogLink, catalogRestored, catalogRoutes, catalogTabs, catalogModal, byHand]
}
