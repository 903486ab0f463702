import Testing

@testable import RxTreeKit

/// Screens and flows that come out of closures, providers and factories that a flow is handed.
@Suite struct FactoryClosureTests {
  /// A flow of one step, `open`, with the given members, that contributes the value of an expression.
  private func app(_ members: String, _ expression: String, more: String = "") -> AppSketch {
    AppSketch(
      screens: "LampViewController",
      """
      enum HouseStep: Step { case open }
      final class HouseFlow: Flow {
        let root: Presentable = UINavigationController()
        \(members)
        func navigate(to step: Step) -> FlowContributors {
          switch step as? HouseStep {
          case .open:
            let screen = \(expression)
            return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: screen.viewModel))
          default: return .none
          }
        }
      }
      \(more)
      """)
  }

  private let edge = "HouseFlow | open | LampViewController | screen"

  @Test func closureOfDeclaredType() {
    app("private let makeLamp: () -> LampViewController", "makeLamp()").expect(from: "HouseFlow", edge)
    app("private let makeLamp: (Int) -> LampViewController?", "makeLamp(3)!").expect(from: "HouseFlow", edge)
    app(
      "private let makeLamp: () -> LampViewController\ninit(makeLamp: @escaping () -> LampViewController) { self.makeLamp = makeLamp }",
      "self.makeLamp()"
    ).expect(from: "HouseFlow", edge)
  }

  @Test func closureWithAnInitialValue() {
    app("var makeLamp: (Int) -> UIViewController = { LampViewController(id: $0) }", "makeLamp(3)")
      .expect(from: "HouseFlow", edge)
    app("lazy var makeLamp = { [unowned self] in LampViewController(owner: self) }", "makeLamp()")
      .expect(from: "HouseFlow", edge)
  }

  @Test func genericFactories() {
    app("private let lamps: Factory<LampViewController>", "lamps()").expect(from: "HouseFlow", edge)
    app("private let lamps: Provider<LampViewController>", "lamps.get()").expect(from: "HouseFlow", edge)
  }

  @Test func lazyFactory() {
    app("private let lamps: Lazy<LampViewController>", "lamps.value").expect(from: "HouseFlow", edge)
  }

  @Test func structOfClosures() {
    app(
      "private let screens: Screens", "screens.lamp(3)",
      more: "struct Screens { let lamp: (Int) -> LampViewController }"
    ).expect(from: "HouseFlow", edge)
  }

  @Test func closureOfATypealias() {
    app(
      "private let makeLamp: LampMaker", "makeLamp()", more: "typealias LampMaker = () -> LampViewController"
    ).expect(from: "HouseFlow", edge)
  }

  @Test func factoryMethodAsAValue() {
    app(
      "private lazy var makeLamp = build\nprivate func build() -> UIViewController { LampViewController() }",
      "makeLamp()"
    )
    .expect(from: "HouseFlow", edge)
  }

  @Test func initialiserAsAValue() {
    app("private let makeLamp = LampViewController.init", "makeLamp()").expect(from: "HouseFlow", edge)
  }

  @Test func dependenciesBehindAProtocolComposition() {
    app(
      "typealias Dependencies = HasLamps & HasLog\nprivate let dependencies: Dependencies", "dependencies.lamps.make()",
      more: """
        protocol HasLog { var log: Log { get } }
        protocol HasLamps { var lamps: LampFactory { get } }
        struct LampFactory { func make() -> UIViewController { LampViewController() } }
        struct AppDependencies: HasLamps, HasLog { let log = Log(); let lamps = LampFactory() }
        """
    ).expect(from: "HouseFlow", edge)
  }

  @Test func needleComponent() {
    app(
      "private let component: HouseComponent", "component.lampComponent.lampViewController",
      more: """
        final class HouseComponent: Component<HouseDependency> {
          var lampComponent: LampComponent { LampComponent(parent: self) }
        }
        final class LampComponent: Component<LampDependency> {
          var lampViewController: UIViewController { LampViewController(viewModel: viewModel) }
          var viewModel: LampViewModel { LampViewModel() }
        }
        """
    ).expect(from: "HouseFlow", edge)
  }

  @Test func closureThatAFunctionIsGiven() {
    app(
      "private func made(_ make: () -> LampViewController) -> LampViewController { make() }",
      "made { LampViewController() }"
    ).expect(from: "HouseFlow", edge)
    app(
      "private func made(by make: @escaping (Int) -> UIViewController) -> UIViewController { make(1) }",
      "made(by: LampViewController.init)"
    ).expect(from: "HouseFlow", edge)
  }

  @Test func closureThatGivesAProtocol() {
    app(
      "private let makeLamp: () -> Lamp", "makeLamp()",
      more: "protocol Lamp: UIViewController {}\nextension LampViewController: Lamp {}"
    ).expect(from: "HouseFlow", edge)
  }

  @Test func closureThatGivesAnOptionalOfAnAlias() {
    app(
      "var makeLamp: LampMaker?", "makeLamp?()",
      more: "typealias LampMaker = (Int) throws -> LampViewController?"
    ).expect(from: "HouseFlow", edge)
  }

  @Test func initialiserThatIsMapped() {
    app("let ids = [1, 2]", "ids.map(LampViewController.init)[0]").expect(from: "HouseFlow", edge)
  }

  @Test func closureThatGivesNothingStillShowsByItsName() {
    let app = AppSketch(
      screens: "LampViewController",
      """
      final class HouseCoordinator: Coordinator {
        private let show: (UIViewController) -> Void
        func start() { show(LampViewController()) }
      }
      """)
    app.expect(from: "HouseCoordinator", "HouseCoordinator | start | LampViewController | screen")
  }
}
