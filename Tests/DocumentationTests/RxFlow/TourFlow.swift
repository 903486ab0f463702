import WeirNavigation

// An app in the shape that RxFlow's README teaches; only its import is another one.

enum TourStep: Step {
  case roomsAreRequired
  case roomIsPicked(withNumber: Int)
  case pictureIsPicked(withNumber: Int)
  case vaultIsRequired
  case entryIsRefused
  case settingsAreRequired
  case settingsAreComplete
}

class TourServices {
  var isGuardAwake = true
}

class RoomsViewModel: Stepper {
  let numbers: [Int]
  let steps = PublishRelay<Step>()

  init(with services: TourServices) {
    self.numbers = [1, 2, 3]
  }

  func pick(number: Int) {
    self.steps.accept(TourStep.roomIsPicked(withNumber: number))
  }
}

class RoomsViewController: UIViewController {
  let viewModel: RoomsViewModel

  init(viewModel: RoomsViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

class PictureViewController: UIViewController, Stepper {
  let steps = PublishRelay<Step>()
}

class SettingsStepper: Stepper {
  let steps = PublishRelay<Step>()
  var initialStep: Step { return TourStep.settingsAreRequired }
}

class SettingsFlow: Flow {
  var root: Presentable {
    return self.rootViewController
  }

  let rootViewController = UINavigationController()

  func navigate(to step: Step) -> FlowContributors {
    guard let step = step as? TourStep else { return .none }
    switch step {
    case .settingsAreRequired:
      self.rootViewController.setViewControllers([UIViewController()], animated: false)
      return .none
    case .settingsAreComplete:
      return .end(forwardToParentFlowWithStep: TourStep.settingsAreComplete)
    default:
      return .none
    }
  }
}

class TourFlow: Flow {
  var root: Presentable {
    return self.rootViewController
  }

  let rootViewController = UINavigationController()
  private let services: TourServices
  private(set) var settings: (flow: SettingsFlow, stepper: SettingsStepper)?

  init(withServices services: TourServices) {
    self.services = services
  }

  func adapt(step: Step) -> Single<Step> {
    switch step {
    case TourStep.vaultIsRequired:
      return services.isGuardAwake ? .just(TourStep.entryIsRefused) : .just(step)
    default:
      return .just(step)
    }
  }

  func navigate(to step: Step) -> FlowContributors {
    guard let step = step as? TourStep else { return .none }

    switch step {
    case .roomsAreRequired:
      return navigateToRooms()
    case .roomIsPicked(let number):
      return navigateToRoom(with: number)
    case .pictureIsPicked(let number):
      return show("Picture \(number)")
    case .vaultIsRequired:
      return show("Vault")
    case .entryIsRefused:
      return show("Refused")
    case .settingsAreRequired:
      return navigateToSettings()
    case .settingsAreComplete:
      self.rootViewController.dismiss(animated: true)
      return .none
    }
  }

  private func navigateToRooms() -> FlowContributors {
    let viewController = RoomsViewController(viewModel: RoomsViewModel(with: self.services))
    viewController.title = "Rooms"
    self.rootViewController.pushViewController(viewController, animated: true)
    return .one(
      flowContributor: .contribute(
        withNextPresentable: viewController, withNextStepper: viewController.viewModel))
  }

  private func navigateToRoom(with number: Int) -> FlowContributors {
    let viewController = PictureViewController()
    viewController.title = "Room \(number)"
    self.rootViewController.pushViewController(viewController, animated: true)
    return .one(flowContributor: .contribute(withNext: viewController))
  }

  private func show(_ title: String) -> FlowContributors {
    let viewController = PictureViewController()
    viewController.title = title
    self.rootViewController.pushViewController(viewController, animated: true)
    return .none
  }

  private func navigateToSettings() -> FlowContributors {
    let settingsStepper = SettingsStepper()
    let settingsFlow = SettingsFlow()
    settings = (settingsFlow, settingsStepper)

    Flows.use(settingsFlow, when: .ready) { [unowned self] root in
      self.rootViewController.present(root, animated: true)
    }

    return .one(flowContributor: .contribute(withNextPresentable: settingsFlow, withNextStepper: settingsStepper))
  }
}

class TourDelegate: UIResponder, UIApplicationDelegate {
  let disposeBag = DisposeBag()
  var window: UIWindow?
  var coordinator = FlowCoordinator()
  let services = TourServices()
  private(set) var navigations: [String] = []

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let window = self.window else { return false }

    coordinator.rx.willNavigate.bind(onNext: { [unowned self] (_, step) in
      self.navigations.append("will \(step)")
    }).disposed(by: self.disposeBag)
    coordinator.rx.didNavigate.bind(onNext: { [unowned self] (flow, step) in
      self.navigations.append("did \(step) in \(type(of: flow))")
    }).disposed(by: self.disposeBag)

    let flow = TourFlow(withServices: self.services)
    window.rootViewController = flow.rootViewController
    self.coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: TourStep.roomsAreRequired))
    window.makeKeyAndVisible()
    return true
  }
}
