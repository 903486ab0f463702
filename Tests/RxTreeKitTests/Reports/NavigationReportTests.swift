import Testing

@testable import RxTreeKit

@Suite struct NavigationReportTests {
  private let people = GraphSketch.people

  @Test func startsFromTheRootsOfTheApp() {
    let report = NavigationReport(graph: people)
    #expect(report.roots == GraphSketch.ids("AppFlow"))
    #expect(report.tree.items.count == 10)
  }

  @Test func skipsUnknownAndRepeatedRoots() {
    let report = NavigationReport(graph: people, roots: GraphSketch.ids("Nobody", "MainFlow", "MainFlow"))
    #expect(report.roots == GraphSketch.ids("MainFlow"))
    #expect(NavigationReport(graph: people, roots: []).roots.isEmpty)
  }

  @Test func notesFlowsThatNoRootLeadsTo() {
    let report = NavigationReport(graph: people, roots: GraphSketch.ids("NameScreen"))
    #expect(report.unreachable.map(\.name) == ["LostFlow"])
    #expect(
      report.unreachableNotes.map(\.description) == ["LostFlow.swift:1:7: note: No root leads to LostFlow."])
    #expect(NavigationReport(graph: people, roots: GraphSketch.ids("LostFlow")).unreachable.isEmpty)
  }

  @Test func listsGoOnWithWhatNoRootLeadsTo() {
    func last(_ report: NavigationReport) -> Substring? { report.text(as: .edges).split(separator: "\n").last }
    let whole = NavigationReport(graph: people)
    #expect(whole.listedRoots == GraphSketch.ids("AppFlow", "LostFlow"))
    #expect(last(whole) == "LostFlow | lost | PickerScreen | screen")
    #expect(whole.text(as: .json).contains("{\"parent\": \"LostFlow\""))
    for format in [ReportFormat.text, .mermaid, .dot] { #expect(!whole.text(as: format).contains("LostFlow")) }
    #expect(last(NavigationReport(graph: people, roots: GraphSketch.ids("MainFlow")))?.hasPrefix("InfoScreen") == true)
    #expect(last(NavigationReport(graph: people, options: .init(maxLevels: 9)))?.hasPrefix("InfoScreen") == true)
    #expect(last(NavigationReport(graph: people, options: .init(only: .flows)))?.hasPrefix("HomeCoordinator") == true)
  }

  @Test func textDrawsTheTreeAndOthersTheGraph() {
    let options = NavigationTreeOptions(maxLevels: 1, expandsRepeats: true)
    let report = NavigationReport(graph: people, options: options)
    #expect(report.text(as: .text) == TextReporter().text(report.tree))
    #expect(report.text(as: .edges) == "AppFlow | main | MainFlow | flow\nAppFlow | intro | Intro.Screen | shown\n")
    #expect(report.text(as: .mermaid) == MermaidReporter().text(report.shownGraph, from: report.roots))
    #expect(report.text(as: .dot) == DOTReporter().text(report.shownGraph, from: report.roots))
  }

  @Test func expandingDoesNotNarrowTheGraph() {
    let report = NavigationReport(graph: people, options: .init(expandsRepeats: true))
    #expect(report.shownGraph.edges == people.edges)
  }

  @Test func onlyTextHasColours() {
    let report = NavigationReport(graph: people)
    for format in ReportFormat.allCases {
      let coloured = report.text(as: format, style: .ansi)
      #expect(coloured.unicodeScalars.contains("\u{1B}") == (format == .text))
      #expect(coloured.hasSuffix("\n"))
    }
  }

  @Test(arguments: 0..<100)
  func everyFormatIsTheSameForShuffledNodes(seed: Int) {
    let sample = RandomGraph(seed: seed)
    for only in [nil, NodeFilter.flows, .screens] {
      let options = NavigationTreeOptions(maxLevels: seed % 4, only: only)
      let report = NavigationReport(graph: sample.graph, options: options)
      let other = NavigationReport(graph: sample.shuffled, options: options)
      for format in ReportFormat.allCases { #expect(report.text(as: format) == other.text(as: format)) }
    }
  }

  @Test func formatsHaveTheNamesOfTheCommandLine() {
    #expect(ReportFormat.allCases.map(\.rawValue) == ["text", "edges", "json", "mermaid", "dot"])
  }
}
