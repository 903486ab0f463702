import Testing
import WeirNavigation
import WeirTesting

@Suite @MainActor struct StepLogTests {
  private let coordinator = FlowCoordinator(router: Router(clock: VirtualClock()))
  private let flow = TestFlow()

  @Test func aLineForEachStep() {
    flow.adapts = { step in .just(step as? TestStep == .two ? TestStep.three : step) }
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TestStep.one))
    coordinator.navigate(to: TestStep.two)
    #expect(
      coordinator.log.records.map(\.description) == [
        "1 one of TestFlow → TestFlow", "2 two of FlowCoordinator → TestFlow as three",
      ])
    #expect(coordinator.log.dropped.isEmpty)
  }

  @Test func onlyTheLatestAreKept() {
    coordinator.log.capacity = 3
    coordinator.coordinate(flow: flow, with: TestStepper())
    for number in 1...10 { coordinator.navigate(to: TestStep.number(number)) }
    #expect(coordinator.log.records.map(\.number) == [8, 9, 10])
    #expect(coordinator.log.count == 10)
    coordinator.log.capacity = 2
    #expect(coordinator.log.records.map(\.number) == [9, 10])
    coordinator.log.capacity = 0
    coordinator.navigate(to: TestStep.one)
    #expect(coordinator.log.records.isEmpty)
    coordinator.log.capacity = -1
    coordinator.navigate(to: TestStep.one)
    #expect(coordinator.log.records.isEmpty)
  }

  @Test func theReasonsInWords() {
    let reasons: [StepRecord.Reason] = [
      .flowEnded("F"), .screenLeft("S"), .screenHidden("S"), .swallowed("F"), .adaptFailed("F", error: "e"),
      .noParent(of: "F"),
    ]
    #expect(
      reasons.map(\.description) == [
        "F has ended", "S has left", "S is not shown", "F turned it into no step", "F failed to adapt it: e",
        "no flow is above F",
      ])
  }
}
