import Testing
import WeirNavigation
import WeirTesting

/// Thousands of flows below and beside each other.
@Suite(.timeLimit(.minutes(10))) @MainActor struct ManyFlowsTests {
  private let coordinator = FlowCoordinator(router: Router(clock: VirtualClock()))

  @Test func tenThousandFlowsBelowEachOther() {
    var flows: [WeakReference<TestFlow>] = []
    func flow(_ depth: Int) -> TestFlow {
      let flow = TestFlow("\(depth)", root: TestPresentable()) { _, step in
        step == .child && depth < 10_000 ? .flow(flow(depth + 1), with: TestStep.child) : .none
      }
      flows.append(WeakReference(flow))
      return flow
    }
    let top = TestPresentable()
    let first = TestFlow("top", root: top) { _, step in
      step == .start ? .flow(flow(1), with: TestStep.child) : .none
    }
    coordinator.coordinate(flow: first, with: OneStepper(withSingleStep: TestStep.start))
    #expect(flows.count == 10_000)
    #expect(coordinator.liveTree.text.split(separator: "\n").count == 10_001)
    #expect(coordinator.liveTree.foldedText == "TestFlow\n├── [start] TestFlow (cycle)\n└── [child] TestFlow (cycle)")
    top.dismissed.accept(())
    #expect(flows.allSatisfy { $0.object == nil })
  }

  @Test func tenThousandFlowsBelowEachOtherGoWithTheirCoordinator() {
    weak var last: TestFlow?
    do {
      let coordinator = FlowCoordinator(router: Router(clock: VirtualClock()))
      func flow(_ depth: Int) -> TestFlow {
        let flow = TestFlow("\(depth)", root: TestPresentable()) { _, step in
          step == .child && depth < 10_000 ? .flow(flow(depth + 1), with: TestStep.child) : .none
        }
        last = flow
        return flow
      }
      coordinator.coordinate(flow: flow(1), with: OneStepper(withSingleStep: TestStep.child))
      #expect(last?.name == "10000")
    }
    #expect(last == nil)
  }

  @Test func thousandsOfFlowsBesideEachOther() {
    let children = (0..<3_000).map { TestFlow("\($0)", root: TestPresentable()) }
    let steppers = children.map { _ in TestStepper() }
    let parent = TestFlow("parent", root: TestPresentable()) { _, step in
      step != .start
        ? .none
        : .multiple(
          flowContributors: zip(children, steppers).map {
            .contribute(withNextPresentable: $0, withNextStepper: $1)
          })
    }
    coordinator.coordinate(flow: parent, with: OneStepper(withSingleStep: TestStep.start))
    for stepper in steppers { stepper.steps.accept(TestStep.one) }
    #expect(children.allSatisfy { $0.taken == ["one"] })
    coordinator.navigate(to: TestStep.two)
    #expect(children.allSatisfy { $0.taken == ["one", "two"] })
  }
}
