import Testing
import WeirNavigation
import WeirTesting

/// Screens and flows that were contributed, and that the host does not bring.
@Suite @MainActor struct WhatDoesNotComeTests {
  private let host = HeadlessHost()
  private let clock = VirtualClock()
  private let router: Router
  private let coordinator: FlowCoordinator
  private let stack = UINavigationController(rootViewController: Screen("1"))
  private let stepper = TestStepper()

  init() {
    router = Router(clock: clock)
    coordinator = FlowCoordinator(router: router)
  }

  private func run(_ answer: @escaping (TestFlow, TestStep) -> FlowContributors) async -> TestFlow {
    let flow = TestFlow("parent", root: stack, answer: answer)
    coordinator.coordinate(flow: flow, with: stepper)
    host.show(stack)
    await host.settle()
    return flow
  }

  /// A flow that presents a child flow in a sheet.
  private func presenting() async -> TestFlow {
    await run { [stack] flow, step in
      guard step == .child else { return .none }
      let sheet = UIViewController()
      flow.router.present(sheet, from: stack)
      return .flow(TestFlow("child", root: sheet), with: TestStep.start) { result in
        result == .dismissed ? TestStep.two : TestStep.three
      }
    }
  }

  @Test func aScreenThatIsRefusedLeavesItsFlow() async {
    weak var screen: UIViewController?
    _ = await run { [stack] flow, _ in
      let made = UINavigationController()
      screen = made
      flow.router.push(made, on: stack)
      return .viewController(made, with: TestStepper())
    }
    stepper.steps.accept(TestStep.one)
    #expect(coordinator.liveTree.roots[0].children.count == 1)
    await host.settle()
    #expect(coordinator.liveTree.text == "TestFlow")
    #expect(screen == nil)
  }

  @Test func aFlowWhoseSheetIsRefusedEnds() async {
    let parent = await presenting()
    stack.present(UIViewController(), animated: false)
    await host.settle()
    stepper.steps.accept(TestStep.child)
    await host.settle()
    #expect(parent.taken == ["child", "two"], "it is told once")
    #expect(coordinator.liveTree.text == "TestFlow")
  }

  @Test func aFlowWhoseSheetIsCancelledEnds() async {
    let parent = await presenting()
    host.pace = .held
    stepper.steps.accept(TestStep.child)
    await host.settle()
    #expect(parent.taken == ["child"])
    host.transitions[0].cancel()
    await host.settle()
    #expect(parent.taken == ["child", "two"])
    #expect(router.history.last?.outcome == .cancelled)
    #expect(router.isIdle)
  }

  @Test func whatIsLostAndCancelledLaterLeavesThen() async {
    let parent = await presenting()
    host.pace = .held
    stepper.steps.accept(TestStep.child)
    await host.settle()
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(4))
    await host.settle()
    #expect(router.history.last?.outcome == .lost)
    #expect(parent.taken == ["child"], "it may still come")
    host.transitions[0].cancel()
    await host.settle()
    #expect(parent.taken == ["child", "two"])
  }

  @Test func whatIsAskedForAgainStays() async {
    let tries = Journal()
    weak var screen: UIViewController?
    _ = await run { [stack] flow, _ in
      let made = Screen("2")
      screen = made
      @MainActor func push() {
        tries("try")
        flow.router.push(made, on: stack) { if $0 == .cancelled { push() } }
      }
      push()
      return .viewController(made, with: TestStepper())
    }
    host.pace = .held
    stepper.steps.accept(TestStep.one)
    await host.settle()
    host.transitions[0].cancel()
    host.pace = .nextTurn
    await host.settle()
    #expect(tries.lines.count == 2)
    #expect(stack.topViewController === screen)
    #expect(screen != nil)
  }

  @Test func aTransitionThatCannotBeginInTimeIsRefused() async {
    _ = await run { _, _ in .none }
    host.pace = .held
    stack.pushViewController(Screen("2"), animated: true)
    await host.settle()
    var outcomes: [TransitionOutcome] = []
    router.pop(from: stack) { outcomes.append($0) }
    await host.settle()
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(4))
    await host.settle()
    #expect(outcomes == [.refused("the host is not done with its own transition")])
    host.transitions[0].finish()
    await host.settle()
    #expect(stack.names == ["1", "2"], "it is not begun later")
    #expect(router.isIdle)
  }

  @Test func whatIsHiddenBeforeItIsShownIsDone() async {
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    host.show(tabs)
    await host.settle()
    host.pace = .held
    var outcomes: [TransitionOutcome] = []
    tabs.selectedIndex = 1
    await host.settle()
    for name in ["2", "3"] { router.push(Screen(name), on: stack, animated: false) { outcomes.append($0) } }
    host.transitions[0].finish()
    await host.settle()
    #expect(outcomes == [.finished, .finished])
    #expect(stack.names == ["1", "2", "3"])
  }
}
