import Testing

@testable import RxTreeKit

/// Where the functions that a case calls may stand.
@Suite struct HelperPlaceTests {
  @Test func helperInAnExtensionOfAnotherFile() {
    let app = AppSketch(
      screens: "ShelfViewController",
      """
      final class LibraryFlow: Flow {
        let stack = UINavigationController()
        var root: Presentable { stack }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? LibraryStep else { return .none }
          switch step {
          case .shelf: return showShelf()
          }
        }
      }
      //- Flows/LibraryFlow+Shelf.swift
      extension LibraryFlow {
        func showShelf() -> FlowContributors {
          let shelf = ShelfViewController()
          stack.pushViewController(shelf, animated: true)
          return .one(flowContributor: .contribute(withNext: shelf))
        }
      }
      //- Steps/LibraryStep.swift
      enum LibraryStep: Step { case shelf }
      """)
    app.expect(from: "LibraryFlow", "LibraryFlow | shelf | ShelfViewController | screen")
  }

  @Test func helperThatNobodyCallsLeadsNowhere() {
    let app = AppSketch(
      screens: "HallViewController CellarViewController",
      """
      final class HouseFlow: Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? HouseStep else { return .none }
          switch step {
          case .hall: return .one(flowContributor: .contribute(withNext: HallViewController()))
          case .cellar: return .none
          }
        }
        private func goToCellar() -> FlowContributors {
          return .one(flowContributor: .contribute(withNext: CellarViewController()))
        }
      }
      enum HouseStep: Step { case hall, cellar }
      """)
    app.expect(from: "HouseFlow", "HouseFlow | hall | HallViewController | screen")
  }

  @Test func navigateAndRootInAnExtension() {
    let app = AppSketch(
      screens: "OvenViewController",
      """
      final class BakeryFlow: Stepper {
        let steps = PublishRelay<Step>()
        private let stack = UINavigationController()
      }
      //- BakeryFlow+Flow.swift
      extension BakeryFlow: Flow {
        var root: Presentable { return self.stack }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? BakeryStep else { return .none }
          switch step {
          case .oven: return self.oven()
          }
        }
      }
      //- BakeryFlow+Oven.swift
      private extension BakeryFlow {
        func oven() -> FlowContributors {
          let oven = OvenViewController()
          stack.viewControllers = [oven]
          return .one(flowContributor: .contribute(withNext: oven))
        }
      }
      enum BakeryStep: Step { case oven }
      """)
    app.expect(from: "BakeryFlow", "BakeryFlow | oven | OvenViewController | screen")
  }

  @Test func localFunctionInsideACase() {
    let app = AppSketch(
      screens: "TunerViewController",
      """
      final class RadioFlow: Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          func tune() -> FlowContributors {
            let tuner = TunerViewController()
            stack.pushViewController(tuner, animated: true)
            return .one(flowContributor: .contribute(withNext: tuner))
          }
          guard let step = step as? RadioStep else { return .none }
          switch step {
          case .tuner: return tune()
          }
        }
      }
      enum RadioStep: Step { case tuner }
      """)
    app.expect(from: "RadioFlow", "RadioFlow | tuner | TunerViewController | screen")
  }

  @Test func inheritedGenericHelperThatIsGivenTheType() {
    let app = AppSketch(
      screens: "MapViewController PlaceViewController",
      """
      class StackFlow: Flow {
        let stack = UINavigationController()
        let resolver: Resolver
        var root: Presentable { stack }
        func navigate(to step: Step) -> FlowContributors { .none }
        func push<Screen: UIViewController>(_ type: Screen.Type) -> FlowContributors {
          let screen = resolver.resolve(type.self)!
          stack.pushViewController(screen, animated: true)
          return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: screen.viewModel))
        }
      }
      //- MapFlow.swift
      final class MapFlow: StackFlow {
        override func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? MapStep else { return .none }
          switch step {
          case .map: return push(MapViewController.self)
          case .place: return push(PlaceViewController.self)
          }
        }
      }
      enum MapStep: Step { case map, place }
      """)
    app.expect(
      from: "MapFlow",
      """
      MapFlow | map | MapViewController | screen
      MapFlow | place | PlaceViewController | screen
      """)
  }
}
