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
}
