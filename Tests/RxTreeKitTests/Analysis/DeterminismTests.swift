import TestSupport
import Testing

@testable import RxTreeKit

/// The result is the same on every run, whatever the order in which files come and threads finish.
@Suite struct DeterminismTests {
  private static let sources: [String: String] = {
    var sources: [String: String] = ["Steps.swift": "enum AppStep: Step { case next, back }"]
    for index in 0..<24 {
      let next = (index * 7 + 3) % 24
      sources["Flows/Flow\(index).swift"] = """
        final class Flow\(index): Flow {
          func navigate(to step: Step) -> FlowContributors {
            switch step as? AppStep {
            case .next: return .multiple(flowContributors: [
              .contribute(withNext: Flow\(next)()), .contribute(withNext: Screen\(index)ViewController()),
            ])
            case .back: return lost.back()
            default: return .one(flowContributor: .contribute(withNext: lost.make()))
            }
          }
        }
        """
      sources["Screens/Screen\(index).swift"] = """
        final class Screen\(index)ViewController: UIViewController {
          func next() { present(Screen\(next)ViewController(), animated: true) }
        }
        """
    }
    sources["Other/Screen1.swift"] = "final class Screen1ViewController: UIViewController {}"
    return sources
  }()

  private func text(_ analysis: Analysis) -> [String] {
    FullParse.describe(analysis.graph) + analysis.diagnostics.map(\.description)
  }

  @Test func everyRunSaysTheSame() {
    let first = text(Analysis.of(Self.sources))
    #expect(first.count > 100)
    for _ in 0..<5 { #expect(text(Analysis.of(Self.sources)) == first) }
  }

  @Test func theOrderInWhichSourcesAreGivenDoesNotCount() {
    let first = text(Analysis.of(Self.sources))
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<3 {
      let shuffled = Self.sources.shuffled(using: &generator)
      let again = Dictionary(uniqueKeysWithValues: shuffled.map { ($0.key, $0.value) })
      #expect(text(Analysis.of(again)) == first, "seed \(seed)")
    }
  }

  @Test func filesOnDiskSayTheSameAsText() throws {
    let folder = try ScratchFolder()
    for (path, text) in Self.sources { try folder.write(path, text) }
    let selection = SourceSelection(directories: [folder.path])
    let found = try [1, 2, 5].map { text(try Analysis.run(AnalysisOptions(selection: selection, workers: $0))) }
    #expect(Set(found).count == 1)
    #expect(found.first == text(Analysis.of(Self.sources)))
  }

  @Test func namesOfFilesOnlyChangePlaces() {
    let app = AppSketch(sources: Self.sources.filter { $0.key != "Other/Screen1.swift" })
    let other = app.inReverseOrder
    let names = { (analysis: Analysis) in
      Set(analysis.graph.edges.map { "\($0.parent.text) | \($0.step ?? "") | \($0.child.text) | \($0.kind)" })
    }
    #expect(names(app.analysis) == names(other.analysis))
  }

  @Test func whoIsAnalysedFirstDoesNotCount() {
    let app = AppSketch(
      screens: "FirstViewController SecondViewController",
      """
      //- Starter.swift
      final class StarterFlow: Flow { lazy var closure = { MainCoordinator().start() } }
      //- MainCoordinator.swift
      final class MainCoordinator: Coordinator {
        var stored: Any = [FirstViewController()]
        func start() { stored.forEach { helper($0) }; stored = SecondViewController() }
        func helper(_ x: Any) { stack.pushViewController(x, animated: true) }
      }
      """)
    #expect(app.edges(from: "MainCoordinator") == app.inReverseOrder.edges(from: "MainCoordinator"))
  }

  @Test func diagnosticsAreInOrderAndOnce() {
    let found = Analysis.of(Self.sources).diagnostics
    #expect(found == found.sorted())
    #expect(Set(found).count == found.count)
  }
}
