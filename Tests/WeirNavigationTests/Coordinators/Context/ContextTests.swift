import Testing
import WeirNavigation

@Suite @MainActor struct ContextTests {
  private enum Segment: String, RouteConvertible { case signIn }

  private let host = HeadlessHost()
  private let listener = Listener()

  @Test func aContextBelongsToItsController() {
    let (screen, other) = (UIViewController(), UIViewController())
    #expect(screen.corduxContext == nil)
    let context = Context(routeSegment: Segment.signIn)
    screen.corduxContext = context
    #expect(screen.corduxContext === context)
    #expect(other.corduxContext == nil)
    #expect(screen.corduxContext?.routeSegment?.route() == ["signIn"])
    screen.corduxContext = nil
    #expect(screen.corduxContext == nil, "it can be taken away")
    #expect((screen as any Contextual).corduxContext == nil)
  }

  @Test func delegatesHearTheLifecycle() async {
    UIViewController.swizzleLifecycleDelegatingViewControllerMethods()
    let stack = UINavigationController(rootViewController: Screen("1"))
    host.show(stack)
    await host.settle()
    let screen = Screen("2")
    screen.corduxContext = Context(routeSegment: "2", lifecycleDelegate: listener)
    stack.pushViewController(screen, animated: true)
    await host.settle()
    #expect(
      listener.take() == ["viewDidLoad 2", "viewWillAppear true 2", "viewDidAppear true 2", "didMove true 2"])
    stack.popViewController(animated: false)
    await host.settle()
    #expect(listener.take() == ["viewWillDisappear false 2", "viewDidDisappear false 2", "didMove false 2"])
  }

  @Test func severalDelegatesHearInTheirOrderEachOnce() {
    let second = Listener()
    let screen = Screen("1")
    let order = Journal()
    listener.note = { order("first \($0)") }
    second.note = { order("second \($0)") }
    screen.addLifecycleDelegate(listener)
    screen.addLifecycleDelegate(second)
    screen.addLifecycleDelegate(second)
    screen.loadViewIfNeeded()
    #expect(order.take() == ["first viewDidLoad 1", "second viewDidLoad 1"])
  }

  @Test func delegatesAreAddedToTheContextThatIsThere() {
    let screen = Screen("1")
    let context = Context(routeSegment: "1")
    screen.corduxContext = context
    screen.addLifecycleDelegate(listener)
    #expect(screen.corduxContext === context)
    screen.loadViewIfNeeded()
    #expect(listener.take() == ["viewDidLoad 1"])
  }

  @Test func anotherContextTakesTheDelegatesPlace() {
    let screen = Screen("1")
    screen.corduxContext = Context(lifecycleDelegate: listener)
    screen.corduxContext = Context(routeSegment: "other")
    screen.loadViewIfNeeded()
    #expect(listener.take() == [])
  }

  @Test func neitherIsKeptAlive() {
    weak var screen: Screen?
    weak var gone: Listener?
    do {
      let (made, delegate) = (Screen("1"), Listener())
      made.corduxContext = Context(routeSegment: "1", lifecycleDelegate: delegate)
      (screen, gone) = (made, delegate)
      made.loadViewIfNeeded()
    }
    #expect(screen == nil)
    #expect(gone == nil)
  }

  @Test func aDelegateThatHasGoneIsNotMissed() {
    let screen = Screen("1")
    do { screen.addLifecycleDelegate(Listener()) }
    screen.addLifecycleDelegate(listener)
    screen.loadViewIfNeeded()
    #expect(listener.take() == ["viewDidLoad 1"])
  }

  @Test func aDelegateNeedNotHearAnything() {
    final class Deaf: ViewControllerLifecycleDelegate {}
    let (screen, deaf) = (Screen("1"), Deaf())
    screen.addLifecycleDelegate(deaf)
    let window = host.show(screen)
    host.close(window)
    #expect(screen.isViewLoaded)
  }
}

/// Notes what it hears.
@MainActor
private final class Listener: ViewControllerLifecycleDelegate {
  var lines: [String] = []
  lazy var note: (String) -> Void = { [unowned self] in lines.append($0) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func name(_ controller: UIViewController) -> String { (controller as? Screen)?.name ?? "?" }

  func viewDidLoad(viewController: UIViewController) { note("viewDidLoad \(name(viewController))") }
  func viewWillAppear(_ animated: Bool, viewController: UIViewController) {
    note("viewWillAppear \(animated) \(name(viewController))")
  }
  func viewDidAppear(_ animated: Bool, viewController: UIViewController) {
    note("viewDidAppear \(animated) \(name(viewController))")
  }
  func viewWillDisappear(_ animated: Bool, viewController: UIViewController) {
    note("viewWillDisappear \(animated) \(name(viewController))")
  }
  func viewDidDisappear(_ animated: Bool, viewController: UIViewController) {
    note("viewDidDisappear \(animated) \(name(viewController))")
  }
  func didMove(toParentViewController parent: UIViewController?, viewController: UIViewController) {
    note("didMove \(parent != nil) \(name(viewController))")
  }
}
