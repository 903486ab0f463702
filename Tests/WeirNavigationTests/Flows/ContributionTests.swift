import Testing
import WeirNavigation
import WeirTesting

/// What becomes of the steps of a screen that is hidden, or has left.
@Suite @MainActor struct ContributionTests {
  private let coordinator = FlowCoordinator(router: Router(clock: VirtualClock()))
  private let stepper = TestStepper()
  private let screen = TestPresentable(isVisible: false)

  private func run(_ contributor: FlowContributor) -> TestFlow {
    let flow = TestFlow { _, step in step == .start ? .one(flowContributor: contributor) : .none }
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TestStep.start))
    return flow
  }

  @Test func stepsOfAHiddenScreenAreDropped() {
    let flow = run(.contribute(withNextPresentable: screen, withNextStepper: stepper))
    stepper.steps.accept(TestStep.one)
    screen.visible.accept(true)
    stepper.steps.accept(TestStep.two)
    screen.visible.accept(false)
    stepper.steps.accept(TestStep.three)
    #expect(flow.taken == ["start", "two"])
    #expect(coordinator.log.dropped.map(\.step) == ["one", "three"])
    #expect(coordinator.log.dropped.allSatisfy { $0.outcome == .dropped(.screenHidden("TestPresentable")) })
  }

  @Test func stepsOfAHiddenScreenMayBeAllowed() {
    let flow = run(
      .contribute(withNextPresentable: screen, withNextStepper: stepper, allowStepWhenNotPresented: true))
    stepper.steps.accept(TestStep.one)
    #expect(flow.taken == ["start", "one"])
  }

  @Test func stepsOfAHiddenScreenMayWait() {
    let flow = run(.contribute(withNextPresentable: screen, withNextStepper: stepper, whenHidden: .hold))
    stepper.steps.accept(TestStep.one)
    stepper.steps.accept(TestStep.two)
    #expect(flow.taken == ["start"])
    screen.visible.accept(true)
    #expect(flow.taken == ["start", "one", "two"])
    screen.visible.accept(true)
    #expect(flow.taken.count == 3)
    screen.visible.accept(false)
    stepper.steps.accept(TestStep.three)
    screen.dismissed.accept(())
    #expect(coordinator.log.dropped.map(\.outcome) == [.dropped(.screenLeft("TestPresentable"))])
  }

  @Test func thePolicyOfTheCoordinatorCountsWhereNoneIsGiven() {
    coordinator.hiddenStepPolicy = .hold
    let flow = run(.contribute(withNextPresentable: screen, withNextStepper: OneStepper(withSingleStep: TestStep.one)))
    #expect(flow.taken == ["start"])
    screen.visible.accept(true)
    #expect(flow.taken == ["start", "one"])
  }

  @Test func stepsOfAScreenThatHasLeftAreDropped() {
    screen.visible.accept(true)
    let flow = run(.contribute(withNextPresentable: screen, withNextStepper: stepper))
    screen.dismissed.accept(())
    stepper.steps.accept(TestStep.one)
    #expect(flow.taken == ["start"])
    #expect(coordinator.log.dropped.map(\.outcome) == [.dropped(.screenLeft("TestPresentable"))])
  }

  @Test func stepsOfAScreenThatHasLeftMayBeAllowed() {
    screen.visible.accept(true)
    let flow = run(.contribute(withNextPresentable: screen, withNextStepper: stepper, allowStepWhenDismissed: true))
    screen.dismissed.accept(())
    stepper.steps.accept(TestStep.one)
    #expect(flow.taken == ["start", "one"])
  }

  @Test func aStepperThatLivesLongCollectsNothing() {
    screen.visible.accept(true)
    _ = run(.contribute(withNextPresentable: screen, withNextStepper: stepper))
    screen.dismissed.accept(())
    for number in 0..<40 { stepper.steps.accept(TestStep.number(number)) }
    #expect(coordinator.log.dropped.count == 16)
  }

  @Test func whatSendsItsStepsItself() {
    final class Both: Presentable, Stepper {
      let rxVisible = Observable.just(true)
      let rxDismissed = Single<Void>.never()
      let steps = PublishRelay<any Step>()
      let initialStep: any Step = TestStep.two
    }
    let flow = run(.contribute(withNext: Both()))
    #expect(flow.taken == ["start", "two"])
  }

  @Test func shorthands() {
    let controller = UIViewController()
    guard
      case .one(.contribute(let presentable, let given, false, false)) = FlowContributors.viewController(
        controller, with: stepper)
    else { return #expect(Bool(false), "one contributor") }
    #expect(presentable as? UIViewController === controller)
    #expect(given as? TestStepper === stepper)
    guard
      case .one(.contribute(let flow, let first, false, false)) = FlowContributors.flow(
        TestFlow(), with: TestStep.two)
    else { return #expect(Bool(false), "one contributor") }
    #expect(flow is TestFlow)
    #expect(first.initialStep as? TestStep == .two)
    guard
      case .one(.contribute(let stack, let none, false, false)) = FlowContributors.navigationController(
        UINavigationController())
    else { return #expect(Bool(false), "one contributor") }
    #expect(stack is UINavigationController)
    #expect(none.initialStep is NoneStep)
  }
}
