import Testing

@testable import RxTreeKit

/// What functions make of what they are given as `&x`.
@Suite struct EvaluatorInoutTests {
  private let types = """
    final class A: UIViewController {}
    final class B: UIViewController {}
    extension Host {
      func make(_ x: inout UIViewController?) { x = A() }
      func maybe(_ x: inout UIViewController?) { if flag { x = B() } }
      func leave(_ x: inout UIViewController?) { print(x) }
      func same(_ x: inout UIViewController?) -> UIViewController? { x }
      func deeper(_ x: inout UIViewController?) { make(&x) }
      func two(_ x: inout UIViewController?, count: Int = 0, _ y: inout UIViewController?) { x = A(); y = B() }
      func add(_ list: inout [UIViewController]) { list.append(B()) }
      func choose(_ x: inout UIViewController?, _ make: () -> UIViewController) { x = make() }
      func loop(_ x: inout UIViewController?) { x = A(); loop(&x) }
      static func shared(_ x: inout UIViewController?) { x = B() }
    }
    struct Box { var screen: UIViewController? }
    final class Maker { func fill(_ x: inout UIViewController?) { x = B() } }
    protocol Filler { func fill(_ x: inout UIViewController?) }
    final class First: Filler { func fill(_ x: inout UIViewController?) { x = A() } }
    final class Second: Filler { func fill(_ x: inout UIViewController?) { x = B() } }
    """

  @Test(arguments: [
    ("var x: UIViewController?; make(&x); return x", "A"), ("var x = B(); make(&x); return x", "A"),
    ("var x = A(); maybe(&x); return x", "A B"), ("var x = B(); leave(&x); return x", "B"),
    ("var x = B(); return same(&x)", "B"), ("var x: UIViewController?; deeper(&x); return x", "A"),
    ("var x: UIViewController?, y: UIViewController?; two(&x, &y); return [y, x]", "B A"),
    ("var x: UIViewController?, y: UIViewController?; two(&y, count: 2, &x); return [y, x]", "A B"),
    ("var x = [A()]; add(&x); return x", "A B"), ("var x: UIViewController?; choose(&x) { B() }; return x", "B"),
    ("var x: UIViewController?; loop(&x); return x", "A"), ("var x: UIViewController?; Host.shared(&x); return x", "B"),
    ("var x: UIViewController?; Maker().fill(&x); return x", "B"),
    ("var x: UIViewController?; func f(_ y: inout UIViewController?) { y = A() }; f(&x); return x", "A"),
    ("var x: UIViewController?; let f = { (y: inout UIViewController?) in y = A() }; f(&x); return x", "A"),
  ])
  func locals(_ body: String, _ expected: String) {
    #expect(EvaluationSketch.value(body, in: types) == expected)
  }

  @Test func severalFunctionsThatMayBeMeant() {
    let body = "var x: UIViewController?; let filler: Filler = outside(); filler.fill(&x); return x"
    #expect(EvaluationSketch.value(body, in: types) == "A B")
  }

  @Test func aClosureBesideItChangesNothingElse() {
    let body = "var x = A(); leave2(&x) { (y: inout UIViewController) in y = B() }; return x"
    let source =
      types + "\nextension Host { func leave2(_ x: inout UIViewController, _ y: (inout UIViewController) -> Void) {} }"
    #expect(EvaluationSketch.value(body, in: source) == "A")
  }

  @Test func aCallInsideTheArgumentsKeepsItsOwn() {
    let body = "var x: UIViewController?; var y = B(); two(&x, count: count(&y), &y); return [x, y]"
    let source = types + "\nextension Host { func count(_ x: inout UIViewController) -> Int { x = A(); return 1 } }"
    #expect(EvaluationSketch.value(body, in: source) == "A B")
  }

  @Test func whatIsHandedInIsShownInside() {
    let app = AppSketch(
      screens: "HomeViewController DetailViewController",
      """
      final class HomeCoordinator: Coordinator {
        func start() {
          var screen: UIViewController = HomeViewController()
          open(&screen)
        }
        func detail() {
          var screen: UIViewController?
          prepare(&screen)
          if let screen { navigationController.pushViewController(screen, animated: true) }
        }
        private func open(_ screen: inout UIViewController) { navigationController.pushViewController(screen, animated: true) }
        private func prepare(_ screen: inout UIViewController?) { screen = DetailViewController() }
      }
      """)
    #expect(
      app.edges(from: "HomeCoordinator") == [
        "HomeCoordinator | start | HomeViewController | screen",
        "HomeCoordinator | detail | DetailViewController | screen",
      ])
  }

  @Test func aPropertyThatIsHandedOver() {
    let app = AppSketch(
      screens: "HomeViewController",
      """
      final class HomeCoordinator: Coordinator {
        private var screen: UIViewController?
        init() { Self.fill(&screen) }
        func start() { navigationController.pushViewController(screen!, animated: true) }
        static func fill(_ screen: inout UIViewController?) { screen = HomeViewController() }
      }
      """)
    #expect(
      app.edges(from: "HomeCoordinator").contains("HomeCoordinator | start | HomeViewController | screen"))
  }
}
