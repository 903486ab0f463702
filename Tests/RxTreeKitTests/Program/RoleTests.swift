import Testing

@testable import RxTreeKit

@Suite struct RoleTests {
  private func role(_ source: String, of name: String = "X") -> Role? {
    let program = ProgramSketch.program(source)
    return program.type(name).map { program.role(of: $0) }
  }

  @Test(arguments: [
    ("class X: Flow {}", Role.flow), ("struct X: Flow {}", .flow), ("class X: RxFlow.Flow {}", .flow),
    ("class X {}\nextension X: Flow {}", .flow), ("class X: Y {}\nclass Y: Flow {}", .flow),
    ("class X: Coordinator {}", .coordinator), ("class X: NavigationCoordinator<R> {}", .coordinator),
    ("class AppCoordinator {}\nclass X: AppCoordinator {}", .coordinator), ("struct X: Coordinator {}", .coordinator),
    ("class X: Coordinatable {}", .coordinator), ("class X: CoordinatorType {}", .coordinator),
    ("class X: UIViewController {}", .screen), ("class X: Y<Z> {}\nclass Y<T>: UITableViewController {}", .screen),
    ("class X: UIViewController, Coordinator {}", .coordinator),
    ("struct X: View {}", .view), ("class X: View {}", .other),
    ("class X: UIResponder, UIApplicationDelegate {}", .entry), ("class X: NSObject, UIWindowSceneDelegate {}", .entry),
    ("@main struct X: App {}", .entry), ("@main enum X {}", .entry), ("@UIApplicationMain class X {}", .entry),
    ("enum X: Step {}", .other), ("protocol X: Flow {}", .other), ("class X {}", .other), ("struct X {}", .other),
    ("enum X: Coordinator {}", .other), ("struct X: Coordinator, View {}", .view),
    ("class X: NSPersistentStoreCoordinator {}", .other), ("class X: FlowCoordinator {}", .other),
    ("class X: CoordinatorDelegate {}", .other), ("class X: CoordinatorOutput {}", .other),
    ("class X: UIPresentationController {}", .other), ("class X: NSFetchedResultsController<A> {}", .other),
  ])
  func everyRole(_ source: String, _ expected: Role) {
    #expect(role(source) == expected)
  }

  @Test func namesTellWhereNothingElseDoes() {
    #expect(role("class HomeCoordinator {}", of: "HomeCoordinator") == .coordinator)
    #expect(role("class HomeCoordinatorImp: HomeCoordinating {}", of: "HomeCoordinatorImp") == .coordinator)
    #expect(role("struct HomeCoordinator {}", of: "HomeCoordinator") == .other)
    #expect(role("enum HomeCoordinator {}", of: "HomeCoordinator") == .other)
    #expect(role("class HomeViewController {}", of: "HomeViewController") == .other)
    #expect(role("class HomeFlow {}", of: "HomeFlow") == .other)
  }

  @Test(arguments: ["UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable"])
  func coordinatorOfARepresentableIsNone(_ name: String) {
    #expect(role("struct V: \(name) { class Coordinator: NSObject {} }", of: "V.Coordinator") == .other)
    #expect(role("struct V { class Coordinator: NSObject {} }\nextension V: \(name) {}", of: "V.Coordinator") == .other)
    #expect(role("struct V: View { class Coordinator: NSObject {} }", of: "V.Coordinator") == .coordinator)
  }

  @Test func kindsOfControllers() throws {
    let program = ProgramSketch.program(
      "class N: UINavigationController {}\nclass T: UITabBarController {}\nclass V: UIViewController {}")
    let (navigation, tabs, plain) = (
      try #require(program.type("N")), try #require(program.type("T")), try #require(program.type("V"))
    )
    #expect(program.isNavigationController(navigation) && !program.isNavigationController(tabs))
    #expect(program.isContainerController(navigation) && program.isContainerController(tabs))
    #expect(!program.isContainerController(plain))
  }

  @Test func rolesThatAreNodes() {
    #expect(Role.flow.isFlow && Role.coordinator.isFlow && !Role.screen.isFlow)
    #expect(Role.screen.isNode && !Role.view.isNode && !Role.entry.isNode && !Role.other.isNode)
  }
}
