import Testing
import WeirMVVM
import WeirTesting

/// Screens with view models in flows.
@Suite @MainActor struct FlowContributorsRxViewControllerTests {
  private final class ScreenFlow: Flow {
    let stack = UINavigationController()
    let screens: [RxViewController<RxViewModel>]
    let contributors: ([RxViewController<RxViewModel>]) -> FlowContributors
    private(set) var taken: [TestStep] = []
    var root: Presentable { stack }

    init(
      _ screens: RxViewController<RxViewModel>...,
      contributors: @escaping ([RxViewController<RxViewModel>]) -> FlowContributors
    ) {
      self.screens = screens
      self.contributors = contributors
    }

    func navigate(to step: Step) -> FlowContributors {
      guard let step = step as? TestStep else { return .none }
      taken.append(step)
      guard step == .start else { return .none }
      stack.setViewControllers(screens, animated: false)
      return contributors(screens)
    }
  }

  private let host = HeadlessHost()
  private let coordinator = FlowCoordinator(router: Router(clock: VirtualClock()))

  private func run(_ flow: ScreenFlow) async {
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TestStep.start))
    host.show(flow.stack)
    await host.settle()
  }

  @Test func stepsOfTheViewModelReachTheFlow() async {
    let screen = RxViewController(viewModel: RxViewModel())
    let flow = ScreenFlow(screen) { .viewController($0[0]) }
    await run(flow)
    screen.viewModel.steps.accept(TestStep.next(1))
    #expect(flow.taken == [.start, .next(1)])
  }

  @Test func stepsOfAChildViewModelReachTheFlow() async {
    let screen = RxViewController(viewModel: RxViewModel())
    let child = RxViewController(viewModel: RxViewModel())
    let grandchild = RxViewController(viewModel: RxViewModel())
    let flow = ScreenFlow(screen) { .viewController($0[0]) }
    await run(flow)
    screen.addChild(child)
    child.addChild(grandchild)
    grandchild.viewModel.steps.accept(TestStep.next(1))
    child.viewModel.steps.accept(TestStep.next(2))
    #expect(flow.taken == [.start, .next(1), .next(2)])
    child.removeFromParent()
    grandchild.viewModel.steps.accept(TestStep.next(3))
    #expect(flow.taken == [.start, .next(1), .next(2)])
  }

  @Test func severalContributorsAreWrittenShort() async {
    let (first, second) = (RxViewController(viewModel: RxViewModel()), RxViewController(viewModel: RxViewModel()))
    let flow = ScreenFlow(first, second) {
      .multiple(flowContributors: [.viewController($0[0]), .viewController($0[1], with: $0[1].viewModel)])
    }
    await run(flow)
    second.viewModel.steps.accept(TestStep.next(1))
    #expect(flow.taken == [.start, .next(1)])
    first.viewModel.steps.accept(TestStep.next(2))
    #expect(coordinator.log.dropped.map(\.step) == ["next(2)"])
  }

  @Test func whatAScreenSendsAsItAppearsAndDisappearsIsTaken() async {
    let model = RxViewModel()
    model.viewDidAppear.bind { model.steps.accept(TestStep.next(1)) }.disposed(by: model.disposeBag)
    model.viewDidDisappear.bind { model.steps.accept(TestStep.next(2)) }.disposed(by: model.disposeBag)
    let flow = ScreenFlow(RxViewController(viewModel: model)) { .viewController($0[0]) }
    await run(flow)
    #expect(flow.taken == [.start, .next(1)])
    flow.stack.pushViewController(UIViewController(), animated: false)
    await host.settle()
    #expect(flow.taken == [.start, .next(1), .next(2)])
    flow.stack.popViewController(animated: false)
    await host.settle()
    #expect(flow.taken == [.start, .next(1), .next(2), .next(1)])
    #expect(coordinator.log.dropped.isEmpty)
  }
}
