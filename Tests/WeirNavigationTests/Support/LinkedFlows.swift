import WeirNavigation

/// Steps of the app that deep links lead through in the tests.
enum LinkedStep: Step, Equatable {
  case start
  case signIn
  case catalog
  case basket
  case item(Int)
  case reviews
  case review(Int)
  case bare
  case broken
}

/// What the flows of one test have made and noted.
@MainActor
final class LinkedApp {
  let journal = Journal()
  let router: Router
  let tabs = UITabBarController()
  let catalog = UINavigationController(rootViewController: Screen("catalog"))
  let basket = UINavigationController(rootViewController: Screen("basket"))
  /// Turns steps into others for the flow of items.
  var adapts: (any Step) -> Single<any Step> = { .just($0) }

  init(router: Router) {
    self.router = router
    tabs.viewControllers = [catalog, basket]
  }

  func makeFlow() -> LinkedAppFlow { LinkedAppFlow(self) }
}

/// Two tabs, each a flow that is there from the start.
@MainActor
final class LinkedAppFlow: RoutableFlow {
  private let app: LinkedApp
  var root: any Presentable { app.tabs }

  init(_ app: LinkedApp) { self.app = app }

  static let knownSegments = ["catalog", "basket", "here"]

  static func hop(for route: Route) -> RouteHop? {
    switch route[0] {
    case "catalog": .step(LinkedStep.catalog, into: CatalogFlow.self)
    case "basket": .step(LinkedStep.basket, into: BasketFlow.self)
    case "here": .here()
    case "bare": .step(LinkedStep.bare, into: BareFlow.self)
    case "missing": .into(ItemFlow.self)
    case "broken": .step(LinkedStep.broken)
    default: nil
    }
  }

  func navigate(to step: any Step) -> FlowContributors {
    app.journal("app \(step)")
    switch step {
    case LinkedStep.start:
      return .multiple(flowContributors: [
        .flow(CatalogFlow(app), with: LinkedStep.start), .flow(BasketFlow(app), with: LinkedStep.start),
      ])
    case LinkedStep.catalog: router.select(app.catalog, in: app.tabs)
    case LinkedStep.basket: router.select(app.basket, in: app.tabs)
    case LinkedStep.bare: return .flow(BareFlow(), with: LinkedStep.start)
    case LinkedStep.broken: router.push(app.basket, on: app.catalog)
    default: break
    }
    return .none
  }
}

/// A tab that leads to items, each of them a flow in a sheet.
@MainActor
final class CatalogFlow: RoutableFlow {
  private let app: LinkedApp
  var root: any Presentable { app.catalog }

  init(_ app: LinkedApp) { self.app = app }

  static func hop(for route: Route) -> RouteHop? {
    guard route[0] == "items", route.count > 1, let id = Int(route[1]) else { return nil }
    return .step(LinkedStep.item(id), into: ItemFlow.self, segments: 2)
  }

  func navigate(to step: any Step) -> FlowContributors {
    app.journal("catalog \(step)")
    guard case LinkedStep.item(let id) = step else { return .none }
    let item = ItemFlow(app, id)
    router.present(item.stack, from: app.catalog)
    return .flow(item, with: LinkedStep.start)
  }
}

/// A tab with one screen.
@MainActor
final class BasketFlow: RoutableFlow {
  private let app: LinkedApp
  var root: any Presentable { app.basket }

  init(_ app: LinkedApp) { self.app = app }

  static func hop(for route: Route) -> RouteHop? { nil }

  func navigate(to step: any Step) -> FlowContributors {
    app.journal("basket \(step)")
    return .none
  }
}

/// The reviews of an item, in a sheet.
@MainActor
final class ItemFlow: RoutableFlow {
  private let app: LinkedApp
  let stack: UINavigationController
  var root: any Presentable { stack }

  init(_ app: LinkedApp, _ id: Int) {
    self.app = app
    stack = UINavigationController(rootViewController: Screen("item \(id)"))
  }

  static func hop(for route: Route) -> RouteHop? {
    switch route[0] {
    case "reviews": .step(LinkedStep.reviews)
    default: Int(route[0]).map { .step(LinkedStep.review($0)) }
    }
  }

  func adapt(step: any Step) -> Single<any Step> { app.adapts(step) }

  func navigate(to step: any Step) -> FlowContributors {
    app.journal("item \(step)")
    guard let step = step as? LinkedStep, step != .start else { return .none }
    let screen = Screen("\(step)")
    router.push(screen, on: stack)
    return .viewController(screen, with: TestStepper())
  }
}

/// A flow that deep links do not lead through.
@MainActor
final class BareFlow: Flow {
  let root: any Presentable = UIViewController()

  func navigate(to step: any Step) -> FlowContributors { .none }
}
