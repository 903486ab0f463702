// What the guide shows has the URL that is known to be one.
// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import Testing
import Weir
import WeirDriver

/// The app of the guide, compiled and driven; `everyBlockIsCompiled` keeps both equal.
@Suite @MainActor struct FirstAppTests {
  @Test func aLikeShowsOnBothScreens() async throws {
    let host = HeadlessHost()
    let window = UIWindow(windowScene: host.windowScene)
    let app = TrailsApp(provider: Provider(stubClosure: Provider.immediatelyStub))
    app.start(in: window)

    let driver = AppDriver(window: window)
    try await driver.choose("Alps, 0 likes")
    try await driver.tap("Like")
    try driver.expect("Alps, 1 likes")
    try await driver.back()
    try driver.expect(
      screen: """
        navigation bar "Trails"
        table
          row 1 "Alps, 1 likes"
          row 2 "Jura, 3 likes"
        """)
  }

  @Test func aServerThatCannotBeReachedIsSaid() async throws {
    struct Gone: LocalizedError { var errorDescription: String? { "The server is gone." } }
    let host = HeadlessHost()
    let window = UIWindow(windowScene: host.windowScene)
    let provider = Provider<TrailService>(
      endpointClosure: {
        let endpoint = Provider<TrailService>.defaultEndpointMapping(for: $0)
        return Endpoint(
          url: endpoint.url, sampleResponseClosure: { .networkError(Gone() as NSError) }, method: endpoint.method,
          task: endpoint.task, httpHeaderFields: nil)
      }, stubClosure: Provider.immediatelyStub)
    let app = TrailsApp(provider: provider)
    app.start(in: window)
    let driver = AppDriver(window: window)
    try await driver.settle()
    try driver.expect("The server is gone.")
    withExtendedLifetime(app) {}
  }

  @Test func everyBlockIsCompiled() throws {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst()
    let guide = try String(contentsOfFile: "\(root)/Sources/Weir/Weir.docc/Weir.md", encoding: .utf8)
    let compiled = Self.bare(try String(contentsOfFile: #filePath, encoding: .utf8))
    let blocks = guide.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(blocks.count == 8)
    // The first is the manifest, which a test of the README reads.
    for block in blocks.dropFirst() {
      for part in block.components(separatedBy: "\nimport ") {
        #expect(compiled.contains(Self.bare(part)), "not compiled: \(block)")
      }
    }
  }

  /// The text without indentation and empty lines.
  private static func bare(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

struct Trail: StoredModel, Codable, Equatable {
  let id: Int
  var name: String
  var likes: Int
}

enum TrailService: TargetType {
  case trails

  var baseURL: URL { URL(string: "https://trails.example.com/v1")! }
  var path: String { "/trails" }
  var method: HTTPMethod { .get }
  var task: RequestTask { .requestPlain }
  var headers: [String: String]? { nil }
  var validationType: ValidationType { .successCodes }
  var sampleData: Data {
    Data(#"{"trails": [{"id": 1, "name": "Alps", "likes": 0}, {"id": 2, "name": "Jura", "likes": 3}]}"#.utf8)
  }
}

enum TrailStep: Step {
  case list
  case trail(Int)
}

final class TrailListReactor: Reactor, Stepper {
  enum Action { case load, choose(Int) }
  enum Mutation { case found([Int]), failed(String) }
  struct State {
    var ids: [Int] = []
    var message: String?
  }

  let initialState = State()
  let steps = PublishRelay<any Step>()
  let store: ModelStore
  private let provider: Provider<TrailService>

  init(store: ModelStore, provider: Provider<TrailService>) {
    self.store = store
    self.provider = provider
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .load:
      return provider.rx.request(.trails)
        .map([Trail].self, atKeyPath: "trails")
        .map { [store] trails in
          store.addAndUpdate(contentsOf: trails)
          return .found(trails.map(\.id))
        }
        .asObservable()
        .catch { .just(.failed($0.localizedDescription)) }
    case .choose(let id):
      steps.accept(TrailStep.trail(id))
      return .empty()
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    switch mutation {
    case .found(let ids): State(ids: ids)
    case .failed(let message): State(ids: state.ids, message: message)
    }
  }
}

final class TrailListViewController: UIViewController, DeferredReactorView {
  var disposeBag = DisposeBag()
  private let table = UITableView()
  private let messageLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trails"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "trail")
    table.layout.adhere(to: view).make { $0.edges.equalToSuperview() }
    messageLabel.layout.adhere(to: view).make { $0.center.equalToSuperview() }
  }

  func bind(reactor: TrailListReactor) {
    let store = reactor.store
    reactor.state.map(\.ids).distinctUntilChanged()
      .flatMapLatest { store.observe(Trail.self, ids: $0) }
      .bind(to: table.rx.items(cellIdentifier: "trail")) { _, trail, cell in
        cell.textLabel?.text = "\(trail.name), \(trail.likes) likes"
      } ~ disposeBag
    table.rx.modelSelected(Trail.self).map { .choose($0.id) }.bind(to: reactor.action) ~ disposeBag
    reactor.state.map(\.message) ~> messageLabel.rx.text ~ disposeBag
    reactor.action.onNext(.load)
  }
}

final class TrailViewModel: RxViewModel {
  private let trail: ModelHandle<Trail>
  var text: Observable<String?> { trail.observe().map { $0.map { "\($0.name), \($0.likes) likes" } } }

  init(id: Int, in store: ModelStore) {
    trail = store.retain(id: id)
    super.init()
  }

  func like() { trail.update { $0.likes += 1 } }
}

final class TrailViewController: RxViewController<TrailViewModel> {
  private let label = UILabel()
  private let button = UIButton(type: .system)

  override func subviews() -> [UIView] { [label, button] }

  override func createConstraints() {
    button.setTitle("Like", for: .normal)
    label.layout.make { $0.left.top.equalToSafeArea().offset(16) }
    button.layout.make {
      $0.left.equalToSafeArea().offset(16)
      $0.top.equalTo(label.layout.bottom).offset(8)
    }
  }

  override func bind() -> [Disposable] {
    [
      viewModel.text ~> label.rx.text,
      button.rx.tap.bind { [unowned self] in viewModel.like() },
    ]
  }
}

final class TrailFlow: Flow {
  let stack = UINavigationController()
  var root: any Presentable { stack }
  private let store = ModelStore(keeping: .forever)
  private let provider: Provider<TrailService>

  init(provider: Provider<TrailService>) { self.provider = provider }

  func navigate(to step: any Step) -> FlowContributors {
    switch step {
    case TrailStep.list:
      let reactor = TrailListReactor(store: store, provider: provider)
      let screen = TrailListViewController()
      screen.reactor = reactor
      stack.setViewControllers([screen], animated: false)
      return .viewController(screen, with: reactor)
    case TrailStep.trail(let id):
      let screen = TrailViewController(viewModel: TrailViewModel(id: id, in: store))
      router.push(screen, on: stack)
      return .viewController(screen)
    default:
      return .none
    }
  }
}

@MainActor
final class TrailsApp {
  private let coordinator = FlowCoordinator()
  private let flow: TrailFlow

  init(provider: Provider<TrailService> = Provider()) { flow = TrailFlow(provider: provider) }

  func start(in window: UIWindow) {
    window.rootViewController = flow.stack
    window.makeKeyAndVisible()
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TrailStep.list))
  }
}
