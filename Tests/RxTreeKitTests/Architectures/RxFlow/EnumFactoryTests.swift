import Testing

@testable import RxTreeKit

/// Screens that the cases of an enum make.
@Suite struct EnumFactoryTests {
  /// A flow of one step, `open`, that contributes the value of an expression.
  private func expect(_ body: String, _ location: SourceLocation = #_sourceLocation) {
    let app = AppSketch(
      screens: "KiteViewController BoatViewController",
      """
      enum ToyStep: Step { case open(Int) }
      final class ToyFlow: Flow {
        let root: Presentable = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? ToyStep else { return .none }
          switch step {
          case .open(let id):
            \(body)
            return .one(flowContributor: .contribute(withNext: screen))
          }
        }
      }
      enum Page {
        case kite(Int), boat
        var screen: UIViewController {
          switch self {
          case .kite(let id): return KiteViewController(id: id)
          case .boat: return BoatViewController()
          }
        }
        func make() -> UIViewController { screen }
      }
      """)
    app.expect(from: "ToyFlow", "ToyFlow | open | KiteViewController | screen", sourceLocation: location)
  }

  @Test func propertyOfACase() {
    expect("let screen = Page.kite(id).screen")
  }

  @Test func functionOfACase() {
    expect("let screen = Page.kite(id).make()")
  }

  @Test func caseInALocal() {
    expect("let page: Page = .kite(id)\nlet screen = page.screen")
  }

  @Test func casesInALiteral() {
    expect("let pages: [Page] = [.kite(id)]\nlet screen = pages[0].screen")
    expect("let pages = [Page.kite(id)]\nlet screen = pages.map { $0.make() }[0]")
    expect("let pages = [Page.kite(id)]\nlet screen = pages.map(\\.screen)[0]")
  }

  @Test func caseThatAnotherFunctionIsGiven() {
    let app = AppSketch(
      screens: "KiteViewController BoatViewController",
      """
      final class ToyFlow: Flow {
        func navigate(to step: Step) -> FlowContributors { open(.kite) }
        private func open(_ page: Page) -> FlowContributors { .one(flowContributor: .contribute(withNext: page.screen)) }
      }
      enum Page {
        case kite, boat
        var screen: UIViewController { self == .boat ? makeBoat() : make() }
        private func makeBoat() -> UIViewController { BoatViewController() }
        private func make() -> UIViewController { KiteViewController() }
      }
      """)
    // A condition about a case is followed where it rules out what is in it.
    app.expect(
      from: "ToyFlow",
      """
      ToyFlow | navigate | KiteViewController | screen
      """)
  }

  @Test func caseOfANestedEnumInAnExtension() {
    let app = AppSketch(
      screens: "KiteViewController BoatViewController",
      """
      final class ToyFlow: Flow {
        enum Page { case kite, boat }
        func navigate(to step: Step) -> FlowContributors {
          .one(flowContributor: .contribute(withNext: Page.boat.screen(for: 1)))
        }
      }
      extension ToyFlow.Page {
        func screen(for id: Int) -> UIViewController {
          switch self {
          case .kite: KiteViewController()
          case .boat: BoatViewController()
          }
        }
      }
      """)
    app.expect(from: "ToyFlow", "ToyFlow | navigate | BoatViewController | screen")
  }

  @Test func whatACaseCarries() {
    let app = AppSketch(
      screens: "KiteViewController BoatViewController",
      """
      final class ToyFlow: Flow {
        func navigate(to step: Step) -> FlowContributors {
          .one(flowContributor: .contribute(withNext: Page.custom(1, BoatViewController()).screen))
        }
      }
      enum Page {
        case kite, custom(Int, UIViewController)
        var screen: UIViewController {
          switch self {
          case .kite: return KiteViewController()
          case .custom(_, let screen): return screen
          }
        }
      }
      """)
    app.expect(from: "ToyFlow", "ToyFlow | navigate | BoatViewController | screen")
  }
}
