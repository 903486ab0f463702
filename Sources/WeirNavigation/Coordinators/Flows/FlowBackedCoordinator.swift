import WeirReporting

/// A coordinator whose area is a flow.
///
/// A route is turned into a step for the flow. Its own route is that of the `corduxContext`s of the screens in the flow's
/// root, where that is a navigation controller, and else empty; where the route only gets shorter, the screens above are
/// popped. The flow's transitions have to go through the same router as the store's coordinators, so that a change of the
/// route is over when they are.
@preconcurrency @MainActor
public final class FlowBackedCoordinator: AnyCoordinator {
  /// The flow.
  public let flow: any Flow
  /// What runs the flow; it goes with this object.
  public let flowCoordinator: FlowCoordinator
  /// Is told when the flow has ended, by itself or by the host; for the coordinator above to show something else.
  public var onEnd: (@MainActor (FlowEnd) -> Void)?

  private let step: @MainActor (Route) -> (any Step)?
  private let bag = DisposeBag()
  private lazy var placeholder = makePlaceholder()

  /// Makes a coordinator of a flow.
  /// - Parameters:
  ///   - flow: The flow.
  ///   - router: The router that the flow is given; the one of all if there is none.
  ///   - step: The step that shows a route, or nil for one that is not known; asked with the empty route for the first step.
  public init(
    flow: any Flow, router: Router? = nil, step: @escaping @MainActor (_ route: Route) -> (any Step)?
  ) {
    self.flow = flow
    self.step = step
    flowCoordinator = FlowCoordinator(router: router)
    let root = ObjectIdentifier(flow)
    flowCoordinator.rx.didEnd.asSignal(onErrorSignalWith: .empty()).emit { [weak self] end in
      if ObjectIdentifier(end.flow) == root { self?.onEnd?(end) }
    }
    .disposed(by: bag)
  }

  /// The flow's root; one that is no controller is reported.
  public var rootViewController: UIViewController { flow.root as? UIViewController ?? placeholder }

  /// The segments of the screens in the flow's root.
  public var route: Route {
    (flow.root as? UINavigationController)?.viewControllers.reduce(into: []) { $0 += $1.routeOfContext } ?? []
  }

  /// Runs the flow with the step of the route.
  public func start(route: Route?) {
    flowCoordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: step(route ?? []) ?? NoneStep()))
  }

  /// Nothing has to go.
  public func needsToPrepareForRoute(_ route: Route?) -> Bool { false }

  /// Does nothing but call the handler.
  public func prepareForRoute(_ route: Route?, completionHandler: @escaping () -> Void) { completionHandler() }

  /// Pops, or hands the step of the route to the flow and those below it; over when the router has done what they asked for.
  public func setRoute(_ route: Route?, completionHandler: @escaping () -> Void) {
    guard let route, route != self.route, !route.isEmpty else { return completionHandler() }
    let router = flowCoordinator.router
    if let stack = flow.root as? UINavigationController, let target = stack.viewControllers.last(atTheEndOf: route) {
      return router.pop(to: target, on: stack) { _ in completionHandler() }
    }
    guard let step = step(route) else { return completionHandler() }
    flowCoordinator.navigate(to: step)
    router.perform("wait for \(type(of: flow))", in: nil) { $0(.finished) } completion: { _ in completionHandler() }
  }

  /// Knows the routes for which there is a step.
  public func check(_ route: Route, in plan: RoutePlan) throws(RouteError) {
    if !route.isEmpty, step(route) == nil { throw unknownSegment(at: 0, of: route) }
  }

  private func makePlaceholder() -> UIViewController {
    WeirDiagnostics.report(
      "FlowBackedCoordinator", rule: "the root of the flow is a view controller",
      value: "that of \(type(of: flow)) is \(type(of: flow.root))",
      remedy: "give the flow a controller as its root, or show its window by hand")
    return UIViewController()
  }
}
