import TestSupport
import Testing
import WeirNavigation
import WeirTesting

@Suite @MainActor struct FlowsTests {
  private let coordinator = FlowCoordinator(router: Router(clock: VirtualClock()))
  private let journal = Journal()

  @Test func rootsAtOnce() {
    let (stack, tabs) = (UINavigationController(), UITabBarController())
    Flows.use(TestFlow(root: stack), TestFlow(root: tabs), when: .created) {
      (first: UINavigationController, second: UITabBarController) in
      journal("\(first === stack) \(second === tabs)")
    }
    #expect(journal.lines == ["true true"])
  }

  @Test func rootsOfOneToSixFlows() {
    func flow() -> TestFlow { TestFlow() }
    Flows.use(flow(), when: .created) { _ in journal("1") }
    Flows.use(flow(), flow(), when: .created) { _, _ in journal("2") }
    Flows.use(flow(), flow(), flow(), when: .created) { _, _, _ in journal("3") }
    Flows.use(flow(), flow(), flow(), flow(), flow(), flow(), when: .created) { _, _, _, _, _, _ in journal("6") }
    #expect(journal.lines == ["1", "2", "3", "6"])
  }

  @Test func aListOfRoots() {
    let flows = [TestFlow(root: UINavigationController()), TestFlow(root: UINavigationController())]
    Flows.use(flows, when: .created) { (roots: [UINavigationController]) in journal("\(roots.count)") }
    #expect(journal.lines == ["2"])
    Flows.use([], when: .ready) { (roots: [UIViewController]) in journal("\(roots.count)") }
    #expect(journal.lines == ["2", "0"])
  }

  @Test func rootsWhenAllAreReady() {
    let (first, second) = (TestFlow(), TestFlow())
    Flows.use(first, second, when: .ready) { _, _ in journal("ready") }
    coordinator.coordinate(flow: first, with: OneStepper(withSingleStep: TestStep.one))
    #expect(journal.lines.isEmpty)
    coordinator.coordinate(flow: second, with: OneStepper(withSingleStep: TestStep.one))
    #expect(journal.lines == ["ready"])
    Flows.use(first, second, when: .ready) { _, _ in journal("still ready") }
    #expect(journal.lines == ["ready", "still ready"])
  }

  @Test func aFlowIsReadyWhenTheFlowsBelowAre() {
    let stepper = TestStepper()
    let child = TestFlow()
    let parent = TestFlow { _, step in
      guard step == .child else { return .none }
      return .one(flowContributor: .contribute(withNextPresentable: child, withNextStepper: stepper))
    }
    Flows.use(parent, when: .ready) { _ in journal("ready") }
    coordinator.coordinate(flow: parent, with: OneStepper(withSingleStep: TestStep.child))
    #expect(journal.lines.isEmpty)
    stepper.steps.accept(TestStep.one)
    #expect(journal.lines == ["ready"])
  }

  @Test func aRootOfAnotherTypeIsReported() {
    let reported = faults(of: "Flows") {
      Flows.use(TestFlow(root: UITabBarController()), when: .created) { (_: UINavigationController) in journal("called")
      }
    }
    #expect(journal.lines.isEmpty)
    let found = "it takes UINavigationController, and the roots are UITabBarController of TestFlow"
    #expect(reported == ["the closure of use takes the roots of the flows; \(found)"])
  }

  @Test func anotherNumberOfRootsIsReported() {
    let reported = faults(of: "Flows") {
      Flows.use(TestFlow(), TestFlow(), when: .created) { (_: UIViewController) in journal("called") }
      Flows.use(TestFlow(), when: .created) { (_: UIViewController, _: UIViewController) in journal("called") }
      Flows.use([TestFlow()], when: .created) { (_: [UITabBarController]) in journal("called") }
    }
    #expect(journal.lines.isEmpty)
    #expect(reported.count == 3)
  }

  @Test func whatIsKnownOfFlowsThatHaveGoneIsForgotten() {
    for _ in 0..<1000 {
      weak var flow: TestFlow?
      do {
        let made = TestFlow()
        flow = made
        coordinator.coordinate(flow: made, with: OneStepper(withSingleStep: TestStep.one))
        coordinator.navigate(to: TestStep.end)
        made.answer = { _, _ in .end(forwardToParentFlowWithStep: NoneStep()) }
        coordinator.navigate(to: TestStep.end)
      }
      #expect(flow == nil)
    }
  }
}
