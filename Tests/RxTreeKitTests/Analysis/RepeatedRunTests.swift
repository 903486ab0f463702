import TestSupport
import Testing

@testable import RxTreeKit

/// A run that knows what earlier runs learned says the same as one that does not.
@Suite struct RepeatedRunTests {
  /// What each file of an app may hold.
  private static let variants: [String: [String]] = [
    "Flow.swift": [
      """
      final class HomeFlow: Flow {
        func navigate(to step: Step) -> FlowContributors { open() }
        private func open() -> FlowContributors { .one(flowContributor: .contribute(withNext: HomeViewController())) }
      }
      """,
      """
      // A comment moves everything.
      final class HomeFlow: Flow {
        func other() { print(1) }
        func navigate(to step: Step) -> FlowContributors { open() }
        private func open() -> FlowContributors { .one(flowContributor: .contribute(withNext: makeScreen())) }
      }
      """,
      "final class HomeFlow: Flow { func navigate(to step: Step) -> FlowContributors { .none } }",
      "final class HomeFlow: Flow { func navigate(to step: Step) -> FlowContributors { .one(flowContributor: ",
    ],
    "Screen.swift": [
      "final class HomeViewController: BaseController { func tap() { showNext(self) } }",
      "final class HomeViewController: BaseController { let a = 1\n  func tap() { showNext(self) }\n  func b() {} }",
      "final class HomeViewController: BaseController {}\nfinal class NextViewController: UIViewController {}",
      "struct HomeViewController {}",
    ],
    "Helpers.swift": [
      "func makeScreen() -> UIViewController { NextViewController() }",
      "class BaseController: UIViewController { func showNext(_ x: Any) { present(LastViewController(), animated: true) } }",
      "func makeScreen() -> UIViewController { deeper() }\nfunc deeper() -> UIViewController { LastViewController() }",
      "",
    ],
    "Last.swift": [
      "final class LastViewController: UIViewController { var child = ChildViewController() }",
      "final class LastViewController: UIViewController { func go() { push(ChildViewController()) } }",
      "final class ChildViewController: UIViewController {}", "import UIKit",
    ],
  ]

  private func run(_ folder: ScratchFolder, cache: String?) throws -> (text: [String], cached: Int) {
    let selection = SourceSelection(directories: [folder.at("App")])
    let analysis = try Analysis.run(AnalysisOptions(selection: selection, cacheDirectory: cache, workers: 2))
    let said = analysis.diagnostics.map(\.description)
    let figures = analysis.statistics
    return (
      FullParse.describe(analysis.graph) + said + ["\(figures.files) \(figures.lines) \(figures.bytes)"],
      figures.cachedFiles
    )
  }

  @Test(.timeLimit(.minutes(10))) func sameAfterAnyChanges() throws {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    let folder = try ScratchFolder()
    for (path, texts) in Self.variants { try folder.write("App/" + path, texts[0]) }
    var cached = 0
    for round in 0..<60 {
      let (path, texts) = try #require(Self.variants.sorted { $0.key < $1.key }.randomElement(using: &generator))
      try folder.write("App/" + path, try #require(texts.randomElement(using: &generator)))
      let plain = try run(folder, cache: nil)
      let known = try run(folder, cache: folder.at("Cache"))
      #expect(known.text == plain.text, "seed \(seed), round \(round)")
      cached += known.cached
    }
    #expect(cached > 0)
  }

  @Test func aRunThatLearnsNothingWritesNothing() throws {
    let folder = try ScratchFolder()
    for (path, texts) in Self.variants { try folder.write("App/" + path, texts[0]) }
    _ = try run(folder, cache: folder.at("Cache"))
    let names = try folder.names(in: "Cache")
    let first = try names.map { try FileBytes.read(folder.at("Cache/" + $0), atMost: 1 << 24).get() }
    _ = try run(folder, cache: folder.at("Cache"))
    #expect(try folder.names(in: "Cache") == names)
    #expect(try names.map { try FileBytes.read(folder.at("Cache/" + $0), atMost: 1 << 24).get() } == first)
  }

  @Test func aChangeInOneMemberParsesThatMember() throws {
    let folder = try ScratchFolder()
    let body = (0..<20).map { "  func f\($0)() { present(HomeViewController(), animated: true) }\n" }.joined()
    let text = "final class HomeCoordinator: Coordinator {\n\(body)}\n"
    try folder.write("App/A.swift", text)
    try folder.write("App/B.swift", "final class HomeViewController: UIViewController {}")
    let selection = SourceSelection(directories: [folder.at("App")])
    let options = AnalysisOptions(selection: selection, cacheDirectory: folder.at("Cache"), workers: 1)
    let whole = try Analysis.run(options).statistics.parsedBytes
    try folder.write("App/A.swift", text.replacing("f7() {", with: "f7() { print(0);"))
    let part = try Analysis.run(options)
    #expect(part.statistics.parsedBytes > 0)
    #expect(part.statistics.parsedBytes < whole / 4)
    #expect(part.edges(from: "HomeCoordinator").count == 20)
    #expect(try Analysis.run(options).statistics.parsedBytes == 0)
  }
}
