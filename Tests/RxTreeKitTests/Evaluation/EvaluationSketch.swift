@testable import RxTreeKit

/// Evaluates expressions in a program of a test's own.
enum EvaluationSketch {
  /// What an expression can be inside a type's method, as text.
  ///
  /// The names of the app's types that it presents, in order; else what else is known of it.
  static func value(_ body: String, in source: String = "", as type: String = "Host") -> String {
    let text = "class Host { func probe() {\n\(body)\n} }\n\(source)"
    return WorkerPool(workers: 1).run {
      let program = ProgramSketch.program(text)
      guard let id = program.type(type), let probe = program.functions(named: "probe", of: id).first else {
        return "no type"
      }
      let evaluator = Evaluator(program: program)
      evaluator.begin(standalone: [])
      let frame = Frame(selfType: id, isNode: true, owner: id, file: 0, depth: 1)
      evaluator.run(probe.facts.body, frame)
      let results = frame.results
      return results.map { describe($0, evaluator) }.joined(separator: ", ")
    } ?? "nothing"
  }

  private static func describe(_ value: Value, _ evaluator: Evaluator) -> String {
    let types = evaluator.presentables(in: value).map { evaluator.program[$0].name }
    if !types.isEmpty { return types.joined(separator: " ") }
    switch value {
    case .unknown: return "unknown"
    case .quiet: return "quiet"
    case .this: return "this"
    case .argument(let type): return "argument \(evaluator.program.describe(type))"
    case .instance(let type, _): return "a \(evaluator.program.describe(type))"
    case .type(let type): return "type \(evaluator.program.describe(type))"
    case .list(let values): return "list of \(values.count)"
    case .tuple(let elements): return "tuple of \(elements.count)"
    case .choice(let values): return values.map { describe($0, evaluator) }.joined(separator: " or ")
    case .step: return "step"
    case .variant(let name, let inner, _): return inner.isEmpty ? ".\(name)" : ".\(name) of \(inner.count)"
    case .part: return "part"
    case .closure: return "closure"
    }
  }
}
