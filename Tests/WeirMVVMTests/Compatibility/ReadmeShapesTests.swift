import TestSupport
import Testing
import WeirMVVM
import WeirTesting

/// Code in the shape that RxController's README teaches, as it was written before Swift 6: only its import is another one.
private struct TripEvent {
  static let title = RxControllerEvent.identifier()
  static let days = RxControllerEvent.identifier()
}

private struct StopEvent {
  static let town = RxControllerEvent.identifier()
  static let nights = RxControllerEvent.identifier()
}

private enum TripStep: Step {
  case start
  case chosen(String)
}

private class BaseModel: RxViewModel {}

private class BaseScreen<Model: BaseModel>: RxViewController<Model> {}

private class TripModel: BaseModel {
  var title: Observable<String?> {
    return events.value(of: TripEvent.title)
  }

  func rename(_ text: String) {
    events.accept(TripEvent.title.event(text))
  }
}

private class StopModel: BaseModel {
  private let daysRelay = BehaviorRelay<Int?>(value: nil)
  private let nightsRelay = PublishRelay<Int>()
  let lengthRelay = BehaviorRelay<Int>(value: 0)

  override func prepareForParentEvents() {
    parentEvents.unwrappedValue(of: TripEvent.title, type: String.self).subscribe(onNext: { [unowned self] in
      self.lengthRelay.accept($0.count)
    }).disposed(by: disposeBag)

    bindParentEvents(to: daysRelay, with: TripEvent.days)
    bindToEvent(from: nightsRelay, with: StopEvent.nights)
    bindToParentEvents(from: nightsRelay.map { $0 + 1 }, with: TripEvent.days)
    forward(parentEvent: TripEvent.title, toEvent: StopEvent.town)
    forward(event: StopEvent.town, toParentEvent: TripEvent.days) { (town: String?) in
      Observable.just(town?.count)
    }
  }

  var days: Observable<Int?> {
    return daysRelay.asObservable()
  }

  var title: Observable<String?> {
    return parentEvents.value(of: TripEvent.title)
  }

  func stay(_ nights: Int) {
    nightsRelay.accept(nights)
  }

  func rename(_ text: String) {
    parentEvents.accept(event: TripEvent.title.event(text))
  }

  func choose() {
    steps.accept(TripStep.chosen("Bern"))
  }
}

private class StopScreen: BaseScreen<StopModel> {
  lazy var titleLabel = UILabel()

  override func subviews() -> [UIView] {
    return [titleLabel]
  }

  override func bind() -> [Disposable] {
    return [viewModel.title ~> titleLabel.rx.text]
  }
}

private class TripScreen: BaseScreen<TripModel> {
  lazy var titleLabel = UILabel()
  lazy var stopView = UIView()
  lazy var stopScreen = StopScreen(viewModel: .init())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addChild(stopScreen, to: stopView)
  }

  override func subviews() -> [UIView] {
    return [titleLabel, stopView]
  }

  override func createConstraints() {
    stopView.layout.make {
      $0.edges.equalToSuperview()
    }
  }

  override func bind() -> [Disposable] {
    return [viewModel.title ~> titleLabel.rx.text]
  }
}

private class TripFlow: Flow {
  var root: Presentable {
    return navigationController
  }

  let navigationController = UINavigationController()
  var chosen: String?

  func navigate(to step: Step) -> FlowContributors {
    guard let tripStep = step as? TripStep else {
      return .none
    }
    switch tripStep {
    case .start:
      let tripScreen = TripScreen(viewModel: TripModel())
      navigationController.pushViewController(tripScreen, animated: false)
      return .viewController(tripScreen)
    case .chosen(let town):
      chosen = town
      return .none
    }
  }
}

@Suite @MainActor struct ReadmeShapesTests {
  private let host = HeadlessHost()
  private let coordinator = FlowCoordinator(router: Router(clock: VirtualClock()))
  private let flow = TripFlow()

  private func start() async -> TripScreen? {
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TripStep.start))
    host.show(flow.navigationController)
    await host.settle()
    return flow.navigationController.viewControllers.first as? TripScreen
  }

  @Test func eventsGoBothWays() async throws {
    let screen = try #require(await start())
    screen.viewModel.rename("Alps")
    #expect(screen.titleLabel.text == "Alps")
    #expect(screen.stopScreen.titleLabel.text == "Alps")
    #expect(screen.stopScreen.viewModel.lengthRelay.value == 4)
    screen.stopScreen.viewModel.rename("Jura")
    #expect(screen.titleLabel.text == "Jura")
  }

  @Test func bindingsAndForwardsWork() async throws {
    let screen = try #require(await start())
    let journal = Journal()
    screen.stopScreen.viewModel.days.write("days", to: journal).disposed(by: screen.disposeBag)
    #expect(journal.take() == ["days nil"])
    screen.stopScreen.viewModel.stay(2)
    #expect(journal.take() == ["days 3"])
    screen.viewModel.rename("Valais")
    #expect(journal.take() == ["days 6"])
  }

  @Test func aStepOfTheChildReachesTheFlow() async throws {
    let screen = try #require(await start())
    screen.stopScreen.viewModel.choose()
    #expect(flow.chosen == "Bern")
  }

  @Test func nothingIsReported() async throws {
    let watch = FaultWatch()
    let screen = try #require(await start())
    screen.viewModel.rename("Alps")
    let reported = watch.faults(of: "RxViewModel") + watch.faults(of: "RxControllerEvent")
    #expect(reported.filter { $0.contains("ReadmeShapesTests") || $0.contains("Trip") } == [])
  }
}
