import TestSupport
import WeirNavigation
import WeirTesting

/// An app of two tabs whose flows push screens, begin flows on their own stacks and in sheets, and end, at random.
@MainActor
final class RandomWorld {
  var random: SeededGenerator
  let host = HeadlessHost()
  let clock = VirtualClock()
  let router: Router
  let coordinator: FlowCoordinator
  let tabs = UITabBarController()
  /// What was done since the last rest.
  var trace: [String] = []
  private let bag = DisposeBag()
  private var made = 0
  /// The flows that have begun and not ended, by their names, with what sends steps to them.
  private(set) var live: [String: Area] = [:]
  private var ends: [String: Int] = [:]
  private var begun = 0
  private var screens: [WeakReference<UIViewController>] = []
  private var flows: [WeakReference<TestFlow>] = []
  /// Steppers of flows that have ended.
  private var late: [TestStepper] = []

  struct Area {
    let stepper: TestStepper
    let stack: UINavigationController
    let isModal: Bool
  }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    router = Router(clock: clock)
    coordinator = FlowCoordinator(router: router)
    let stacks = ["left", "right"].map { UINavigationController(rootViewController: Screen($0)) }
    tabs.viewControllers = stacks
    coordinator.rx.didEnd.asSignal(onErrorSignalWith: .empty())
      .emit { [unowned self] end in note(end) }.disposed(by: bag)
    for (name, stack) in zip(["left", "right"], stacks) {
      let stepper = TestStepper()
      coordinator.coordinate(flow: makeFlow(name, stack, stepper, isModal: false), with: stepper)
    }
    host.show(tabs)
  }

  private func note(_ end: FlowEnd) {
    guard let name = (end.flow as? TestFlow)?.name else { return }
    ends[name, default: 0] += 1
    if let area = live.removeValue(forKey: name) { late.append(area.stepper) }
    if late.count > 8 { late.removeFirst() }
  }

  // MARK: Flows

  private func makeFlow(
    _ name: String, _ stack: UINavigationController, _ stepper: TestStepper, isModal: Bool
  ) -> TestFlow {
    begun += 1
    live[name] = Area(stepper: stepper, stack: stack, isModal: isModal)
    let flow = TestFlow(name, root: stack) { [unowned self] flow, step in answer(flow, step) }
    flows.append(WeakReference(flow))
    return flow
  }

  private func answer(_ flow: TestFlow, _ step: TestStep) -> FlowContributors {
    guard let area = live[flow.name] else { return .none }
    switch step {
    case .start: return area.isModal ? .none : push(on: area.stack)
    case .one: return push(on: area.stack)
    case .two: return begin(on: area.stack)
    case .three: return beginModal(above: area.stack)
    case .end where area.isModal:
      // Without a movement, so that the person cannot keep the sheet of a flow that has ended.
      router.dismiss(area.stack, animated: false)
      return flow.end(with: flow.name)
    default: return .none
    }
  }

  private func push(on stack: UINavigationController) -> FlowContributors {
    made += 1
    let screen = Screen("\(made)")
    screens.append(WeakReference(screen))
    router.push(screen, on: stack, animated: chance())
    return .viewController(screen, with: TestStepper())
  }

  private func begin(on stack: UINavigationController) -> FlowContributors {
    made += 1
    let stepper = TestStepper(TestStep.start)
    return .one(
      flowContributor: .contribute(
        withNextPresentable: makeFlow("\(made)", stack, stepper, isModal: false), withNextStepper: stepper))
  }

  private func beginModal(above presenter: UINavigationController) -> FlowContributors {
    made += 1
    let screen = Screen("root of \(made)")
    let stack = UINavigationController(rootViewController: screen)
    if chance() { stack.modalPresentationStyle = .fullScreen }
    let stepper = TestStepper(TestStep.start)
    let flow = makeFlow("\(made)", stack, stepper, isModal: true)
    router.present(stack, from: presenter, animated: chance())
    return .one(flowContributor: .contribute(withNextPresentable: flow, withNextStepper: stepper))
  }

  // MARK: Acts

  private func chance() -> Bool { Bool.random(using: &random) }

  private func randomArea() -> (name: String, area: Area)? {
    live.sorted { $0.key < $1.key }.randomElement(using: &random).map { ($0.key, $0.value) }
  }

  /// One random act.
  func act() {
    let act = Int.random(in: 0..<16, using: &random)
    guard let (name, area) = randomArea() else { return }
    trace.append("\(act) \(name)")
    switch act {
    case 0, 1, 2: area.stepper.steps.accept(TestStep.one)
    case 3: area.stepper.steps.accept(TestStep.two)
    case 4: area.stepper.steps.accept(TestStep.three)
    case 5: area.stepper.steps.accept(TestStep.end)
    case 6: router.pop(from: area.stack, animated: chance())
    case 7: router.popToRoot(of: area.stack, animated: chance())
    case 8: if area.isModal { router.dismiss(area.stack, animated: chance()) }
    case 9: if let tab = tabs.viewControllers?.randomElement(using: &random) { router.select(tab, in: tabs) }
    case 10: late.randomElement(using: &random)?.steps.accept(TestStep.one)
    default: person(act, area)
    }
  }

  /// What a person does, or code that does not ask the router.
  private func person(_ act: Int, _ area: Area) {
    switch act {
    case 11: try? host.tapBack()
    case 12: if let swipe = try? host.beginSwipeBack(), chance() { end(swipe) }
    case 13: if let pull = try? host.beginPullDown(), chance() { end(pull) }
    case 14: try? host.tapTab(Int.random(in: 0..<2, using: &random))
    default: if chance() { area.stack.popViewController(animated: true) } else { tabs.dismiss(animated: chance()) }
    }
  }

  /// Ends a transition; only what is seen moving can be given up.
  private func end(_ transition: ScreenTransition) {
    let isGivenUp = transition.isAnimated && Int.random(in: 0..<4, using: &random) == 0
    trace.append(isGivenUp ? "cancel \(transition.kind)" : "finish \(transition.kind)")
    if isGivenUp { transition.cancel() } else { transition.finish() }
  }

  /// Ends what the host holds, some of it by cancelling and some of it too late.
  func rest() async {
    await host.settle()
    while let transition = host.transitions.randomElement(using: &random) {
      await forgetSometimes()
      end(transition)
      await host.settle()
    }
    // Those that wait for the router resume a few turns later.
    for _ in 0..<10 where !router.isIdle { await host.settle() }
    await host.settle()
  }

  /// The host does not confirm in time.
  private func forgetSometimes() async {
    guard !router.isIdle, Int.random(in: 0..<12, using: &random) == 0 else { return }
    guard host.transitions.allSatisfy({ !$0.isInteractive }) else { return }
    trace.append("forget")
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(4))
    await host.settle()
  }

  /// Leaves only the tabs.
  func closeAll() async {
    host.pace = .nextTurn
    tabs.dismiss(animated: false)
    for case let stack as UINavigationController in tabs.viewControllers ?? [] { router.popToRoot(of: stack) }
    await rest()
  }

  // MARK: At rest

  /// What does not agree, or nil.
  var trouble: String? {
    if !router.isIdle { return "stuck: \(router.pending)" }
    if !host.transitions.isEmpty { return "the host is not done" }
    return troubleOnScreen ?? troubleInTree
  }

  private var troubleOnScreen: String? {
    var stacks = (tabs.viewControllers ?? []).compactMap { $0 as? UINavigationController }
    let shownTabs = stacks.filter { $0.viewIfLoaded?.window != nil }
    if shownTabs.contains(where: { $0 !== tabs.selectedViewController }) { return "another tab is shown" }
    var presented = tabs.presentedViewController
    while let stack = presented as? UINavigationController {
      stacks.append(stack)
      presented = stack.presentedViewController
    }
    let top = stacks.count > 2 ? stacks.last : tabs.selectedViewController as? UINavigationController
    guard let shown = top?.topViewController, shown.viewIfLoaded?.window != nil else { return "nothing is shown" }
    for stack in stacks {
      let wrong = stack.viewControllers.contains { $0.viewIfLoaded?.window != nil && $0 !== stack.topViewController }
      if wrong { return "another screen than the top is shown" }
    }
    let modal = live.values.filter(\.isModal).map { ObjectIdentifier($0.stack) }
    if Set(modal) != Set(stacks.dropFirst(2).map(ObjectIdentifier.init)) || Set(modal).count != modal.count {
      return "the sheets are not those of the flows"
    }
    let onStacks = stacks.reduce(0) { $0 + $1.viewControllers.count - 1 }
    return onStacks == liveScreenCount ? nil : "\(onStacks) screens are on stacks, \(liveScreenCount) in flows"
  }

  private var troubleInTree: String? {
    if ends.values.contains(where: { $0 != 1 }) { return "a flow has ended twice" }
    if begun != ends.count + live.count { return "\(begun) begun, \(ends.count) ended, \(live.count) live" }
    screens.removeAll { $0.object == nil }
    flows.removeAll { $0.object == nil }
    if screens.count != liveScreenCount { return "\(screens.count) screens are held, \(liveScreenCount) live" }
    return flows.count == live.count ? nil : "\(flows.count) flows are held, \(live.count) live"
  }

  private var liveScreenCount: Int {
    func count(_ node: LiveNode) -> Int { (node.kind == .screen ? 1 : 0) + node.children.map(count).reduce(0, +) }
    return coordinator.liveTree.roots.map(count).reduce(0, +)
  }
}

/// Something that is not kept.
struct WeakReference<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) { self.object = object }
}
