import Testing
import WeirMVVM
import WeirTesting

/// The snippets of the guide of WeirMVVM, compiled and run; `MVVMGuideTests` keeps both equal.
@Suite @MainActor struct MVVMSnippetTests {
  @Test func aScreenInItsFlow() async throws {
    let host = HeadlessHost()
    let coordinator = FlowCoordinator(router: Router(clock: VirtualClock()))
    let flow = CounterFlow()
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: CounterStep.start))
    let screen = try #require(flow.stack.viewControllers.first as? TallyViewController)
    let lines = Printed.lines {
      host.show(flow.stack)
      screen.loadViewIfNeeded()
      screen.viewModel.viewWillAppearSubject.onNext(())
    }
    #expect(lines.contains("about to appear"))
    await host.settle()
    screen.button.setTitle("Tap", for: .normal)
    await host.settle()
    try host.tap(screen.button)
    #expect(screen.label.text == "1 taps")
    try host.tap(screen.button)
    #expect(coordinator.liveTree.text.hasPrefix("CounterFlow"))
    try host.tap(screen.button)
    #expect(coordinator.liveTree.text == "")
  }

  @Test func events() {
    let lines = Printed.lines {
      let trip = RxViewModel()
      let stop = RxViewModel()
      trip.addChild(stop)
      stop.parentEvents.unwrappedValue(of: TripEvent.title).bind { print("stop: \($0)") } ~ stop.disposeBag

      trip.events.accept(TripEvent.title.event("Alps"))  // stop: Alps
      stop.parentEvents.accept(TripEvent.title.event("Jura"))  // stop: Jura

      let late = RxViewModel()
      late.parentEvents.unwrappedValue(of: TripEvent.title).bind { print("late: \($0)") } ~ late.disposeBag
      trip.addChild(late)  // late: Jura
    }
    #expect(lines == ["stop: Alps", "stop: Jura", "late: Jura"])
  }

  @Test func bindings() {
    let (trip, stop) = (RxViewModel(), StopViewModel())
    trip.addChild(stop)
    trip.events.accept(TripEvent.title.event("Alps"))
    #expect(stop.titleRelay.value == "Alps")
    stop.nights.accept(3)
    #expect(stop.titleRelay.value == "3 nights")
  }

  @Test func forwards() {
    let (trip, day) = (RxViewModel(), DayViewModel())
    let headline = BehaviorRelay<String>(value: "")
    day.bindEvents(to: headline, with: DayEvent.headline)
    trip.events.accept(TripEvent.title.event("Alps"))
    trip.addChild(day)
    #expect(headline.value == "Day 1 of Alps")
  }

  @Test func sharedEvents() {
    let lines = Printed.lines {
      let app = RxViewModel()
      let models = (0..<3).map { _ in RxViewModel() }
      app.share(event: TripEvent.title)
      app.addChild(models[0])
      models[0].addChild(models[1])
      models[1].addChild(models[2])
      app.events.value(of: TripEvent.title).bind { print($0 ?? "none") } ~ app.disposeBag
      models[2].parentEvents.accept(TripEvent.title.event("from below"))  // from below
    }
    #expect(lines == ["from below"])
  }
}

// MARK: A screen

final class TallyViewModel: RxViewModel {
  private let countRelay = BehaviorRelay(value: 0)
  var text: Observable<String?> { countRelay.map { "\($0) taps" } }

  override init() {
    super.init()
    viewWillAppear.bind { print("about to appear") } ~ disposeBag
  }

  func tap() {
    countRelay.accept(countRelay.value + 1)
    if countRelay.value == 3 { steps.accept(CounterStep.done) }
  }
}

final class TallyViewController: RxViewController<TallyViewModel> {
  let label = UILabel()
  let button = UIButton(type: .system)

  override func subviews() -> [UIView] { [label, button] }

  override func createConstraints() {
    label.layout.make { $0.left.top.equalToSafeArea().offset(16) }
    button.layout.make {
      $0.left.equalToSafeArea().offset(16)
      $0.top.equalTo(label.layout.bottom).offset(8)
    }
  }

  override func bind() -> [Disposable] {
    [
      viewModel.text ~> label.rx.text,
      button.rx.tap.bind { [unowned self] in viewModel.tap() },
    ]
  }
}

enum CounterStep: Step {
  case start
  case done
}

final class CounterFlow: Flow {
  let stack = UINavigationController()
  var root: Presentable { stack }

  func navigate(to step: Step) -> FlowContributors {
    switch step as? CounterStep {
    case .start:
      let counter = TallyViewController(viewModel: TallyViewModel())
      stack.setViewControllers([counter], animated: false)
      return .viewController(counter)
    case .done:
      return .end(forwardToParentFlowWithStep: NoneStep())
    case nil:
      return .none
    }
  }
}

// MARK: Events

enum TripEvent {
  static let title = RxControllerEvent.identifier(of: String.self)
}

final class StopViewModel: RxViewModel {
  let titleRelay = BehaviorRelay<String?>(value: nil)
  let nights = PublishRelay<Int>()

  override func prepareForParentEvents() {
    bindParentEvents(to: titleRelay, with: TripEvent.title)
    bindToParentEvents(from: nights.map { "\($0) nights" }, with: TripEvent.title)
  }
}

enum DayEvent {
  static let headline = RxControllerEvent.identifier(of: String.self)
}

final class DayViewModel: RxViewModel {
  override func prepareForParentEvents() {
    forward(parentEvent: TripEvent.title, toEvent: DayEvent.headline) { title in
      Observable.just("Day 1 of \(title ?? "a trip")")
    }
  }
}
