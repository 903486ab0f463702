import Testing
import WeirNavigation
import WeirTesting

/// What happens at the same time as the end of a flow that shares the root of another one, or that is covered.
@Suite @MainActor struct FlowEndOrderTests {
  private let coordinator = FlowCoordinator(router: Router(clock: VirtualClock()))
  private let journal = Journal()
  private let host = HeadlessHost()
  private let bag = DisposeBag()

  init() {
    let journal = journal
    coordinator.rx.didEnd.asSignal(onErrorSignalWith: .empty())
      .emit { journal("\(($0.flow as? TestFlow)?.name ?? "?") \($0.cause)") }
      .disposed(by: bag)
  }

  /// Runs a flow below another one with the same root.
  private func run(_ root: UIViewController, _ borrower: TestFlow) {
    let top = TestFlow("top", root: root) { _, step in step == .start ? .flow(borrower, with: TestStep.start) : .none }
    coordinator.coordinate(flow: top, with: OneStepper(withSingleStep: TestStep.start))
  }

  @Test func aFlowThatContributesAgainWhileItsLastScreenLeavesGoesOn() {
    let (first, second) = (TestPresentable(), TestPresentable())
    let root = UIViewController()
    run(
      root,
      TestFlow("borrower", root: root) { _, step in
        if step == .one { first.dismissed.accept(()) }
        return .one(
          flowContributor: .contribute(
            withNextPresentable: step == .one ? second : first, withNextStepper: TestStepper()))
      })
    coordinator.navigate(to: TestStep.one)
    #expect(journal.take() == [])
    #expect(coordinator.liveTree.text == "TestFlow\n└── [start] TestFlow\n    └── [one] TestPresentable")
    second.dismissed.accept(())
    #expect(journal.take() == ["borrower dismissed"])
  }

  @Test func aFlowThatContributesNothingWhileItsLastScreenLeavesEnds() {
    let (screen, root) = (TestPresentable(), UIViewController())
    run(
      root,
      TestFlow("borrower", root: root) { _, step in
        guard step == .one else {
          return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: TestStepper()))
        }
        screen.dismissed.accept(())
        return .none
      })
    coordinator.navigate(to: TestStep.one)
    #expect(journal.take() == ["borrower dismissed"])
  }

  @Test(arguments: [true, false]) func theStepOfItsOnlyChildIsTakenBeforeItEnds(isResult: Bool) {
    let (root, screen) = (UIViewController(), TestPresentable())
    let child = TestFlow("child", root: root) { flow, _ in
      isResult ? flow.end(with: "text") : .end(forwardToParentFlowWithStep: TestStep.two)
    }
    let borrower = TestFlow("borrower", root: root) { _, step in
      switch step {
      case .start:
        isResult ? .flow(child, with: TestStep.one) { _ in TestStep.two } : .flow(child, with: TestStep.one)
      default: .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: TestStepper()))
      }
    }
    run(root, borrower)
    #expect(borrower.taken == ["start", "two"])
    #expect(journal.take() == ["child finished"])
    #expect(coordinator.log.dropped.isEmpty)
    screen.dismissed.accept(())
    #expect(journal.take() == ["borrower dismissed"])
  }

  /// What covers a screen need not belong to a flow; however high the pile is, all of it is dismissed at once.
  @Test(arguments: 1...3) func whatIsCoveredByOtherScreensIsDismissedWithThem(covers: Int) async {
    let (stack, modal) = (UINavigationController(rootViewController: UIViewController()), UIViewController())
    modal.modalPresentationStyle = .fullScreen
    let screen = TestFlow("modal", root: modal)
    host.show(stack)
    let top = TestFlow("top", root: stack) { _, step in step == .start ? .flow(screen, with: TestStep.start) : .none }
    coordinator.coordinate(flow: top, with: OneStepper(withSingleStep: TestStep.start))
    await host.settle()
    var presenter: UIViewController = stack
    for controller in [modal] + (0..<covers).map({ _ in UIViewController() }) {
      controller.modalPresentationStyle = .fullScreen
      presenter.present(controller, animated: true)
      await host.settle()
      presenter = controller
    }
    #expect(modal.viewIfLoaded?.window == nil && journal.lines.isEmpty)
    stack.dismiss(animated: true)
    await host.settle()
    await host.settle()
    #expect(journal.take() == ["modal dismissed"])
    #expect(coordinator.liveTree.text == "TestFlow")
  }

  @Test func whatIsShownAgainStays() async {
    let (stack, modal, cover) = (UINavigationController(), UIViewController(), UIViewController())
    for controller in [modal, cover] { controller.modalPresentationStyle = .fullScreen }
    let top = TestFlow("top", root: stack) { _, step in
      step == .start ? .flow(TestFlow("modal", root: modal), with: TestStep.start) : .none
    }
    host.show(stack)
    coordinator.coordinate(flow: top, with: OneStepper(withSingleStep: TestStep.start))
    await host.settle()
    stack.present(modal, animated: true)
    await host.settle()
    modal.present(cover, animated: true)
    await host.settle()
    modal.dismiss(animated: true)
    await host.settle()
    await host.settle()
    #expect(modal.viewIfLoaded?.window != nil && journal.lines.isEmpty)
  }
}
