import Testing

@testable import RxTreeKit

/// What computed properties do is done where they are read.
@Suite struct GetterTests {
  private func expect(
    _ body: String, _ edges: String, members: String = "", more: String = "",
    _ location: SourceLocation = #_sourceLocation
  ) {
    MenuFlowSketch.expect(
      "return .one(flowContributor: \(body))", edges, members: members, more: more, sourceLocation: location)
  }

  private let screen = "MenuViewController | screen"

  @Test func getterOfTheFlow() {
    expect("contributor", screen, members: "var contributor: FlowContributor { .contribute(withNext: menu) }")
    expect("self.contributor", screen, members: "var contributor: FlowContributor { .contribute(withNext: menu) }")
  }

  @Test func getterWithAccessors() {
    expect(
      "contributor", screen,
      members: "var contributor: FlowContributor { get { return .contribute(withNext: menu) } set { print(newValue) } }"
    )
  }

  @Test func getterInAnExtensionAndBehindAnother() {
    expect(
      "first", screen, members: "private var first: FlowContributor { second }",
      more: "extension MenuFlow { var second: FlowContributor { .contribute(withNext: menu) } }")
  }

  @Test func getterOfABaseClass() {
    let app = AppSketch(
      screens: "MenuViewController",
      """
      class BaseFlow: Flow { var contributor: FlowContributor { .contribute(withNext: MenuViewController()) } }
      final class MenuFlow: BaseFlow {
        func navigate(to step: Step) -> FlowContributors { .one(flowContributor: contributor) }
      }
      """)
    app.expect(from: "MenuFlow", "MenuFlow | navigate | MenuViewController | screen")
  }

  @Test func getterOfAHelper() {
    expect(
      "Contributors().menu", screen,
      more: "struct Contributors { var menu: FlowContributor { .contribute(withNext: MenuViewController()) } }")
  }

  @Test func staticAndGlobalGetters() {
    expect(
      "Contributors.menu", screen,
      more: "enum Contributors { static var menu: FlowContributor { .contribute(withNext: MenuViewController()) } }")
    expect(
      "menuContributor", screen,
      more: "var menuContributor: FlowContributor { .contribute(withNext: MenuViewController()) }")
  }

  @Test func storedContributors() {
    expect(
      "contributor", screen, members: "private lazy var contributor = FlowContributor.contribute(withNext: menu)")
    expect(
      "contributors[0]", screen,
      members: "private lazy var contributors: [FlowContributor] = [.contribute(withNext: menu)]")
  }

  @Test func getterThatPushes() {
    MenuFlowSketch.expect(
      "_ = opened\nreturn .none", "MenuViewController | shown",
      members: "private var opened: Bool { stack.pushViewController(menu, animated: true); return true }")
  }

  @Test func getterThatIsNotRead() {
    MenuFlowSketch.expect("return .none", members: "var unused: FlowContributor { .contribute(withNext: menu) }")
  }

  @Test func getterOfACoordinatorIsItsOwnWay() {
    let app = AppSketch(
      screens: "MenuViewController",
      """
      final class MenuCoordinator: Coordinator {
        func start() { stack.setViewControllers([menu], animated: false) }
        private var menu: UIViewController { MenuViewController() }
      }
      """)
    app.expect(from: "MenuCoordinator", "MenuCoordinator | start | MenuViewController | screen")
  }

  @Test func gettersThatReadEachOtherEnd() {
    MenuFlowSketch.expect(
      "_ = one\nreturn .one(flowContributor: .contribute(withNext: menu))", screen,
      members: "var one: Int { two }\nvar two: Int { one }")
  }
}
