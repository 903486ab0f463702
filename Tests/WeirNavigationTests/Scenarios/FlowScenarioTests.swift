import TestSupport
import Testing
import WeirNavigation
import WeirTesting

/// The scenarios of navigation that concern flows, by name.
@Suite @MainActor struct FlowScenarioTests {
  private let host = HeadlessHost()
  private let clock = VirtualClock()
  private let router: Router
  private let coordinator: FlowCoordinator
  private let journal = Journal()
  private let bag = DisposeBag()
  private let stack = UINavigationController(rootViewController: Screen("1"))

  init() {
    router = Router(clock: clock)
    coordinator = FlowCoordinator(router: router)
    let journal = journal
    coordinator.rx.didEnd.asSignal(onErrorSignalWith: .empty())
      .emit { journal("\(($0.flow as? TestFlow)?.name ?? "?") \($0.cause)") }
      .disposed(by: bag)
  }

  private func finishAll() async {
    await host.settle()
    while let transition = host.transitions.first {
      transition.finish()
      await host.settle()
    }
  }

  /// A flow on the stack that makes a child of each `.child`.
  private func run(_ makeChild: @escaping (TestFlow) -> FlowContributors) -> TestFlow {
    let parent = TestFlow("parent", root: stack) { flow, step in step == .child ? makeChild(flow) : .none }
    coordinator.coordinate(flow: parent, with: TestStepper())
    return parent
  }

  @Test func swipedFlow() async {
    host.show(stack)
    await host.settle()
    weak var child: TestFlow?
    weak var root: UIViewController?
    let stepper = TestStepper(TestStep.start)
    let parent = run { [stack] flow in
      let modal = UIViewController()
      let made = TestFlow("child", root: modal)
      (child, root) = (made, modal)
      flow.router.present(modal, from: stack)
      return .one(flowContributor: .contribute(withNextPresentable: made, withNextStepper: stepper))
    }
    coordinator.navigate(to: TestStep.child)
    await router.settle()
    #expect(child?.taken == ["start"])
    stack.dismiss(animated: true)
    await host.settle()
    #expect(journal.take() == ["child dismissed"])
    #expect(child == nil)
    #expect(root == nil)
    stepper.steps.accept(TestStep.one)
    #expect(coordinator.log.dropped.map(\.outcome) == [.dropped(.flowEnded("TestFlow"))])
    #expect(parent.taken == ["child"])
  }

  @Test func swipedFlowTellsItsParentOnce() async {
    host.show(stack)
    await host.settle()
    let parent = run { [stack] flow in
      let modal = UIViewController()
      flow.router.present(modal, from: stack)
      return .flow(TestFlow("child", root: modal), with: TestStep.start) { result in
        result == .dismissed ? TestStep.two : TestStep.three
      }
    }
    coordinator.navigate(to: TestStep.child)
    await router.settle()
    host.pace = .held
    stack.dismiss(animated: true)
    await host.settle()
    host.transitions[0].cancel()
    #expect(parent.taken == ["child"], "cancelled, so nothing has changed")
    stack.dismiss(animated: true)
    await finishAll()
    #expect(parent.taken == ["child", "two"])
    #expect(journal.take() == ["child dismissed"])
  }

  @Test func borrowedStack() async {
    host.show(stack)
    await host.settle()
    weak var child: TestFlow?
    _ = run { [stack] flow in
      let made = TestFlow("child", root: stack) { flow, step in
        guard step == .one || step == .two else { return .none }
        let screen = Screen("\(step)")
        flow.router.push(screen, on: stack)
        return .viewController(screen, with: TestStepper())
      }
      child = made
      return .flow(made, with: TestStep.one)
    }
    coordinator.navigate(to: TestStep.child)
    coordinator.navigate(to: TestStep.two)
    await router.settle()
    #expect(stack.names == ["1", "one", "two"])
    stack.popViewController(animated: true)
    await host.settle()
    #expect(child != nil)
    #expect(journal.take() == [])
    coordinator.navigate(to: TestStep.two)
    await router.settle()
    #expect(stack.names == ["1", "one", "two"])
    stack.popToRootViewController(animated: true)
    await host.settle()
    #expect(journal.take() == ["child dismissed"])
    #expect(child == nil)
  }

  @Test func newbornChild() {
    let parent = TestFlow("parent", journal: journal)
    var made = 0
    parent.answer = { [journal] _, step in
      guard step == .child else { return .none }
      made += 1
      return .flow(TestFlow("child \(made)", journal: journal), with: NoneStep())
    }
    coordinator.coordinate(flow: parent, with: TestStepper())
    coordinator.navigate(to: TestStep.child)
    #expect(journal.take() == ["parent child"])
    coordinator.navigate(to: TestStep.child)
    #expect(journal.take() == ["parent child", "child 1 child"])
    coordinator.navigate(to: TestStep.child)
    #expect(journal.take() == ["parent child", "child 1 child", "child 2 child"])
  }

  @Test(arguments: [HiddenStepPolicy.hold, .drop, .allow]) func hiddenTab(policy: HiddenStepPolicy) async {
    let tabs = UITabBarController()
    let (first, second) = (UIViewController(), UIViewController())
    tabs.viewControllers = [first, second]
    host.show(tabs)
    await host.settle()
    let stepper = TestStepper()
    let flow = TestFlow("tab", root: first) { _, step in
      guard step == .start else { return .none }
      return .one(
        flowContributor: .contribute(withNextPresentable: first, withNextStepper: stepper, whenHidden: policy))
    }
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TestStep.start))
    router.select(second, in: tabs)
    await router.settle()
    await host.settle()
    stepper.steps.accept(TestStep.one)
    #expect(flow.taken == (policy == .allow ? ["start", "one"] : ["start"]))
    #expect(coordinator.log.dropped.count == (policy == .drop ? 1 : 0))
    router.select(first, in: tabs)
    await router.settle()
    await host.settle()
    stepper.steps.accept(TestStep.two)
    #expect(flow.taken == (policy == .drop ? ["start", "two"] : ["start", "one", "two"]))
    #expect(journal.lines.isEmpty, "hidden is not dismissed")
  }

  @Test func dismissAndPresent() async {
    host.show(stack)
    await host.settle()
    let (x, y) = (UIViewController(), UIViewController())
    router.present(x, from: stack)
    await router.settle()
    host.pace = .slow(.seconds(1), clock)
    router.dismiss(x)
    router.present(y, from: stack)
    for _ in 0..<2 {
      while host.transitions.isEmpty { await Task.yield() }
      await clock.waitForSleepers(2)
      await clock.advance(by: .seconds(1))
    }
    await router.settle()
    #expect(stack.presentedViewController === y)
    #expect(x.presentingViewController == nil)
    #expect(stack.viewIfLoaded?.window != nil)
    #expect(router.history.suffix(2).map(\.outcome) == [.finished, .finished])
  }

  @Test(arguments: [true, false]) func pushDuringPop(animated: Bool) async {
    stack.setViewControllers([Screen("1"), Screen("2"), Screen("3")], animated: false)
    host.show(stack)
    await host.settle()
    host.pace = .held
    let four = Screen("4")
    router.pop(from: stack, animated: animated)
    router.pop(from: stack, animated: animated)
    router.push(four, on: stack, animated: animated)
    await finishAll()
    #expect(stack.names == ["1", "4"])
    #expect(stack.viewControllers.filter { $0.viewIfLoaded?.window != nil }.map { ($0 as? Screen)?.name } == ["4"])
    #expect(router.isIdle)
  }

  @Test func lostCompletion() async {
    host.show(stack)
    await host.settle()
    host.pace = .held
    var outcomes: [TransitionOutcome] = []
    router.present(UIViewController(), from: stack) { outcomes.append($0) }
    let other = UINavigationController(rootViewController: Screen("a"))
    router.push(Screen("b"), on: other) { outcomes.append($0) }
    await host.settle()
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(2.9))
    #expect(outcomes.isEmpty)
    let collector = FaultWatch()
    await clock.advance(by: .seconds(0.2))
    while outcomes.count < 2 { await Task.yield() }
    #expect(outcomes == [.lost, .finished])
    #expect(other.names == ["a", "b"])
    let name = "present UIViewController from UINavigationController"
    #expect(collector.faults(of: "Router").contains { $0.contains("\(name) (number 1) was not confirmed") })
    host.transitions[0].finish()
    #expect(outcomes.count == 2, "what comes late is ignored")
    #expect(router.isIdle)
  }

  @Test func lateEffect() async {
    host.show(stack)
    await host.settle()
    let answer = PublishSubject<any Step>()
    let cancelled = Journal()
    weak var child: TestFlow?
    _ = run { [stack] flow in
      let modal = UIViewController()
      let made = TestFlow("child", root: modal)
      made.adapts = { _ in
        answer.take(1).do(onDispose: { MainActor.assumeIsolated { cancelled("disposed") } }).asSingle()
      }
      child = made
      flow.router.present(modal, from: stack)
      return .flow(made, with: TestStep.one)
    }
    coordinator.navigate(to: TestStep.child)
    await router.settle()
    stack.dismiss(animated: true)
    await host.settle()
    #expect(cancelled.lines == ["disposed"])
    #expect(child == nil)
    answer.onNext(TestStep.two)
    #expect(coordinator.log.dropped.map(\.outcome) == [.dropped(.flowEnded("TestFlow"))])
  }

  @Test func twoLevels() async {
    var screens = ["1", "2", "3", "4"].map(Screen.init)
    stack.setViewControllers(screens, animated: false)
    host.show(stack)
    await host.settle()
    let parent = TestFlow("parent", root: stack)
    parent.answer = { [screens] _, step in
      guard step == .start else { return .none }
      return .multiple(
        flowContributors: screens.dropFirst().map { .viewController($0, with: TestStepper()) })
    }
    coordinator.coordinate(flow: parent, with: OneStepper(withSingleStep: TestStep.start))
    parent.answer = { _, _ in .none }
    let references = screens.dropFirst().map { WeakScreen(screen: $0) }
    let first = screens[0]
    screens = []
    let reported = FaultWatch()
    stack.popToViewController(first, animated: true)
    await host.settle()
    #expect(references.allSatisfy { $0.screen == nil })
    #expect(stack.names == ["1"])
    #expect(reported.faults(of: "UINavigationController").isEmpty)
    #expect(journal.lines.isEmpty, "the flow has a root of its own, which is still shown")
  }

  @Test func whatIsCoveredIsDismissedToo() async {
    host.show(stack)
    await host.settle()
    let (lower, upper) = (UIViewController(), UIViewController())
    for modal in [lower, upper] { modal.modalPresentationStyle = .fullScreen }
    let parent = run { [stack] flow in
      let child = TestFlow("child", root: lower) { flow, step in
        guard step == .one else { return .none }
        flow.router.present(upper, from: lower)
        return .viewController(upper, with: TestStepper())
      }
      flow.router.present(lower, from: stack)
      return .flow(child, with: TestStep.start)
    }
    coordinator.navigate(to: TestStep.child)
    await router.settle()
    coordinator.navigate(to: TestStep.one)
    await router.settle()
    #expect(upper.viewIfLoaded?.window != nil)
    stack.dismiss(animated: true)
    await host.settle()
    await host.settle()
    #expect(journal.take() == ["child dismissed"])
    #expect(coordinator.liveTree.text == "TestFlow")
    #expect(parent.taken == ["child", "one"])
  }

  @Test func endsOnce() async {
    host.show(stack)
    await host.settle()
    weak var child: TestFlow?
    let parent = run { [stack] flow in
      let modal = UIViewController()
      let made = TestFlow("child", root: modal) { flow, step in
        guard step == .end else { return .none }
        flow.router.dismiss(modal)
        return flow.end(with: "done")
      }
      child = made
      flow.router.present(modal, from: stack)
      return .flow(made, with: TestStep.start) { result in
        if case .finished(let text) = result { text == "done" ? TestStep.two : nil } else { TestStep.three }
      }
    }
    coordinator.navigate(to: TestStep.child)
    await router.settle()
    coordinator.navigate(to: TestStep.end)
    await router.settle()
    await host.settle()
    #expect(parent.taken == ["child", "end", "two"])
    #expect(journal.take() == ["child finished"])
    #expect(child == nil)
    #expect(stack.presentedViewController == nil)
  }

  @Test func flowsBelowEndFirst() {
    let presentable = TestPresentable()
    func flow(_ depth: Int) -> TestFlow {
      TestFlow("\(depth)", root: depth == 2 ? presentable : TestPresentable()) { _, step in
        step == .child && depth < 4 ? .flow(flow(depth + 1), with: TestStep.child) : .none
      }
    }
    coordinator.coordinate(flow: flow(1), with: OneStepper(withSingleStep: TestStep.child))
    presentable.dismissed.accept(())
    #expect(journal.take() == ["4 withParent", "3 withParent", "2 dismissed"])
  }
}

/// A screen that is not kept.
@MainActor
private struct WeakScreen {
  weak var screen: UIViewController?
}
