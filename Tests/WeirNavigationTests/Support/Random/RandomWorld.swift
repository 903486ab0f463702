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
  let links: RandomLinks
  let answers: LateAnswers
  /// When slow transitions end.
  var due: [(time: VirtualClock.Instant, transition: WeakReference<ScreenTransition>)] = []
  /// What is done from inside the flows that take the next steps.
  var reenters: [(RandomWorld) -> Void] = []
  /// What was done since the last rest.
  var trace: [String] = []
  private let bag = DisposeBag()
  private var made = 0
  /// The flows that have begun and not ended, by their names, with what sends steps to them.
  private(set) var live: [String: Area] = [:]
  private(set) var ends: [String: Int] = [:]
  private(set) var begun = 0
  var screens: [WeakReference<UIViewController>] = []
  var flows: [WeakReference<RandomFlow>] = []
  /// The steppers of screens, and those of flows that have ended.
  private(set) var steppers: [TestStepper] = []
  private(set) var late: [TestStepper] = []

  struct Area {
    let stepper: TestStepper
    let stack: UINavigationController
    let isModal: Bool
  }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    router = Router(clock: clock)
    coordinator = FlowCoordinator(router: router)
    links = RandomLinks(seed: seed &+ 1_000_000, follower: coordinator)
    answers = LateAnswers(seed: seed &+ 2_000_000)
    let stacks = ["left", "right"].map { UINavigationController(rootViewController: Screen($0)) }
    tabs.viewControllers = stacks
    coordinator.rx.didEnd.asSignal(onErrorSignalWith: .empty())
      .emit { [unowned self] end in note(end) }.disposed(by: bag)
    for (name, stack) in zip(["left", "right"], stacks) {
      let stepper = TestStepper()
      let flow = name == "left" ? LeftFlow(name, stack, in: self) : RightFlow(name, stack, in: self)
      coordinator.coordinate(flow: keep(flow, stack, stepper, isModal: false), with: stepper)
    }
    host.show(tabs)
  }

  private func note(_ end: FlowEnd) {
    guard let name = (end.flow as? RandomFlow)?.name else { return }
    ends[name, default: 0] += 1
    if let area = live.removeValue(forKey: name) { late.append(area.stepper) }
    if late.count > 8 { late.removeFirst() }
  }

  // MARK: Flows

  private func keep(
    _ flow: RandomFlow, _ stack: UINavigationController, _ stepper: TestStepper, isModal: Bool
  ) -> RandomFlow {
    begun += 1
    live[flow.name] = Area(stepper: stepper, stack: stack, isModal: isModal)
    flows.append(WeakReference(flow))
    return flow
  }

  /// What a flow does with a step.
  func answer(_ flow: RandomFlow, _ step: TestStep) -> FlowContributors {
    trace.append("{\(flow.name) \(step)")
    defer { trace.append("}") }
    if !reenters.isEmpty { reenters.removeFirst()(self) }
    guard let area = live[flow.name] else { return .none }
    switch step {
    case .start: return area.isModal ? .none : push(on: area.stack)
    case .one: return push(on: area.stack)
    case .two: return begin(on: area.stack)
    case .three: return beginModal(above: area.stack)
    case .child:
      router.select(area.stack, in: tabs)
      return .none
    case .end where area.isModal:
      close(area.stack)
      return flow.end(with: flow.name)
    default: return .none
    }
  }

  private func push(on stack: UINavigationController) -> FlowContributors {
    made += 1
    let screen = Screen("\(made)")
    let stepper = TestStepper(chance(20) ? TestStep.one : NoneStep())
    screens.append(WeakReference(screen))
    steppers = steppers.suffix(30) + [stepper]
    router.push(screen, on: stack, animated: chance())
    let policy = [HiddenStepPolicy.allow, .drop, .hold].randomElement(using: &random) ?? .drop
    return .one(
      flowContributor: .contribute(withNextPresentable: screen, withNextStepper: stepper, whenHidden: policy))
  }

  private func begin(on stack: UINavigationController) -> FlowContributors {
    made += 1
    let stepper = TestStepper(TestStep.start)
    let flow = keep(RandomFlow("\(made)", stack, in: self), stack, stepper, isModal: false)
    return .one(flowContributor: .contribute(withNextPresentable: flow, withNextStepper: stepper))
  }

  private func beginModal(above presenter: UINavigationController) -> FlowContributors {
    made += 1
    let stack = UINavigationController(rootViewController: Screen("root of \(made)"))
    if chance() { stack.modalPresentationStyle = .fullScreen }
    let stepper = TestStepper(TestStep.start)
    let flow = keep(RandomFlow("\(made)", stack, in: self), stack, stepper, isModal: true)
    router.present(stack, from: presenter, animated: chance())
    return .one(flowContributor: .contribute(withNextPresentable: flow, withNextStepper: stepper))
  }

  /// Dismisses the sheet of a flow that has ended.
  ///
  /// Without a movement, so that the person cannot keep it; where the host has no time for it, again.
  private func close(_ stack: UINavigationController) {
    router.dismiss(stack, animated: false) { [weak self] outcome in
      if outcome != .finished, stack.presentingViewController != nil { self?.close(stack) }
    }
  }

  func chance(_ part: Int = 2) -> Bool { Int.random(in: 0..<part, using: &random) == 0 }
}

/// Something that is not kept.
struct WeakReference<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) { self.object = object }
}
