import Testing
import WeirNavigation
import WeirTesting

@Suite @MainActor struct StepperTests {
  private let journal = Journal()

  private func note(_ stepper: some Stepper) -> any Disposable {
    let journal = journal
    return stepper.steps.asSignal().emit { journal("\($0)") }
  }

  @Test func firstSteps() {
    #expect(TestStepperWithoutFirst().initialStep is NoneStep)
    #expect(OneStepper(withSingleStep: TestStep.two).initialStep as? TestStep == .two)
    #expect(DefaultStepper().initialStep as? RxFlowStep == .home)
    #expect(CompositeStepper(steppers: []).initialStep is NoneStep)
  }

  @Test func severalAsOne() {
    let parts = [TestStepper(TestStep.one), TestStepper(), TestStepper(TestStep.three)]
    let all = CompositeStepper(steppers: parts)
    let noted = note(all)
    parts[0].steps.accept(TestStep.number(0))
    #expect(journal.take() == [], "nothing before it is ready")
    all.readyToEmitSteps()
    #expect(journal.take() == ["one", "three"])
    #expect(parts.map(\.readyCount) == [1, 1, 1])
    for (index, part) in parts.enumerated() { part.steps.accept(TestStep.number(index)) }
    #expect(journal.take() == ["number(0)", "number(1)", "number(2)"])
    all.readyToEmitSteps()
    parts[1].steps.accept(TestStep.two)
    #expect(journal.take() == ["two"], "ready twice sends once")
    noted.dispose()
  }

  @Test func aCompositeRunsAFlow() {
    let flow = TestFlow()
    let coordinator = FlowCoordinator(router: Router(clock: VirtualClock()))
    let parts = [TestStepper(TestStep.one), TestStepper(TestStep.two)]
    coordinator.coordinate(flow: flow, with: CompositeStepper(steppers: parts))
    parts[1].steps.accept(TestStep.three)
    #expect(flow.taken == ["one", "two", "three"])
  }

  private struct TestStepperWithoutFirst: Stepper {
    let steps = PublishRelay<any Step>()
  }
}
