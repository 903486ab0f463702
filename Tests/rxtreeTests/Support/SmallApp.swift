import CommandSupport

/// The source of an app in a folder of a test's own.
struct SmallApp {
  let folder: TemporaryFolder

  /// Writes files, given by their paths in the folder.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    try folder.write(files)
  }

  /// The shop: two flows that lead to each other, screens of every kind, and a start.
  static func shop(adding files: [String: String] = [:]) throws -> SmallApp {
    try SmallApp(shopFiles.merging(files) { $1 })
  }

  /// What the whole shop is drawn as.
  static let shopTree = """
    ShopFlow
    ├── [start] CatalogueViewController
    ├── [product] ~ ProductViewController
    └── [cart] CartFlow
        ├── [start] CartViewController
        │   ├── + TotalViewController
        │   └── ! HelpViewController
        └── [shop] ShopFlow (cycle)

    """

  /// The files of the shop.
  static let shopFiles = [
    "App/AppDelegate.swift": """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let coordinator = FlowCoordinator()

      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?) -> Bool {
        coordinator.coordinate(flow: ShopFlow(), with: OneStepper(withSingleStep: ShopStep.start))
        return true
      }
    }
    """,
    "App/ShopFlow.swift": """
    enum ShopStep: Step { case start, product(Int), cart }

    final class ShopFlow: Flow {
      var root: Presentable { navigationController }
      private let navigationController = UINavigationController()

      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? ShopStep else { return .none }
        switch step {
        case .start:
          let screen = CatalogueViewController(viewModel: CatalogueViewModel())
          navigationController.pushViewController(screen, animated: false)
          return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: screen.viewModel))
        case .product(let number):
          navigationController.pushViewController(ProductViewController(number: number), animated: true)
          return .none
        case .cart:
          let cartFlow = CartFlow()
          Flows.use(cartFlow, when: .created) { [navigationController] root in
            navigationController.present(root, animated: true)
          }
          return .one(
            flowContributor: .contribute(
              withNextPresentable: cartFlow, withNextStepper: OneStepper(withSingleStep: CartStep.start)))
        }
      }
    }
    """,
    "App/CartFlow.swift": """
    enum CartStep: Step { case start, shop }

    final class CartFlow: Flow {
      var root: Presentable { navigationController }
      private let navigationController = UINavigationController()

      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? CartStep else { return .none }
        switch step {
        case .start:
          let screen = CartViewController()
          navigationController.viewControllers = [screen]
          return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: screen.viewModel))
        case .shop:
          let shopFlow = ShopFlow()
          return .one(
            flowContributor: .contribute(
              withNextPresentable: shopFlow, withNextStepper: OneStepper(withSingleStep: ShopStep.start)))
        }
      }
    }
    """,
    "App/Screens.swift": """
    class CatalogueViewController: UIViewController {
      let viewModel: CatalogueViewModel
      init(viewModel: CatalogueViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
    }
    class ProductViewController: UIViewController { let number: Int }
    class CartViewController: UIViewController {
      let viewModel = CartViewModel()
      private let totalViewController = TotalViewController()
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(totalViewController)
      }
      @objc private func help() { present(HelpViewController(), animated: true) }
    }
    class TotalViewController: UIViewController {}
    class HelpViewController: UIViewController {}
    class CatalogueViewModel: Stepper { let steps = PublishRelay<Step>() }
    class CartViewModel: Stepper { let steps = PublishRelay<Step>() }
    """,
  ]

  /// A flow that nothing leads to.
  static let lostFlow = [
    "App/LostFlow.swift": """
    final class LostFlow: Flow {
      var root: Presentable { lostViewController }
      private let lostViewController = LostViewController()
      func navigate(to step: Step) -> FlowContributors { .none }
    }
    class LostViewController: UIViewController {}
    """
  ]
}
