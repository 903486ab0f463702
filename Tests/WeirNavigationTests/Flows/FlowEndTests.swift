import TestSupport
import Testing
import WeirNavigation
import WeirTesting

@Suite @MainActor struct FlowEndTests {
  private let coordinator = FlowCoordinator(router: Router(clock: VirtualClock()))
  private let journal = Journal()
  private let bag = DisposeBag()

  init() {
    let journal = journal
    coordinator.rx.didEnd.asSignal(onErrorSignalWith: .empty())
      .emit { journal("\(($0.flow as? TestFlow)?.name ?? "?") \($0.cause)") }
      .disposed(by: bag)
  }

  /// A parent whose child does as a closure says.
  private func run(
    root: any Presentable = TestPresentable(), _ answer: @escaping (TestFlow, TestStep) -> FlowContributors
  ) -> TestFlow {
    let parent = TestFlow("parent", root: TestPresentable()) { _, step in
      guard step == .child else { return .none }
      return .flow(TestFlow("child", root: root, answer: answer), with: TestStep.start) { result in
        switch result {
        case .finished(let text): TestStep.number(text.count)
        case .dismissed: TestStep.three
        }
      }
    }
    coordinator.coordinate(flow: parent, with: OneStepper(withSingleStep: TestStep.child))
    return parent
  }

  @Test func withAValue() {
    let parent = run { flow, _ in flow.end(with: "four") }
    #expect(parent.taken == ["child", "number(4)"])
    #expect(journal.lines == ["child finished"])
  }

  @Test func withAStep() {
    let parent = run { _, _ in .end(forwardToParentFlowWithStep: TestStep.one) }
    #expect(parent.taken == ["child", "three", "one"], "no value, and then the step")
    #expect(journal.lines == ["child finished"])
  }

  @Test func withoutAStep() {
    let parent = run { _, _ in .end(forwardToParentFlowWithStep: NoneStep()) }
    #expect(parent.taken == ["child", "three"])
  }

  @Test func itsRootLeaves() {
    let root = TestPresentable()
    let parent = run(root: root) { _, _ in .none }
    root.dismissed.accept(())
    root.dismissed.accept(())
    #expect(parent.taken == ["child", "three"])
    #expect(journal.lines == ["child dismissed"])
  }

  @Test func itsRootLeavesWhileItEnds() {
    let root = TestPresentable()
    let parent = run(root: root) { flow, _ in
      root.dismissed.accept(())
      return flow.end(with: "done")
    }
    #expect(parent.taken == ["child", "number(4)"], "what it says counts")
    #expect(journal.lines == ["child finished"])
  }

  @Test func itsRootLeavesWhileItTakesAStep() {
    let root = TestPresentable()
    let parent = run(root: root) { _, _ in
      root.dismissed.accept(())
      return .one(flowContributor: .forwardToParentFlow(withStep: TestStep.one))
    }
    #expect(parent.taken == ["child", "one", "three"])
    #expect(journal.lines == ["child dismissed"])
  }

  @Test func aParentThatEndsIsNotTold() {
    let root = TestPresentable()
    let grandparent = TestFlow("grandparent", root: TestPresentable())
    grandparent.answer = { _, step in
      guard step == .start else { return .none }
      let parent = TestFlow("parent", root: root) { _, step in
        step == .child
          ? .flow(TestFlow("child", root: TestPresentable()), with: NoneStep()) { _ in TestStep.three } : .none
      }
      return .flow(parent, with: TestStep.child)
    }
    coordinator.coordinate(flow: grandparent, with: OneStepper(withSingleStep: TestStep.start))
    root.dismissed.accept(())
    #expect(journal.lines == ["child withParent", "parent dismissed"])
    #expect(grandparent.taken == ["start"])
    #expect(coordinator.liveTree.text == "TestFlow")
  }

  @Test func stepsForAFlowThatHasEndedAreDropped() {
    let root = TestPresentable()
    _ = run(root: root) { _, step in
      guard step == .start else { return .none }
      root.dismissed.accept(())
      return .multiple(flowContributors: [
        .forwardToCurrentFlow(withStep: TestStep.one),
        .contribute(withNextPresentable: TestPresentable(), withNextStepper: OneStepper(withSingleStep: TestStep.two)),
      ])
    }
    #expect(coordinator.log.dropped.map(\.step) == ["one", "two"])
    #expect(coordinator.log.dropped.allSatisfy { $0.outcome == .dropped(.flowEnded("TestFlow")) })
  }

  @Test func aFlowThatOutlivesItsRoot() {
    let root = TestPresentable()
    let flow = TestFlow(root: root)
    coordinator.coordinate(flow: flow, with: TestStepper(), allowStepWhenDismissed: true)
    root.dismissed.accept(())
    coordinator.navigate(to: TestStep.one)
    #expect(flow.taken == ["one"])
    #expect(journal.lines.isEmpty)
  }

  @Test func aValueOfAnotherTypeIsReported() {
    final class Untyped: ResultFlow {
      typealias Output = Int
      let root: any Presentable = UIViewController()
      let other = TestFlow()
      func navigate(to step: any Step) -> FlowContributors { other.end(with: "text") }
    }
    let parent = TestFlow("parent", root: TestPresentable()) { _, step in
      step == .child ? .flow(Untyped(), with: TestStep.start) { _ in TestStep.one } : .none
    }
    let reported = faults(of: "ResultFlow") {
      coordinator.coordinate(flow: parent, with: OneStepper(withSingleStep: TestStep.child))
    }
    #expect(reported == ["a flow ends with a value of its Output; text of Untyped"])
    #expect(parent.taken == ["child"])
  }

  @Test func whatEmptiesARootOfItsOwnDoesNotEndIt() {
    let screen = TestPresentable()
    let flow = TestFlow(root: TestPresentable()) { _, step in
      guard step == .start else { return .none }
      return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: TestStepper()))
    }
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TestStep.start))
    screen.dismissed.accept(())
    #expect(journal.lines.isEmpty)
    coordinator.navigate(to: TestStep.two)
    #expect(flow.taken == ["start", "two"])
  }

  @Test func aFlowThatBorrowsEndsWithTheFlowsBelow() {
    let (root, screen) = (UIViewController(), TestPresentable())
    let deepest = TestFlow("deepest", root: root) { _, _ in
      .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: TestStepper()))
    }
    let middle = TestFlow("middle", root: root) { _, step in
      step == .child ? .flow(deepest, with: TestStep.start) : .none
    }
    let top = TestFlow("top", root: root) { _, step in step == .start ? .flow(middle, with: TestStep.child) : .none }
    coordinator.coordinate(flow: top, with: OneStepper(withSingleStep: TestStep.start))
    #expect(coordinator.liveTree.roots[0].children[0].children.count == 1)
    screen.dismissed.accept(())
    #expect(journal.lines == ["deepest dismissed", "middle dismissed"])
  }
}
