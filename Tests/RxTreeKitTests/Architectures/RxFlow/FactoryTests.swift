import Testing

@testable import RxTreeKit

/// Screens and flows that factories and builders make.
@Suite struct FactoryTests {
  /// A flow of one step, `open`, that contributes the value of an expression.
  private func app(_ expression: String, members: String = "", more: String) -> AppSketch {
    AppSketch(
      screens: "KiteViewController BoatViewController",
      """
      enum ToyStep: Step { case open(Int) }
      final class ToyFlow: Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        \(members)
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? ToyStep else { return .none }
          switch step {
          case .open(let id):
            let screen = \(expression)
            stack.pushViewController(screen, animated: true)
            return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: screen.stepper))
          }
        }
      }
      //- Factory.swift
      \(more)
      """)
  }

  private let edge = "ToyFlow | open | KiteViewController | screen"

  @Test func resultTypeTells() {
    app(
      "KiteBuilder.build(id: id)",
      more: "enum KiteBuilder { static func build(id: Int) -> KiteViewController { Registry.make(id) } }"
    ).expect(from: "ToyFlow", edge)
  }

  @Test func bodyTellsWhereTheResultIsABaseClass() {
    app(
      "KiteConfigurator.configure(id: id)",
      more: """
        final class KiteConfigurator {
          static func configure(id: Int) -> BaseViewController {
            let viewModel = KiteViewModel(id: id)
            let screen = KiteViewController(viewModel: viewModel)
            screen.title = "Kite"
            return screen
          }
        }
        class BaseViewController: UIViewController {}
        final class KiteViewModel { init(id: Int) {} }
        """
    ).expect(from: "ToyFlow", edge)
  }

  @Test func bodyTellsInOneExpression() {
    app("makeKite()", members: "let makeKite: () -> UIViewController = { KiteViewController() }", more: "")
      .expect(from: "ToyFlow", edge)
    app("Toys().kite(id)", more: "struct Toys { func kite(_ id: Int) -> UIViewController { KiteViewController(id) } }")
      .expect(from: "ToyFlow", edge)
  }

  @Test func factoryBehindAProtocol() {
    app(
      "factory.makeKite(id: id)", members: "private let factory: ToyFactory",
      more: """
        protocol ToyFactory { func makeKite(id: Int) -> UIViewController }
        final class ToyFactoryImp: ToyFactory {
          func makeKite(id: Int) -> UIViewController { KiteViewController(id: id) }
          func makeBoat() -> UIViewController { BoatViewController() }
        }
        """
    ).expect(from: "ToyFlow", edge)
  }

  @Test func protocolAsTheResultOfAFactory() {
    app(
      "factory.makeKite()", members: "private let factory: ToyFactory",
      more: """
        protocol KiteView: UIViewController {}
        protocol ToyFactory { func makeKite() -> KiteView }
        final class DefaultToyFactory: ToyFactory { func makeKite() -> KiteView { return KiteViewController() } }
        extension KiteViewController: KiteView {}
        """
    ).expect(from: "ToyFlow", edge)
  }

  @Test func factoryOfFactories() {
    app(
      "dependencies.screens.toys.kite()", members: "private let dependencies: Dependencies",
      more: """
        struct Dependencies { let screens: Screens }
        struct Screens { var toys: Toys { Toys() } }
        struct Toys { func kite() -> UIViewController { KiteViewController() } }
        """
    ).expect(from: "ToyFlow", edge)
  }

  @Test func globalFunction() {
    app("makeKite(id)", more: "func makeKite(_ id: Int) -> UIViewController { KiteViewController(id: id) }")
      .expect(from: "ToyFlow", edge)
  }

  @Test func staticFunctionOfTheScreen() {
    app(
      "KiteViewController.create(with: id)",
      more: """
        extension KiteViewController {
          static func create(with id: Int) -> KiteViewController {
            let screen = KiteViewController()
            screen.viewModel = KiteViewModel(id)
            return screen
          }
        }
        """
    ).expect(from: "ToyFlow", edge)
  }

  @Test func staticPropertyAndSingleton() {
    app("KiteViewController.shared", more: "extension KiteViewController { static let shared = KiteViewController() }")
      .expect(from: "ToyFlow", edge)
    app("Toys.kite", more: "enum Toys { static var kite: UIViewController { KiteViewController() } }")
      .expect(from: "ToyFlow", edge)
  }

  @Test func genericFactoryIsKnownByItsArgument() {
    app(
      "ScreenFactory.make(KiteViewController.self, id)",
      more: """
        enum ScreenFactory {
          static func make<Screen: UIViewController>(_ type: Screen.Type, _ id: Int) -> Screen { Screen(nibName: nil, bundle: nil) }
        }
        """
    ).expect(from: "ToyFlow", edge)
  }

  @Test func factoryThatChooses() {
    app(
      "Toys.toy(id)",
      more: """
        enum Toys {
          static func toy(_ id: Int) -> UIViewController {
            switch id {
            case 0: return KiteViewController()
            default: return BoatViewController()
            }
          }
        }
        """
    ).expect(
      from: "ToyFlow",
      """
      ToyFlow | open | KiteViewController | screen
      ToyFlow | open | BoatViewController | screen
      """)
  }

  @Test func tupleOfAScreenAndItsViewModel() {
    let app = AppSketch(
      screens: "KiteViewController",
      """
      enum ToyStep: Step { case open }
      final class ToyFlow: Flow {
        let root: Presentable = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard case .open? = step as? ToyStep else { return .none }
          let (screen, viewModel) = ToyFactory.make()
          return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: viewModel))
        }
      }
      enum ToyFactory {
        static func make() -> (UIViewController, KiteViewModel) {
          let viewModel = KiteViewModel()
          return (KiteViewController(viewModel: viewModel), viewModel)
        }
      }
      """)
    app.expect(from: "ToyFlow", edge)
  }

  @Test func moduleWithAProperty() {
    app(
      "KiteModule.build().viewController",
      more: """
        struct Module<Output> { let viewController: UIViewController; let output: Output }
        enum KiteModule {
          static func build() -> Module<Int> {
            let kite = KiteViewController()
            return Module(viewController: kite, output: 1)
          }
        }
        """
    ).expect(from: "ToyFlow", edge)
  }
}
