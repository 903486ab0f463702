import Dispatch
import Testing
import WeirNavigation
import WeirTesting

@Suite @MainActor struct FlowAdaptTests {
  private let coordinator = FlowCoordinator(router: Router(clock: VirtualClock()))
  private let flow = TestFlow()

  @Test func aStepIsTurnedIntoAnother() {
    flow.adapts = { step in .just(step as? TestStep == .one ? TestStep.three : step) }
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TestStep.one))
    coordinator.navigate(to: TestStep.two)
    #expect(flow.taken == ["three", "two"])
    #expect(coordinator.log.records.first?.outcome == .taken(by: "TestFlow", as: "three"))
    #expect(coordinator.log.records.last?.outcome == .taken(by: "TestFlow", as: nil))
  }

  @Test func aStepIsSwallowed() {
    flow.adapts = { _ in .just(NoneStep()) }
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TestStep.one))
    #expect(flow.taken.isEmpty)
    #expect(coordinator.log.dropped.map(\.outcome) == [.dropped(.swallowed("TestFlow"))])
  }

  @Test func anErrorDropsTheStepAndNoOther() {
    struct Refused: Error {}
    flow.adapts = { step in step as? TestStep == .one ? .error(Refused()) : .just(step) }
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TestStep.one))
    coordinator.navigate(to: TestStep.two)
    #expect(flow.taken == ["two"])
    #expect(coordinator.log.dropped.map(\.outcome) == [.dropped(.adaptFailed("TestFlow", error: "Refused()"))])
  }

  @Test func whatTakesTimeDoesNotHoldUpOthers() {
    let answer = PublishSubject<any Step>()
    flow.adapts = { step in step as? TestStep == .one ? answer.take(1).asSingle() : .just(step) }
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TestStep.one))
    coordinator.navigate(to: TestStep.two)
    #expect(flow.taken == ["two"])
    answer.onNext(TestStep.three)
    #expect(flow.taken == ["two", "three"])
  }

  @Test(.timeLimit(.minutes(10))) func anAnswerOfAnotherThreadIsTakenOnTheMainActor() async {
    await withCheckedContinuation { continuation in
      flow.adapts = { step in
        nonisolated(unsafe) let step = step
        return .create { observer in
          DispatchQueue.global().async { observer(.success(step)) }
          return Disposables.create()
        }
      }
      flow.answer = { _, _ in
        continuation.resume()
        return .none
      }
      coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TestStep.one))
    }
    #expect(flow.taken == ["one"])
  }

  @Test(.timeLimit(.minutes(10))) func asynchronousCode() async {
    final class Gate: AsyncFlow {
      let root: any Presentable = UIViewController()
      var onStep: (any Step) -> Void = { _ in }
      func adapt(step: any Step) async throws -> any Step {
        await Task.yield()
        return step as? TestStep == .one ? TestStep.two : step
      }
      func navigate(to step: any Step) -> FlowContributors {
        onStep(step)
        return .none
      }
    }
    let gate = Gate()
    let taken = await withCheckedContinuation { continuation in
      gate.onStep = { continuation.resume(returning: "\($0)") }
      coordinator.coordinate(flow: gate, with: OneStepper(withSingleStep: TestStep.one))
    }
    #expect(taken == "two")
  }
}
