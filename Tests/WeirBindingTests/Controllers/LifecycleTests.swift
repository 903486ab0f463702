import Testing
import WeirBinding

/// The streams of a controller's lifecycle.
@Suite @MainActor struct LifecycleTests {
  private let bag = DisposeBag()
  private let log = Log()
  private let host = HeadlessHost()

  /// Writes each of its own methods, and calls `super` in none of those that need not.
  private final class Screen: UIViewController {
    var log: Log?

    override func viewDidLoad() { log?("own viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { log?("own viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { log?("own viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { log?("own viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log?("own viewDidDisappear") }
  }

  private func listen(to controller: UIViewController) {
    let (rx, log) = (controller.rx, log)
    rx.viewDidLoad.bind { log("viewDidLoad") } ~ bag
    rx.viewWillAppear.bind { log("viewWillAppear \($0)") } ~ bag
    rx.viewIsAppearing.bind { log("viewIsAppearing \($0)") } ~ bag
    rx.viewDidAppear.bind { log("viewDidAppear \($0)") } ~ bag
    rx.viewWillDisappear.bind { log("viewWillDisappear \($0)") } ~ bag
    rx.viewDidDisappear.bind { log("viewDidDisappear \($0)") } ~ bag
  }

  @Test func aScreenThatIsShownAndTakenAway() async {
    let controller = UIViewController()
    listen(to: controller)
    let window = host.show(controller)
    await host.settle()
    #expect(
      log.take() == ["viewDidLoad", "viewWillAppear false", "viewIsAppearing false", "viewDidAppear false"])
    window.rootViewController = UIViewController()
    await host.settle()
    #expect(log.take() == ["viewWillDisappear false", "viewDidDisappear false"])
  }

  @Test func theOwnMethodComesFirstAndNeedNotCallSuper() async {
    let screen = Screen()
    screen.log = log
    listen(to: screen)
    let window = host.show(screen)
    await host.settle()
    window.rootViewController = UIViewController()
    await host.settle()
    let expected = [
      "own viewDidLoad", "viewDidLoad", "own viewWillAppear", "viewWillAppear false", "viewIsAppearing false",
      "own viewDidAppear", "viewDidAppear false", "own viewWillDisappear", "viewWillDisappear false",
      "own viewDidDisappear", "viewDidDisappear false",
    ]
    #expect(log.lines == expected)
  }

  @Test func theSafeAreaTellsItsChanges() {
    let controller = UIViewController()
    controller.rx.viewSafeAreaInsetsDidChange.bind { [log] in log("safe area") } ~ bag
    let window = host.show(controller)
    window.layoutIfNeeded()
    _ = log.take()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    window.layoutIfNeeded()
    #expect(log.take() == ["safe area"])
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    window.layoutIfNeeded()
    #expect(log.take() == [])
  }

  @Test func nothingIsReplayed() async {
    let controller = UIViewController()
    host.show(controller)
    await host.settle()
    listen(to: controller)
    #expect(log.lines.isEmpty)
  }

  @Test func layoutIsTold() async {
    let (controller, log) = (UIViewController(), log)
    controller.rx.viewWillLayoutSubviews.bind { log("will") } ~ bag
    controller.rx.viewDidLayoutSubviews.bind { log("did") } ~ bag
    host.show(controller)
    await host.settle()
    #expect(log.take().prefix(2) == ["will", "did"])
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(log.take() == ["will", "did"])
  }

  @Test func changesOfTheParentAreTold() {
    let (parent, child, log) = (UIViewController(), UIViewController(), log)
    child.rx.willMoveToParent.bind { log($0 == nil ? "will leave" : "will join") } ~ bag
    child.rx.didMoveToParent.bind { log($0 == nil ? "has left" : "has joined") } ~ bag
    parent.addChild(child)
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(log.lines == ["will join", "has joined", "will leave", "has left"])
  }

  @Test func theStreamsEndWithTheController() {
    var controller: UIViewController? = UIViewController()
    controller?.rx.viewDidLoad.map { "loaded" }.subscribe(log) ~ bag
    controller?.rx.didMoveToParent.map { "\($0 == nil)" }.subscribe(log) ~ bag
    weak let leaked = controller
    controller = nil
    #expect(leaked == nil, "a subscription keeps no controller alive")
    #expect(log.lines == ["completed", "completed"])
  }

  @Test func aStreamOfAControllerThatHasGoneCompletes() {
    let stream = UIViewController().rx.viewDidLoad
    stream.map { "loaded" }.subscribe(log) ~ bag
    #expect(log.lines == ["completed"])
  }

  @Test func subscribingOnAnotherThreadWorks() async {
    let (controller, log, bag) = (UIViewController(), log, bag)
    await onAnotherThread {
      controller.rx.viewDidLoad.subscribe(onNext: { log("loaded, on main: \(isOnMainQueue())") }) ~ bag
    }
    await mainQueueIsEmpty()
    controller.loadViewIfNeeded()
    #expect(log.lines == ["loaded, on main: true"])
  }

  @Test func disposingOnAnotherThreadWorks() async {
    let (controller, log) = (UIViewController(), log)
    let subscription = controller.rx.viewDidLoad.subscribe(onNext: { log("loaded") })
    await onAnotherThread { subscription.dispose() }
    controller.loadViewIfNeeded()
    #expect(log.lines.isEmpty)
  }

  @Test func dynamicMembersBindProperties() {
    let (controller, title) = (UIViewController(), BehaviorRelay(value: "Home"))
    title ~> controller.rx.title ~ bag
    #expect(controller.title == "Home")
    title.accept("Away")
    #expect(controller.title == "Away")
  }
}
