import Testing

/// Code as it is written for RxController, in both language modes: only the import is another one.
@Suite(.timeLimit(.minutes(10))) struct RxControllerClientTests {
  private static let common = """
    import WeirMVVM

    struct RoomEvent {
      static let guest = RxControllerEvent.identifier()
      static let keys = RxControllerEvent.identifier()
    }

    enum RoomStep: Step {
      case start
      case leave
    }

    class BaseViewModel: RxViewModel {}
    class BaseViewController<ViewModel: BaseViewModel>: RxViewController<ViewModel> {}

    class RoomViewModel: BaseViewModel {
      private let guestRelay = BehaviorRelay<String?>(value: nil)
      private let keysRelay = PublishRelay<Int>()

      override init() {
        super.init()
        viewDidLoad.subscribe(onNext: { print("loaded") }).disposed(by: disposeBag)
      }

      override func prepareForParentEvents() {
        bindParentEvents(to: guestRelay, with: RoomEvent.guest)
        bindToEvents(from: keysRelay, with: RoomEvent.keys)
        forward(parentEvent: RoomEvent.guest, toEvent: RoomEvent.guest)
        forward(event: RoomEvent.keys, toParentEvent: RoomEvent.keys) { (keys: Int?) in
          Observable.just(keys ?? 0)
        }
      }

      var guest: Observable<String?> { guestRelay.asObservable() }
      var keys: Observable<Int> { events.unwrappedValue(of: RoomEvent.keys) }
      func leave() { steps.accept(RoomStep.leave) }
    }

    class RoomViewController: BaseViewController<RoomViewModel> {
      private lazy var label = UILabel()
      private lazy var button: UIButton = {
        let button = UIButton()
        button.rx.tap.bind { [unowned self] in
          self.viewModel.leave()
        }.disposed(by: disposeBag)
        return button
      }()

      override func subviews() -> [UIView] { [label, button] }
      override func createConstraints() {}
      override func bind() -> [Disposable] { [viewModel.guest ~> label.rx.text] }
    }

    class RoomFlow: Flow {
      private let stack = UINavigationController()
      var root: Presentable { stack }

      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? RoomStep, case .start = step else { return .none }
        let room = RoomViewController(viewModel: .init())
        stack.pushViewController(room, animated: false)
        return .viewController(room)
      }
    }
    """

  private static let unaware = """

    class CountingViewModel: BaseViewModel {
      private var count = 0

      override func prepareForParentEvents() {
        parentEvents.unwrappedValue(of: RoomEvent.guest, type: String.self).subscribe(onNext: { [unowned self] _ in
          self.count += 1
        }).disposed(by: disposeBag)
      }
    }
    """

  @Test(arguments: [5, 6]) func itCompiles(mode: Int) async throws {
    #expect(try await ClientModule(mode: mode, text: Self.common).complaints(warningsAsErrors: true) == [])
  }

  @Test func closuresThatKnowNothingOfActorsCompileInSwift5() async throws {
    let text = Self.common + Self.unaware
    #expect(try await ClientModule(mode: 5, text: text).complaints(warningsAsErrors: true) == [])
  }
}
