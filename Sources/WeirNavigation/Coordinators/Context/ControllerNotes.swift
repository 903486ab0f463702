/// What coordinators keep with a controller.
@MainActor
final class ControllerNotes {
  var context: Context?
  /// What is to be presented once it is there.
  var presentable: StoredPresentable?
  /// The coordinators of screens that a transition takes away from a stack, and may bring back.
  var departing: [any AnyCoordinator] = []
  /// What carries out the transitions of those that ask the controller itself.
  private(set) weak var router: Router?
  private weak var routing: Routing?
  private var bag = DisposeBag()
  private var lifecycle: DisposeBag?

  nonisolated init() {}

  /// Those of a controller.
  static func of(_ controller: UIViewController) -> ControllerNotes {
    Attached.object(ControllerNotes.self, of: controller) { ControllerNotes() } ?? ControllerNotes()
  }

  /// Tells routing what the host does with the controller.
  func listen(_ controller: UIViewController, for routing: Routing) {
    router = routing.router
    guard self.routing !== routing else { return }
    self.routing = routing
    bag = DisposeBag()
    hear(controller.rx.viewDidAppear)
    hear(controller.rx.dismissed)
    if let stack = controller as? UINavigationController { hear(stack.rx.didShow) }
    if let tabs = controller as? UITabBarController { hear(tabs.rx.didSelect) }
  }

  private func hear<Element>(_ events: ControlEvent<Element>) {
    events.bind { [weak self] _ in self?.routing?.hostDidChange() }.disposed(by: bag)
  }

  /// Tells the delegates of the context, if it has any, of the controller's lifecycle.
  func tellsLifecycle(of controller: UIViewController) {
    guard lifecycle == nil, context?.delegates.isEmpty == false else { return }
    let bag = DisposeBag()
    lifecycle = bag
    tell(controller, controller.rx.viewDidLoad, bag) { $0.viewDidLoad(viewController: $2) }
    tell(controller, controller.rx.viewWillAppear, bag) { $0.viewWillAppear($1, viewController: $2) }
    tell(controller, controller.rx.viewDidAppear, bag) { $0.viewDidAppear($1, viewController: $2) }
    tell(controller, controller.rx.viewWillDisappear, bag) { $0.viewWillDisappear($1, viewController: $2) }
    tell(controller, controller.rx.viewDidDisappear, bag) { $0.viewDidDisappear($1, viewController: $2) }
    tell(controller, controller.rx.didMoveToParent, bag) { $0.didMove(toParentViewController: $1, viewController: $2) }
  }

  private func tell<Value>(
    _ controller: UIViewController, _ events: ControlEvent<Value>, _ bag: DisposeBag,
    _ body: @escaping @MainActor (any ViewControllerLifecycleDelegate, Value, UIViewController) -> Void
  ) {
    events.bind { [weak self, weak controller] value in
      guard let self, let controller else { return }
      self.context?.delegates.tell { body($0, value, controller) }
    }
    .disposed(by: bag)
  }
}

extension UIViewController {
  /// The router of what it belongs to: its own, or that of what it is inside of or presented by.
  var transitionRouter: Router {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if let router = ControllerNotes.of(controller).router { return router }
      candidate = controller.parent ?? controller.presentingViewController
    }
    return .shared
  }
}
