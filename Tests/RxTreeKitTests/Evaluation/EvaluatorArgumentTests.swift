import Testing

@testable import RxTreeKit

/// What functions of the app give for their arguments.
@Suite struct EvaluatorArgumentTests {
  private let types = """
    final class A: UIViewController {}
    final class B: UIViewController {}
    extension Host {
      func same(_ x: UIViewController) -> UIViewController { x }
      func same(labelled x: UIViewController, with y: UIViewController = B()) -> [UIViewController] { [x, y] }
      func generic<T: UIViewController>(_ type: T.Type) -> T { container.resolve(type)! }
      func build<T>(_ make: () -> T) -> T { make() }
      func configure<T: UIViewController>(_ screen: T, _ body: (T) -> Void) -> T { body(screen); return screen }
      func first(_ xs: [UIViewController]) -> UIViewController { xs[0] }
      func many(_ xs: UIViewController...) -> [UIViewController] { xs }
      func choose(_ x: Kind) -> UIViewController { switch x { case .a: return A(); case .b: return B() } }
      func maybe() -> UIViewController? { nil }
      func mixed(_ title: String, _ xs: UIViewController..., last: UIViewController) -> [UIViewController] { xs + [last] }
      func labelled(xs: UIViewController..., count: Int = 1) -> [UIViewController] { xs }
      func declared() -> A { outside() }
      func both() -> (UIViewController, screen: A) { (B(), outside()) }
      func recursive(_ n: Int) -> UIViewController { n == 0 ? A() : recursive(n - 1) }
      static func make() -> Self { Host() }
    }
    enum Kind { case a, b }
    """

  @Test(arguments: [
    ("same(A())", "A"), ("self.same(A())", "A"), ("same(labelled: A())", "A B"),
    ("same(labelled: A(), with: A())", "A A"),
    ("generic(A.self)", "A"), ("build { A() }", "A"), ("build({ B() })", "B"), ("configure(A()) { $0.title = x }", "A"),
    ("first([A(), B()])", "A B"), ("choose(.a)", "A"), ("choose(Kind.b)", "B"), ("choose(x)", "A B"),
    ("maybe()", "a external UIViewController"), ("declared()", "A"), ("both().0", "B"),
    ("recursive(3)", "A"), ("same(same(same(B())))", "B"),
  ])
  func arguments(_ call: String, _ expected: String) {
    #expect(EvaluationSketch.value("return \(call)", in: types) == expected)
  }

  @Test func variadicArguments() {
    #expect(EvaluationSketch.value("return many(A(), B())", in: types) == "A B")
  }

  @Test func labelsOfATuple() {
    #expect(EvaluationSketch.value("return both().screen", in: types) == "A")
  }

  @Test(arguments: [
    ("mixed(\"x\", A(), B(), last: A())", "A B A"), ("mixed(\"x\", last: B())", "B"), ("labelled(xs: A(), B())", "A B"),
    ("labelled(xs: A(), B(), count: 3)", "A B"), ("labelled()", "list of 0"), ("many(A())", "A"),
  ])
  func severalArguments(_ call: String, _ expected: String) {
    #expect(EvaluationSketch.value("return \(call)", in: types) == expected)
  }

  @Test func labelsOfDeclaredTuples() {
    #expect(EvaluationSketch.value("let x: (a: UIViewController, b: B) = (A(), y)\nreturn x.a", in: types) == "A")
    #expect(EvaluationSketch.value("let x: (a: UIViewController, b: B) = (A(), y)\nreturn x.b", in: types) == "B")
    let more = types + "\nextension Host { var pair: (a: A, b: UIViewController) { (outside(), B()) } }"
    #expect(EvaluationSketch.value("return pair.a", in: more) == "A")
    #expect(EvaluationSketch.value("return pair.b", in: more) == "B")
  }
}
