import TestSupport
import WeirNavigation

/// An app, and what is done with it.
@MainActor
final class RoutePlayer {
  var random: SeededGenerator
  let world = RouteWorld()
  let app: AppCoordinator
  let links: DeepLinks
  private let gate = DeepLinkGate("gate", isOpen: true) { $0.count > 4 }
  var asked = 0
  var answered: [Int: Int] = [:]
  /// What was done in this round, for messages.
  var acts: [String] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    app = AppCoordinator(store: world.store)
    links = DeepLinks(router: world.router)
    links.add(gate)
    links.start(world.store.routing)
  }

  private func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &random) == 0 }

  private func names(_ most: Int) -> [String] {
    (0..<Int.random(in: 0...most, using: &random)).map { _ in
      chance(20) ? "x" : ["a", "b", "c", "d"].randomElement(using: &random) ?? "a"
    }
  }

  private func place() -> Route {
    if chance(6) { return Route(["auth", "signIn"] + names(2)) }
    if chance(15) { return chance(2) ? ["nowhere"] : ["catalog", "third"] }
    let tab = chance(2) ? ["first", "list"] : ["second", "home"]
    let sheet = chance(3) ? (chance(2) ? ["note"] : ["sheet", "top"] + names(2)) : []
    return Route(["catalog"] + tab + names(3) + sheet)
  }

  private func action() -> RouteAction<Route> {
    let route = world.store.state.route
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .push(Route(names(2)))
    case 1: return .pop(Route(route.suffix(1)))
    case 2: return .pop(Route(route.suffix(2)))
    case 3: return .push(chance(2) ? ["note"] : ["sheet", "top"])
    default: return .goto(place())
    }
  }

  /// One random act of the app or of the person.
  func act() {
    switch Int.random(in: 0..<14, using: &random) {
    case 0..<5:
      let (number, action) = (asked, action())
      asked += 1
      acts.append("\(action)")
      world.store.route(action) { [unowned self] _ in answered[number, default: 0] += 1 }
    case 5:
      let route = place()
      acts.append("jump \(route)")
      world.store.dispatch(Jump(route: route))
    case 6, 7: link()
    default: touch()
    }
  }

  private func link() {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: gate.close()
    case 1: gate.open()
    case 2: gate.cancel()
    default:
      let (number, route) = (asked, place())
      asked += 1
      acts.append("link \(route)")
      links.open(route) { [unowned self] _ in answered[number, default: 0] += 1 }
    }
    acts.append(gate.isOpen ? "open" : "closed")
  }

  private func touch() {
    guard let front = front else { return }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      acts.append("back")
      (front as? UINavigationController)?.popViewController(animated: true)
    case 1:
      acts.append("to the root")
      (front as? UINavigationController)?.popToRootViewController(animated: !chance(3))
    case 2:
      acts.append("swipe")
      if let swipe = (front as? UINavigationController)?.beginInteractivePop() { end(swipe) }
    case 3:
      acts.append("pull down")
      if let pull = tabs?.presentedViewController?.beginInteractiveDismissal() { end(pull) }
    case 4:
      acts.append("dismiss")
      if tabs?.presentedViewController != nil { tabs?.dismiss(animated: true) }
    default:
      acts.append("tab")
      if tabs?.presentedViewController == nil { tabs?.personTapsTab(at: chance(2) ? 0 : 1) }
    }
  }

  var tabs: UITabBarController? { app.container.children.first as? UITabBarController }

  /// The stack in front.
  private var front: UIViewController? {
    guard let tabs else { return app.container.children.first }
    return tabs.presentedViewController ?? tabs.selectedViewController
  }

  private func end(_ transition: ScreenTransition) {
    // Only what is seen moving can be given up.
    if transition.isAnimated, chance(4) { transition.cancel() } else { transition.finish() }
  }

  /// Ends what the host holds, some of it by cancelling, some of it too late.
  func rest() async {
    for _ in 0..<400 {
      await world.host.settle()
      if let transition = world.host.transitions.first {
        if chance(12) { await world.clock.advance(by: .seconds(3.5)) }
        end(transition)
      } else if world.router.isIdle, world.store.routing.isIdle, links.followedRoute == nil {
        await world.host.settle()
        if world.host.transitions.isEmpty, world.host.isSettled { return }
      } else {
        await world.clock.advance(by: .seconds(3.5))
      }
    }
  }

  /// The route that the controllers show, found without asking a coordinator.
  var shown: Route {
    guard let child = app.container.children.first else { return [] }
    guard let tabs else { return Route(["auth"] + ((child as? UINavigationController)?.names ?? [])) }
    let tab = tabs.selectedIndex == 0 ? "first" : "second"
    let stack = (tabs.selectedViewController as? UINavigationController)?.names ?? []
    let modal: [String] =
      switch tabs.presentedViewController {
      case let stack as UINavigationController: ["sheet"] + stack.names
      case let screen as Screen: [screen.name]
      default: []
      }
    return Route(["catalog", tab] + stack + modal)
  }

  /// The coordinators of the tree and their screens.
  var expectedAlive: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var rest: [any AnyCoordinator] = app.childCoordinators
    while let next = rest.popLast() {
      found.insert(ObjectIdentifier(next))
      rest += next.childCoordinators
      if let stack = next as? StackCoordinator {
        found.formUnion(stack.navigationController.viewControllers.map(ObjectIdentifier.init))
      } else if let page = next as? PageCoordinator {
        found.insert(ObjectIdentifier(page.rootViewController))
      }
    }
    return found
  }

  /// Whether what is in front is in a window.
  var isFrontShown: Bool {
    guard let front else { return app.container.children.isEmpty }
    let screen = (front as? UINavigationController)?.topViewController ?? front
    return screen.viewIfLoaded?.window != nil
  }
}
