import TestSupport

@testable import RxTreeKit

/// An app whose types are usual and whose bodies are random, but valid in form.
struct RandomApp {
  private static let names = ["A", "B", "C", "D", "E"]
  private static let statements = [
    "let x = #ViewController()", "let y: #Flow = .init()", "let z = container.resolve(#ViewController.self)!",
    "stack.pushViewController(x, animated: true)", "present(#ViewController(), animated: true)", "x.present(y)",
    "childCoordinators.append(#Coordinator())", "#Coordinator().start()", "start(coordinator: z)", "helper(x)",
    "self.helper(helper(y))", "viewControllers = [x, #ViewController()]", "x = y ?? #ViewController()",
    "return .one(flowContributor: .contribute(withNext: x))", "return navigate(to: #Step.a)", "return .none",
    "return .push(#ViewController())", "return helper(#Flow())",
    "guard let x = z as? #ViewController else { return .none }",
    "if let y = x { helper(y) } else { present(x) }",
    "switch step { case .a: helper(x); case .b, .c: return self.helper(y) }",
    "for item in [x, y] { helper(item) }", "x.map { $0.present(#ViewController()) }", "let (a, b) = (x, y)",
    "addChild(x)", "stored = x", "stored.forEach { helper($0) }",
    "Flows.use(y, when: .created) { root in helper(root) }",
    "let f = { (v: Any) in self.helper(v) }\nf(x)", "closure = { [weak self] in self?.helper(x) }\nclosure()",
  ]

  let app: AppSketch

  init(_ generator: inout SeededGenerator) {
    var text = "enum AStep: Step { case a, b, c }\n"
    for name in Self.names {
      text +=
        "//- \(name)Screen.swift\nfinal class \(name)ViewController: UIViewController { func go() { \(Self.body(&generator)) } }\n"
      text += Self.type(name, "Flow: Flow", "func navigate(to step: Step) -> FlowContributors", &generator)
      text += Self.type(name, "Coordinator: Coordinator", "func start()", &generator)
    }
    app = AppSketch(text)
  }

  private static func type(
    _ name: String, _ kind: String, _ entry: String, _ generator: inout SeededGenerator
  ) -> String {
    """
    //- \(name)\(kind.prefix { $0 != ":" }).swift
    final class \(name)\(kind) {
      var stored = [\(generator.pick(names))ViewController()]
      lazy var closure = { \(body(&generator)) }
      \(entry) { \(body(&generator)) }
      func helper(_ x: Any) -> FlowContributors { \(body(&generator)) }
      var computed: UIViewController { \(body(&generator)) }
    }

    """
  }

  private static func body(_ generator: inout SeededGenerator) -> String {
    let lines = generator.several(1...8, of: statements).map { line in
      line.split(separator: "#", omittingEmptySubsequences: false).joined(separator: generator.pick(names))
    }
    return "\n" + lines.joined(separator: "\n") + "\n"
  }
}
