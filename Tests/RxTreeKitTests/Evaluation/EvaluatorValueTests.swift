import Testing

@testable import RxTreeKit

/// What expressions can be.
@Suite struct EvaluatorValueTests {
  private let types = """
    final class A: UIViewController { let title = "a" }
    final class B: UIViewController {}
    final class F: Flow { let screen = A(); var stack: UINavigationController { fatalError() } }
    class Model { let page = A(); func make() -> UIViewController { B() }; static let shared = Model(); subscript(i: Int) -> A { A() } }
    enum E { case one, two; var screen: UIViewController { switch self { case .one: return A(); case .two: return B() } } }
    struct Pair { let first: A; var second: B }
    func free() -> A { A() }
    let global = B()
    """

  private func expect(_ body: String, _ value: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(EvaluationSketch.value("return \(body)", in: types) == value, sourceLocation: location)
  }

  private func expectAll(_ body: String, _ value: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(EvaluationSketch.value(body, in: types) == value, sourceLocation: location)
  }

  @Test func initialisers() {
    expect("A()", "A")
    expect("A.init(x)", "A")
    expect("A(nibName: nil, bundle: nil)", "A")
    expect("UIView()", "a external UIView")
    expect("UINavigationController(rootViewController: A())", "A")
    expect("nil", "unknown")
  }

  @Test func namesAndMembers() {
    expect("self", "this")
    expect("A.self", "type A")
    expect("global", "B")
    expect("free()", "A")
    expect("Model().page", "A")
    expect("Model().make()", "B")
    expect("Model.shared.page", "A")
    expect("Pair(first: A(), second: B()).second", "B")
    expect("E.one", ".one")
    expect("E.one.screen", "A")
    expect("nobody.knows()", "unknown")
    expect("Outside.shared", ".shared")
  }

  @Test func casts() {
    expect("x as! A", "A")
    expect("x as? B", "B")
    expect("(A() as UIViewController)", "A")
    expect("A() as? UITableViewController", "A")
    expect("x is A", "unknown")
    expect("x as! Outside", "a external Outside")
  }

  @Test func collections() {
    expect("[A(), B()]", "A B")
    expect("[A(), B()].first", "A B")
    expect("[A(), B()][0]", "A B")
    expect("[\"a\": A()][\"a\"]", "A")
    expect("[A()] + [B()]", "A B")
    expect("[A(), B()].map { $0 }", "A B")
    expect("[1, 2].map { _ in A() }", "A A")
    expect("[A()].compactMap { $0 as? UIViewController }", "A")
    expect("[]", "list of 0")
  }

  @Test func tuples() {
    expect("(A(), B())", "A B")
    expect("(A(), B()).0", "A")
    expect("(x: A(), y: B()).y", "B")
    expectAll("let (a, b) = (A(), B())\nreturn b", "B")
  }

  @Test func choices() {
    expect("x ? A() : B()", "A B")
    expect("x ?? A()", "A")
    expect("if x { A() } else { B() }", "A B")
    expect("switch E.one { case .one: A()\ncase .two: B() }", "A")
    expect("switch x { case .one: A()\ncase .two: B() }", "A B")
  }

  @Test func closures() {
    expect("{ A() }()", "A")
    expect("{ (x: UIViewController) in x }(B())", "B")
    expectAll("let make = { A() }\nreturn make()", "A")
    expectAll("func make() -> UIViewController { B() }\nreturn make()", "B")
    expectAll(
      "let pick = { (x: Bool) -> UIViewController in if x { return A() }; return B() }\nreturn pick(true)", "A B")
  }

  @Test func locals() {
    expectAll("let x = A()\nlet y = x\nreturn y", "A")
    expectAll("var x: UIViewController\nx = A()\nreturn x", "A")
    expectAll("var x: UIViewController = A()\nx = B()\nreturn x", "B")
    expectAll("var x: UIViewController = A()\nif y { x = B() }\nreturn x", "A B")
    expectAll("let x: A = make()\nreturn x", "A")
    expectAll("guard let x = y as? A else { return nil }\nreturn x", "unknown, A")
    expectAll("var x = [UIViewController]()\nx.append(A())\nx += [B()]\nreturn x", "A B")
    expectAll("if let x = y as? A { return x }\nreturn B()", "A, B")
  }

  @Test func partsOfFlows() {
    expect("F().screen", "F")
    expect("F().stack", "F")
    expect("F().stack.topViewController", "F")
    expectAll("let flow = F()\nreturn (flow.stack as! A)", "A")
  }

  @Test func whatCarriesAndWhatShows() {
    expect("Outside(A())", "a external Outside")
    expect("SideMenuController(rootViewController: A())", "A")
    expect("UIHostingController<B>(rootView: x)", "B")
    expect("A().then { $0.title = \"x\" }", "A")
    expect("A().title", "unknown")
  }
}
