import WeirNavigation

/// A flow of a random app, which deep links lead through.
@MainActor
class RandomFlow: RoutableFlow, ResultFlow {
  typealias Output = String

  let name: String
  let root: any Presentable
  private unowned let world: RandomWorld

  init(_ name: String, _ stack: UINavigationController, in world: RandomWorld) {
    self.name = name
    root = stack
    self.world = world
  }

  class func hop(for route: Route) -> RouteHop? {
    switch route[0] {
    case "one": .step(TestStep.one)
    case "two": .step(TestStep.two, into: RandomFlow.self)
    case "three": .step(TestStep.three, into: RandomFlow.self)
    case "end": .step(TestStep.end)
    case "here": .here()
    default: nil
    }
  }

  func adapt(step: any Step) -> Single<any Step> { world.answers.adapt(step) }

  func navigate(to step: any Step) -> FlowContributors {
    guard let step = step as? TestStep else { return .none }
    return world.answer(self, step)
  }
}

/// The flow of the left tab.
final class LeftFlow: RandomFlow {
  override class func hop(for route: Route) -> RouteHop? {
    route[0] == "left" ? .step(TestStep.child) : super.hop(for: route)
  }
}

/// The flow of the right tab.
final class RightFlow: RandomFlow {
  override class func hop(for route: Route) -> RouteHop? {
    route[0] == "right" ? .step(TestStep.child) : super.hop(for: route)
  }
}
