import Testing

@testable import RxTreeKit

@Suite struct DependencyRegistryTests {
  private let types = """
    final class A: UIViewController, P, Q {}
    final class B: UIViewController, P {}
    protocol P {}
    protocol Q {}
    protocol R {}
    final class Service {}
    final class Module { let view: UIViewController }
    final class ScreenAssembly {
      func assemble(container: Container) {
        container.register(P.self) { _ in B() }
        container.register(Module.self) { _ in Module(view: A()) }
        container.register(R.self) { resolver in resolver.resolve(P.self)! }
        container.register(Loop.self) { resolver in resolver.resolve(Loop.self)! }
        container.autoregister(Q.self, initializer: A.init)
      }
    }
    protocol Loop {}
    """

  @Test(arguments: [
    ("container.resolve(A.self)!", "A"), ("container.resolve(P.self)!", "B"), ("container.resolve(R.self)!", "B"),
    ("container.resolve(Module.self)!.view", "A"), ("container.resolve(Q.self)!", "A"),
    ("container.resolve(Service.self)!", "a Service"), ("container.resolve(Loop.self)!", "a Loop"),
    ("container.resolve(Outside.self)!", "unknown"), ("container.resolve(P.self, name: \"x\")", "B"),
  ])
  func objects(_ expression: String, _ expected: String) {
    #expect(EvaluationSketch.value("return \(expression)", in: types) == expected)
  }
}
