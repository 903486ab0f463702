import Testing

@testable import RxTreeKit

@Suite struct NodeRunTests {
  /// An app of many flows that lead to each other, to screens that are not declared, and to one of two with one name.
  private static let sources: [String: String] = {
    var sources = ["Steps.swift": "enum AppStep: Step { case next, lost, same, back }"]
    for index in 0..<40 {
      sources["Flow\(index).swift"] = """
        final class Flow\(index): Flow {
          func navigate(to step: Step) -> FlowContributors {
            switch step as? AppStep {
            case .next: return .one(flowContributor: .contribute(withNext: Flow\((index * 7 + 3) % 40)()))
            case .lost: return .one(flowContributor: .contribute(withNext: Lost\(index % 3)ViewController()))
            case .same: return .one(flowContributor: .contribute(withNext: TwiceViewController()))
            default: return .one(flowContributor: .contribute(withNext: nobody.make()))
            }
          }
        }
        """
    }
    for folder in ["One", "Other"] {
      sources["\(folder)/Twice.swift"] = "final class TwiceViewController: UIViewController {}"
    }
    return sources
  }()

  /// Everything that is found with so many parts, as text.
  private func found(parts: Int) -> [String] {
    let found = WorkerPool(workers: 1).run {
      let program = ProgramSketch.program(Self.sources)
      let nodes = program.ownTypes.map(\.id).filter { program.role(of: $0).isNode }
      let run = NodeRun(program: program, storyboards: nil, pool: WorkerPool(workers: 3))
      let result = run.result(nodes, parts: parts)
      return result.found.map {
        "\(program[$0.parent].name) \($0.step ?? "") \($0.child.index) \(program[$0.child].name) \($0.position)"
      } + result.unresolved.map { "\(program[$0.node].name) \($0.event.position)" }
        + program.preference.ambiguities.map { "\($0.name) \($0.candidates)" }.sorted()
        + program.types.dropFirst(program.declaredCount).map { "\($0.name) \($0.position)" }
    }
    return found ?? []
  }

  @Test(arguments: [2, 3, 7, 40])
  func partsChangeNothing(_ parts: Int) {
    let whole = found(parts: 1)
    #expect(whole.count > 160)
    #expect(found(parts: parts) == whole)
  }

  @Test func aCopyOfAProgramKeepsWhatItLearnsToItself() {
    let names = WorkerPool(workers: 1).run {
      let program = ProgramSketch.program(["A.swift": "class A: UIViewController {}"])
      let copy = program.fresh()
      let position = Position(file: 0, offset: 0)
      let other = copy.undeclared("B", at: position)
      return [
        copy[other].name, copy.types.last?.name ?? "", program.types.last?.name ?? "",
        program[program.undeclared("C", at: position)].name, copy[other].name,
      ]
    }
    #expect(names == ["B", "B", "UIViewController", "C", "B"] || names == ["B", "B", "A", "C", "B"])
  }
}
