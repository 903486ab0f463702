import Foundation
import TestSupport
import Testing
import WeirNavigation
import WeirTesting

/// Flows and a router that are used as nobody should use them.
@Suite(.timeLimit(.minutes(10))) @MainActor struct MisuseTests {
  private let coordinator = FlowCoordinator(router: Router(clock: VirtualClock()))
  private let bag = DisposeBag()

  // MARK: Re-entrancy

  @Test func aChainOfStepsFromInsideFlowsDoesNotGrowTheStack() {
    var count = 0
    let flow = TestFlow(root: TestPresentable())
    flow.answer = { [coordinator] _, _ in
      count += 1
      if count < 20_000 { coordinator.navigate(to: TestStep.one) }
      return .none
    }
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TestStep.one))
    #expect(count == 20_000)
  }

  @Test func aFlowEndsFromInsideWhatHearsOfItsNavigation() {
    let (root, journal) = (TestPresentable(), Journal())
    let child = TestFlow("child", root: root, journal: journal) { _, _ in
      .one(flowContributor: .contribute(withNextPresentable: TestPresentable(), withNextStepper: TestStepper()))
    }
    let parent = TestFlow("parent", root: TestPresentable(), journal: journal) { _, step in
      step == .start ? .flow(child, with: TestStep.one) { _ in TestStep.two } : .none
    }
    coordinator.rx.willNavigate.asSignal(onErrorSignalWith: .empty()).emit { flow, _ in
      if (flow as? TestFlow)?.name == "child" { root.dismissed.accept(()) }
    }.disposed(by: bag)
    coordinator.rx.didEnd.asSignal(onErrorSignalWith: .empty()).emit { [coordinator] _ in
      coordinator.navigate(to: TestStep.three)
    }.disposed(by: bag)
    coordinator.coordinate(flow: parent, with: OneStepper(withSingleStep: TestStep.start))
    #expect(journal.lines == ["parent start", "child one", "parent three", "parent two"])
    #expect(coordinator.liveTree.text == "TestFlow")
  }

  @Test func aFlowIsCoordinatedFromInsideAnother() {
    let inner = TestFlow("inner", root: TestPresentable())
    let outer = TestFlow("outer", root: TestPresentable())
    outer.answer = { [coordinator] _, _ in
      coordinator.coordinate(flow: inner, with: OneStepper(withSingleStep: TestStep.two))
      return .end(forwardToParentFlowWithStep: TestStep.three)
    }
    coordinator.coordinate(flow: outer, with: OneStepper(withSingleStep: TestStep.one))
    #expect(inner.taken == ["two"])
    #expect(coordinator.liveTree.roots.count == 1)
  }

  // MARK: The same thing twice

  @Test func aScreenThatIsContributedTwiceLeavesOnce() {
    let screen = TestPresentable()
    let (first, second) = (TestStepper(), TestStepper())
    let flow = TestFlow(root: TestPresentable()) { _, step in
      step != .start
        ? .none
        : .multiple(flowContributors: [
          .contribute(withNextPresentable: screen, withNextStepper: first),
          .contribute(withNextPresentable: screen, withNextStepper: second),
        ])
    }
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TestStep.start))
    first.steps.accept(TestStep.one)
    second.steps.accept(TestStep.two)
    screen.dismissed.accept(())
    first.steps.accept(TestStep.three)
    #expect(flow.taken == ["start", "one", "two"])
    #expect(coordinator.liveTree.text == "TestFlow")
  }

  @Test func aFlowThatIsContributedTwiceRunsAsOne() {
    let root = TestPresentable()
    let child = TestFlow("child", root: root)
    let parent = TestFlow("parent", root: TestPresentable()) { _, step in
      step == .start || step == .one ? .flow(child, with: TestStep.two) { _ in TestStep.three } : .none
    }
    coordinator.coordinate(flow: parent, with: OneStepper(withSingleStep: TestStep.start))
    coordinator.navigate(to: TestStep.one)
    #expect(child.taken == ["two", "one", "two"], "its second stepper is heard as well")
    #expect(coordinator.liveTree.text == "TestFlow\n└── [start] TestFlow")
    root.dismissed.accept(())
    #expect(parent.taken.filter { $0 == "three" }.count == 1, "it has ended once")
    #expect(coordinator.liveTree.text == "TestFlow")
  }

  @Test func aFlowThatContributesItselfIsReported() {
    let flow = TestFlow(root: TestPresentable())
    flow.answer = { flow, step in step == .start ? .flow(flow, with: TestStep.start) : .none }
    let reported = faults(of: "FlowCoordinator") {
      coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TestStep.start))
    }
    #expect(reported == ["a flow runs in one place at a time; TestFlow runs already"])
    #expect(flow.taken == ["start"])
  }

  @Test func aFlowMayRunAgainWhenItHasEnded() {
    let flow = TestFlow(root: TestPresentable()) { _, step in
      step == .end ? .end(forwardToParentFlowWithStep: NoneStep()) : .none
    }
    let reported = faults(of: "FlowCoordinator") {
      for _ in 0..<2 {
        coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TestStep.start))
        coordinator.navigate(to: TestStep.end)
      }
    }
    #expect(reported == [] && flow.taken == ["start", "end", "start", "end"])
  }

  // MARK: Hostile answers

  @Test func anAdaptationThatAnswersTwiceOrOnAnotherThreadIsTakenOnce() async {
    let flow = TestFlow(root: TestPresentable())
    flow.adapts = { step in
      nonisolated(unsafe) let step = step
      return .create { observer in
        Thread.detachNewThread {
          observer(.success(step))
          observer(.success(step))
        }
        return Disposables.create()
      }
    }
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TestStep.one))
    await until { !flow.taken.isEmpty }
    await Task.yield()
    #expect(flow.taken == ["one"])
  }

  @Test func aRootThatHasLeftBeforeItBeginsEndsTheFlow() {
    let child = TestFlow("child", root: GonePresentable())
    let parent = TestFlow("parent", root: TestPresentable()) { _, step in
      step == .start ? .flow(child, with: TestStep.one) { _ in TestStep.two } : .none
    }
    coordinator.coordinate(flow: parent, with: OneStepper(withSingleStep: TestStep.start))
    #expect(child.taken == [] && parent.taken == ["start", "two"])
    #expect(coordinator.liveTree.text == "TestFlow")
  }

  @Test func stepsFromManyThreadsAreAllTaken() async {
    let flow = TestFlow(root: TestPresentable())
    let stepper = TestStepper()
    let steps = stepper.steps
    coordinator.coordinate(flow: flow, with: stepper)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<250 { steps.accept(TestStep.one) } } }
    }
    await until { flow.taken.count == 2000 }
  }

  // MARK: The router

  @Test func whatCannotBePresentedIsRefused() async {
    let (host, router) = (HeadlessHost(), Router(clock: VirtualClock()))
    let (root, modal) = (UIViewController(), UIViewController())
    var outcomes: [TransitionOutcome] = []
    router.present(modal, from: root) { outcomes.append($0) }
    host.show(root)
    await host.settle()
    router.present(root, from: root) { outcomes.append($0) }
    router.present(modal, from: root) { outcomes.append($0) }
    router.dismiss(modal) { outcomes.append($0) }
    router.dismiss(modal) { outcomes.append($0) }
    router.present(modal, from: modal) { outcomes.append($0) }
    await router.settle()
    #expect(outcomes.map { $0 == .finished } == [false, false, true, true, false, false])
    #expect(root.presentedViewController == nil && modal.presentingViewController == nil)
  }

  @Test func transitionsThatAskForOthersFromTheirCompletions() async {
    let (host, router, stack) = (
      HeadlessHost(), Router(clock: VirtualClock()), UINavigationController(rootViewController: Screen("0"))
    )
    host.show(stack)
    await host.settle()
    var count = 0
    func next(_ outcome: TransitionOutcome) {
      count += 1
      if count < 200 { router.push(Screen("\(count)"), on: stack, completion: next) }
    }
    next(.finished)
    await router.settle()
    #expect(count == 200 && stack.viewControllers.count == 200)
  }
}

/// A presentable that has left already.
private struct GonePresentable: Presentable {
  var rxVisible: Observable<Bool> { .just(false) }
  var rxDismissed: Single<Void> { .just(()) }
}
