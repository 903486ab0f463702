import Testing

@testable import RxTreeKit

@Suite struct FactsLoaderTests {
  private let flow = """
    final class HomeFlow: Flow {
      func navigate(to step: Step) -> FlowContributors { .one(flowContributor: .contribute(withNext: HomeViewController())) }
    }
    """
  private let screen = "final class HomeViewController: UIViewController { func unrelated() { print(1) } }"
  private let model = "struct Book: Codable { let title: String\n  func open() { for page in 0..<10 { print(page) } } }"

  private func run(_ folder: ScratchFolder, cache: String? = nil, workers: Int = 2) throws -> Analysis {
    let selection = SourceSelection(directories: [folder.at("App")])
    return try Analysis.run(AnalysisOptions(selection: selection, cacheDirectory: cache, workers: workers))
  }

  private func app() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write("App/Flow.swift", flow)
    try folder.write("App/Screen.swift", screen)
    try folder.write("App/Book.swift", model)
    return folder
  }

  private let edges = ["HomeFlow | navigate | HomeViewController | screen"]

  @Test func onlyWhatMattersIsParsed() throws {
    let statistics = try run(app()).statistics
    #expect(statistics.files == 3)
    #expect(statistics.bytes == flow.utf8.count + screen.utf8.count + model.utf8.count)
    #expect(statistics.parsedBytes < flow.utf8.count + screen.utf8.count)
    #expect(statistics.parsedBytes > 0)
    #expect(statistics.cachedFiles == 0)
    #expect(statistics.lines == 6)
  }

  /// Of source that is no valid Swift, a parser makes what depends on any token: it is given all of them.
  @Test func brokenSourceIsParsedWithAllThatBelongsToIt() throws {
    let folder = try app()
    try folder.write("App/Flow.swift", flow + "\nfinal class OtherFlow: Flow { override func f() { g( } }")
    for _ in 0..<2 {
      let analysis = try run(folder, cache: folder.at("Cache"))
      #expect(analysis.edges(from: "HomeFlow") == edges)
      #expect(analysis.diagnostics.contains { $0.message.contains("not valid Swift") })
    }
    #expect(try run(folder, cache: folder.at("Cache")).statistics.parsedBytes == 0)
  }

  @Test func aSecondRunParsesNothing() throws {
    let folder = try app()
    let first = try run(folder, cache: folder.at("Cache"))
    let second = try run(folder, cache: folder.at("Cache"))
    #expect(second.statistics.parsedBytes == 0)
    #expect(second.statistics.cachedFiles >= 1)
    #expect(FullParse.describe(second.graph) == FullParse.describe(first.graph))
    #expect(second.edges(from: "HomeFlow") == edges)
  }

  @Test func aChangedFileIsParsedAnew() throws {
    let folder = try app()
    _ = try run(folder, cache: folder.at("Cache"))
    try folder.write("App/Flow.swift", flow.replacing("navigate(to step", with: "navigate( to step"))
    let again = try run(folder, cache: folder.at("Cache"))
    #expect(again.statistics.parsedBytes > 0)
    #expect(again.edges(from: "HomeFlow") == edges)
    try folder.write("App/Flow.swift", flow.replacing("HomeViewController()", with: "DetailViewController()"))
    try folder.write("App/Detail.swift", "final class DetailViewController: UIViewController {}")
    #expect(
      try run(folder, cache: folder.at("Cache")).edges(from: "HomeFlow") == [
        "HomeFlow | navigate | DetailViewController | screen"
      ])
  }

  @Test func onlyTheChangedFileIsParsedAnew() throws {
    let folder = try app()
    try folder.write("App/Other.swift", flow.replacing("HomeFlow", with: "OtherFlow"))
    _ = try run(folder, cache: folder.at("Cache"))
    try folder.write("App/Flow.swift", flow + "\n")
    let again = try run(folder, cache: folder.at("Cache"))
    #expect(again.statistics.cachedFiles >= 1)
    #expect(again.statistics.parsedBytes <= flow.utf8.count + 1)
  }

  @Test func aChangedModelLeavesTheRestKnown() throws {
    let folder = try app()
    _ = try run(folder, cache: folder.at("Cache"))
    try folder.write("App/Book.swift", model + "\n// another line")
    #expect(try run(folder, cache: folder.at("Cache")).statistics.parsedBytes == 0)
  }

  @Test func aNewScreenMakesOtherFilesMatter() throws {
    let folder = try app()
    _ = try run(folder, cache: folder.at("Cache"))
    try folder.write(
      "App/Book.swift", model.replacing("print(page)", with: "present(BookViewController(), animated: true)"))
    try folder.write("App/Screen.swift", screen + "\nfinal class BookViewController: UIViewController {}")
    let again = try run(folder, cache: folder.at("Cache"))
    #expect(again.graph.nodes.map(\.name) == ["BookViewController", "HomeFlow", "HomeViewController"])
    #expect(again.edges(from: "HomeFlow") == edges)
  }

  @Test func aDamagedCacheIsIgnored() throws {
    let folder = try app()
    _ = try run(folder, cache: folder.at("Cache"))
    for name in try folder.names(in: "Cache") { try folder.write("Cache/\(name)", "damaged") }
    #expect(try run(folder, cache: folder.at("Cache")).edges(from: "HomeFlow") == edges)
  }

  @Test func aCacheThatCannotBeWrittenIsIgnored() throws {
    let folder = try app()
    try folder.write("Cache", "a file")
    #expect(try run(folder, cache: folder.at("Cache")).edges(from: "HomeFlow") == edges)
    #expect(try run(folder, cache: folder.at("Cache/deeper")).edges(from: "HomeFlow") == edges)
  }

  @Test(arguments: [1, 2, 7])
  func sameWithAnyNumberOfWorkers(_ workers: Int) throws {
    #expect(try run(app(), workers: workers).edges(from: "HomeFlow") == edges)
  }

  @Test func optionsAskForAtLeastOneWorker() {
    let selection = SourceSelection(directories: [])
    #expect(AnalysisOptions(selection: selection, workers: 0).workers == 1)
    #expect(AnalysisOptions(selection: selection, workers: -3).workers == 1)
    #expect(AnalysisOptions(selection: selection).workers >= 1)
  }

  @Test func unreadableTextIsReportedAndTheRestRead() throws {
    let folder = try app()
    try folder.write(
      "App/Latin.swift", bytes: Array("final class B".utf8) + [0xE9, 0x20] + Array(": UIViewController {}".utf8))
    let analysis = try run(folder)
    #expect(analysis.edges(from: "HomeFlow") == edges)
    #expect(Set(analysis.diagnostics.map(\.place?.file)) == ["Latin.swift"])
  }
}
