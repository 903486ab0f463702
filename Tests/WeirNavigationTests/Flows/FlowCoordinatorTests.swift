import Testing
import WeirNavigation
import WeirTesting

@Suite @MainActor struct FlowCoordinatorTests {
  private let coordinator = FlowCoordinator(router: Router(clock: VirtualClock()))
  private let journal = Journal()
  private let bag = DisposeBag()

  @Test func theFirstStepIsTakenAtOnce() {
    let flow = TestFlow()
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TestStep.one))
    #expect(flow.taken == ["one"])
    let other = TestFlow()
    coordinator.coordinate(flow: other)
    #expect(other.taken == ["home"])
  }

  @Test func aStepperIsReadyAfterItsFirstStepWasQueued() {
    let (flow, stepper) = (TestFlow(), TestStepper(TestStep.one))
    coordinator.coordinate(flow: flow, with: stepper)
    #expect(stepper.readyCount == 1)
    stepper.steps.accept(TestStep.two)
    #expect(flow.taken == ["one", "two"])
  }

  @Test func noStepIsNeverTaken() {
    let (flow, stepper) = (TestFlow(), TestStepper())
    coordinator.coordinate(flow: flow, with: stepper)
    stepper.steps.accept(NoneStep())
    coordinator.navigate(to: NoneStep())
    #expect(flow.taken.isEmpty)
  }

  @Test func theOrderOfOneStep() {
    let flow = TestFlow("a", journal: journal) { _, step in
      step == .one ? .one(flowContributor: .forwardToCurrentFlow(withStep: TestStep.two)) : .none
    }
    let journal = journal
    coordinator.rx.willNavigate.asSignal(onErrorSignalWith: .empty()).emit { journal("will \($0.1)") }.disposed(by: bag)
    coordinator.rx.didNavigate.asSignal(onErrorSignalWith: .empty()).emit { journal("did \($0.1)") }.disposed(by: bag)
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TestStep.one))
    #expect(journal.lines == ["will one", "a one", "did one", "will two", "a two", "did two"])
  }

  @Test func stepsThatAreSentWhileOneIsTakenWaitTheirTurn() {
    let coordinator = coordinator
    let flow = TestFlow { _, step in
      guard step == .one else { return .none }
      coordinator.navigate(to: TestStep.two)
      coordinator.navigate(to: TestStep.three)
      return .one(flowContributor: .forwardToCurrentFlow(withStep: TestStep.number(4)))
    }
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TestStep.one))
    #expect(flow.taken == ["one", "two", "three", "number(4)"])
  }

  @Test(.timeLimit(.minutes(10))) func aLongChainDoesNotGrowTheStack() {
    var count = 0
    let flow = TestFlow { _, step in
      guard case .number(let number) = step, number < 100_000 else { return .none }
      count = number
      return .one(flowContributor: .forwardToCurrentFlow(withStep: TestStep.number(number + 1)))
    }
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TestStep.number(1)))
    #expect(count == 99_999)
    #expect(coordinator.log.count == 100_000)
    #expect(coordinator.log.records.count <= 1000)
  }

  @Test(.timeLimit(.minutes(10))) func aLongChainThroughAStepperDoesNotGrowTheStack() {
    let stepper = TestStepper(TestStep.number(1))
    var last = 0
    let flow = TestFlow { _, step in
      guard case .number(let number) = step else { return .none }
      last = number
      if number < 20_000 { stepper.steps.accept(TestStep.number(number + 1)) }
      return .none
    }
    coordinator.coordinate(flow: flow, with: stepper)
    // The first step is taken before its stepper is listened to.
    stepper.steps.accept(TestStep.number(2))
    #expect(last == 20_000)
  }

  @Test func contributorsAreTakenInTheirOrder() {
    let flow = TestFlow { _, step in
      guard step == .start else { return .none }
      return .multiple(flowContributors: [
        .contribute(withNextPresentable: TestPresentable(), withNextStepper: OneStepper(withSingleStep: TestStep.two)),
        .forwardToCurrentFlow(withStep: TestStep.one),
        .contribute(
          withNextPresentable: TestPresentable(), withNextStepper: OneStepper(withSingleStep: TestStep.three)),
      ])
    }
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TestStep.start))
    #expect(flow.taken == ["start", "two", "one", "three"])
  }

  @Test func aStepForTheFlowAbove() {
    let child = TestFlow("child") { _, step in
      switch step {
      case .one: .one(flowContributor: .forwardToParentFlow(withStep: TestStep.two))
      case .two: .triggerParentFlow(withStep: TestStep.three)
      default: .none
      }
    }
    let parent = TestFlow("parent") { _, step in step == .child ? .flow(child, with: TestStep.one) : .none }
    coordinator.coordinate(flow: parent, with: OneStepper(withSingleStep: TestStep.child))
    #expect(parent.taken == ["child", "two"])
    coordinator.navigate(to: TestStep.two)
    #expect(parent.taken == ["child", "two", "two", "three"])
    #expect(child.taken == ["one", "two"])
  }

  @Test func aStepForNoFlowAboveIsDropped() {
    let flow = TestFlow { _, step in
      step == .end ? .end(forwardToParentFlowWithStep: TestStep.two) : .triggerParentFlow(withStep: TestStep.one)
    }
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TestStep.start))
    #expect(coordinator.log.dropped.map(\.description) == ["2 one of TestFlow dropped: no flow is above TestFlow"])
    coordinator.navigate(to: TestStep.end)
    #expect(coordinator.log.dropped.last?.outcome == .dropped(.noParent(of: "TestFlow")))
  }

  @Test func aCoordinatorThatGoesReleasesItsFlows() {
    weak var flow: TestFlow?
    weak var screen: UIViewController?
    let stepper = TestStepper(TestStep.one)
    do {
      let coordinator = FlowCoordinator(router: Router(clock: VirtualClock()))
      let made = TestFlow { _, step in
        step == .one ? .viewController(UIViewController(), with: stepper) : .none
      }
      made.answer = { [screenStepper = TestStepper()] _, _ in
        let controller = UIViewController()
        screen = controller
        return .viewController(controller, with: screenStepper)
      }
      flow = made
      coordinator.coordinate(flow: made, with: stepper)
      #expect(flow != nil)
      #expect(screen != nil)
    }
    #expect(flow == nil)
    #expect(screen == nil)
    stepper.steps.accept(TestStep.two)
  }

  @Test func severalFlowsOfOneCoordinator() {
    let (first, second) = (TestFlow("1", journal: journal), TestFlow("2", journal: journal))
    coordinator.coordinate(flow: first, with: TestStepper())
    coordinator.coordinate(flow: second, with: TestStepper())
    coordinator.navigate(to: TestStep.one)
    #expect(journal.lines == ["1 one", "2 one"])
  }

  @Test func aThousandFlowsBelowEachOther() {
    func flow(_ depth: Int) -> TestFlow {
      TestFlow("\(depth)") { _, step in
        step == .child && depth < 1000 ? .flow(flow(depth + 1), with: TestStep.child) : .none
      }
    }
    let root = flow(1)
    coordinator.coordinate(flow: root, with: OneStepper(withSingleStep: TestStep.child))
    var count = 0
    coordinator.rx.willNavigate.subscribe(onNext: { _ in MainActor.assumeIsolated { count += 1 } }).disposed(by: bag)
    coordinator.navigate(to: TestStep.one)
    #expect(count == 1000)
  }
}
