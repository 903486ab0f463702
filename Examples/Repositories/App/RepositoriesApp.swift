import Weir

/// The app: what it shares, and its flows.
///
/// On the main actor. It lives as long as somebody holds it.
@MainActor public final class RepositoriesApp {
  /// Runs the flows.
  public let coordinator: FlowCoordinator
  /// How many requests are under way.
  public private(set) var requestCount = 0

  let services: Services
  private let bag = DisposeBag()

  /// Makes the app.
  /// - Parameters:
  ///   - source: Where it gets its answers.
  ///   - log: Where it says what it does.
  ///   - scheduler: Measures the delays of the sample, and how long a person has to stop typing; a test gives one of its
  ///     own.
  ///   - router: What carries the transitions out.
  public init(
    source: Source = .sample(SampleServer(), delay: 0.3), log: Log = Log(),
    scheduler: any SchedulerType = MainScheduler.instance, router: Router = Router()
  ) {
    let activity = NetworkActivity()
    let provider = source.provider(log: log, activity: activity, scheduler: scheduler)
    let service = RepositoryService(provider: provider)
    services = Services(
      shelf: RepositoryShelf(service: service), images: ImageLoader(service: service), scheduler: scheduler)
    coordinator = FlowCoordinator(router: router)
    activity.requestCount.bind { [weak self] in self?.requestCount = $0 } ~ bag
  }

  /// Shows the app in a window.
  public func start(in window: UIWindow) {
    let flow = RepositoriesFlow(services: services)
    window.rootViewController = flow.navigationController
    window.makeKeyAndVisible()
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: AppStep.list))
  }
}
