import Testing
import WeirNavigation

/// What RxFlow's README says of flows, steps and steppers holds for code that is written for it.
@Suite(.timeLimit(.minutes(10))) @MainActor struct RxFlowReadmeTests {
  private let host = HeadlessHost()
  private let delegate = TourDelegate()

  private var stack: UINavigationController? { delegate.window?.rootViewController as? UINavigationController }
  private var titles: [String] { stack?.viewControllers.map { $0.title ?? "" } ?? [] }
  private var rooms: RoomsViewModel? { (stack?.viewControllers.first as? RoomsViewController)?.viewModel }

  private func launch() async {
    delegate.window = UIWindow(windowScene: host.windowScene)
    #expect(delegate.application(host.application, didFinishLaunchingWithOptions: nil))
    await host.settle()
  }

  @Test func theDelegateStartsTheFirstFlowAndHearsOfNavigation() async {
    await launch()
    #expect(titles == ["Rooms"])
    #expect(delegate.navigations == ["will roomsAreRequired", "did roomsAreRequired in TourFlow"])
    #expect(!TourDelegate().application(host.application, didFinishLaunchingWithOptions: nil), "without a window")
  }

  @Test func aViewModelThatIsAStepperLeadsToScreensWithValues() async {
    await launch()
    rooms?.pick(number: 2)
    await host.settle()
    #expect(titles == ["Rooms", "Room 2"])
  }

  @Test func stepsOfAScreenThatIsHiddenAreNotTakenCareOf() async {
    await launch()
    let rooms = rooms
    rooms?.pick(number: 1)
    await host.settle()
    rooms?.pick(number: 2)
    await host.settle()
    #expect(titles == ["Rooms", "Room 1"])
    stack?.popViewController(animated: false)
    await host.settle()
    rooms?.pick(number: 3)
    await host.settle()
    #expect(titles == ["Rooms", "Room 3"], "shown again, it is heard again")
  }

  @Test func aScreenThatIsItsOwnStepperIsHeardAndOneThatIsNotContributedIsNot() async throws {
    await launch()
    rooms?.pick(number: 1)
    await host.settle()
    let room = try #require(stack?.topViewController as? PictureViewController)
    room.steps.accept(TourStep.pictureIsPicked(withNumber: 7))
    await host.settle()
    #expect(titles == ["Rooms", "Room 1", "Picture 7"])
    let picture = try #require(stack?.topViewController as? PictureViewController)
    picture.steps.accept(TourStep.pictureIsPicked(withNumber: 8))
    await host.settle()
    #expect(titles == ["Rooms", "Room 1", "Picture 7"])
  }

  @Test func aDeepLinkReachesAllFlowsThatAreThere() async {
    await launch()
    let other = TourFlow(withServices: delegate.services)
    delegate.coordinator.coordinate(flow: other, with: DefaultStepper())
    delegate.coordinator.navigate(to: TourStep.pictureIsPicked(withNumber: 23))
    await host.settle()
    #expect(titles == ["Rooms", "Picture 23"])
    #expect(other.rootViewController.topViewController?.title == "Picture 23")
  }

  @Test func aFlowAdaptsAStepBeforeItTakesIt() async {
    await launch()
    delegate.coordinator.navigate(to: TourStep.vaultIsRequired)
    delegate.services.isGuardAwake = false
    delegate.coordinator.navigate(to: TourStep.vaultIsRequired)
    await host.settle()
    #expect(titles == ["Rooms", "Refused", "Vault"])
  }

  @Test func anAdaptationMayTakeItsTime() async {
    let answer = PublishSubject<Step>()
    let flow = PatientFlow(answer.take(1).asSingle())
    delegate.coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TourStep.vaultIsRequired))
    #expect(flow.taken == [])
    answer.onNext(TourStep.entryIsRefused)
    #expect(flow.taken == ["entryIsRefused"])
  }

  @Test func aFlowInAFlowIsShownWhenItIsReady() async throws {
    await launch()
    delegate.coordinator.navigate(to: TourStep.settingsAreRequired)
    await host.settle()
    let flow = try #require((delegate.coordinator.liveTree.roots.first?.children.last?.name))
    #expect(flow == "SettingsFlow")
    #expect((stack?.presentedViewController as? UINavigationController)?.viewControllers.count == 1)
    delegate.coordinator.navigate(to: TourStep.settingsAreComplete)
    await host.settle()
    #expect(stack?.presentedViewController == nil)
    #expect(delegate.coordinator.liveTree.roots.first?.children.last?.name == "RoomsViewController")
  }

  @Test func createdIsAtOnceAndReadyAfterTheFirstStep() {
    var order: [String] = []
    let (first, second) = (SettingsFlow(), SettingsFlow())
    Flows.use(first, when: .created) { (root: UINavigationController) in order.append("created") }
    Flows.use(first, second, when: .ready) { (left: UINavigationController, right: UINavigationController) in
      order.append("ready \(left === first.rootViewController && right === second.rootViewController)")
    }
    order.append("begin")
    for flow in [first, second] { delegate.coordinator.coordinate(flow: flow, with: SettingsStepper()) }
    #expect(order == ["created", "begin", "ready true"])
  }
}

/// Answers late which step it takes.
private class PatientFlow: Flow {
  var root: Presentable { return viewController }
  private(set) var taken: [String] = []
  private let viewController = UIViewController()
  private let answer: Single<Step>

  init(_ answer: Single<Step>) { self.answer = answer }

  func adapt(step: Step) -> Single<Step> { return answer }

  func navigate(to step: Step) -> FlowContributors {
    taken.append("\(step)")
    return .none
  }
}
