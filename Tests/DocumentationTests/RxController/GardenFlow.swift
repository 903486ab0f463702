import WeirMVVM

// An app in the shape that RxController's README teaches; only its import is another one.

struct GardenEvent {
  static let flower = RxControllerEvent.identifier()
  static let litres = RxControllerEvent.identifier()
}

struct BedEvent {
  static let name = RxControllerEvent.identifier()
  static let water = RxControllerEvent.identifier()
}

enum GardenStep: Step {
  case start
  case leave
}

class GardenViewModel: RxViewModel {
  private(set) var loads = 0
  private(set) var lifecycle: [String] = []
  private(set) var seen: [String] = []
  private(set) var litres: [Int] = []

  override init() {
    super.init()
    for (name, stream) in [
      ("viewDidLoad", viewDidLoad), ("viewWillAppear", viewWillAppear), ("viewDidAppear", viewDidAppear),
      ("viewWillDisappear", viewWillDisappear), ("viewDidDisappear", viewDidDisappear),
    ] {
      stream.bind { [unowned self] in lifecycle.append(name) }.disposed(by: disposeBag)
    }
    events.unwrappedValue(of: GardenEvent.flower, type: String.self).bind { [unowned self] in seen.append($0) }
      .disposed(by: disposeBag)
    events.unwrappedValue(of: GardenEvent.litres, type: Int.self).bind { [unowned self] in litres.append($0) }
      .disposed(by: disposeBag)
  }

  var flower: Observable<String?> {
    return events.value(of: GardenEvent.flower)
  }
}

class BedViewModel: RxViewModel {
  let flower = BehaviorRelay<String?>(value: nil)
  let flowers = PublishRelay<String>()
  private(set) var seen: [String] = []

  override func prepareForParentEvents() {
    parentEvents.unwrappedValue(of: GardenEvent.flower, type: String.self).bind { [unowned self] in
      seen.append($0)
    }.disposed(by: disposeBag)
    bindParentEvents(to: flower, with: GardenEvent.flower)
    bindToParentEvents(from: flowers, with: GardenEvent.flower)
    forward(parentEvent: GardenEvent.flower, toEvent: BedEvent.name)
    forward(event: BedEvent.water, toParentEvent: GardenEvent.litres) { (cans: Int?) in
      Observable.just((cans ?? 0) * 10)
    }
  }
}

class PlantViewModel: RxViewModel {
  private(set) var names: [String] = []
  private(set) var gardenFlowers: [String] = []

  override func prepareForParentEvents() {
    parentEvents.unwrappedValue(of: BedEvent.name, type: String.self).bind { [unowned self] in names.append($0) }
      .disposed(by: disposeBag)
    parentEvents.unwrappedValue(of: GardenEvent.flower, type: String.self).bind { [unowned self] in
      gardenFlowers.append($0)
    }.disposed(by: disposeBag)
  }
}

class BedViewController: RxViewController<BedViewModel> {}

class GardenViewController: RxViewController<GardenViewModel> {
  let label = UILabel()
  let beds = UIView()
  let bed = BedViewController(viewModel: BedViewModel())
  private(set) var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(bed, to: beds)
  }

  override func subviews() -> [UIView] {
    calls.append("subviews")
    return [label, beds]
  }

  override func createConstraints() {
    calls.append("createConstraints")
    beds.frame = CGRect(x: 20, y: 40, width: 200, height: 100)
  }

  override func bind() -> [Disposable] {
    calls.append("bind")
    return [
      viewModel.flower ~> label.rx.text
    ]
  }
}

class GardenFlow: Flow {
  let stack = UINavigationController()
  private(set) var taken: [String] = []

  var root: Presentable { return stack }

  func navigate(to step: Step) -> FlowContributors {
    guard let step = step as? GardenStep else { return .none }
    taken.append("\(step)")
    switch step {
    case .start:
      let garden = GardenViewController(viewModel: GardenViewModel())
      stack.pushViewController(garden, animated: false)
      return .viewController(garden)
    case .leave:
      return .none
    }
  }
}
