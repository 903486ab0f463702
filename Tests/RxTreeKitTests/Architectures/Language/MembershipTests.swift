import Testing

@testable import RxTreeKit

/// Two types with one name, where an Xcode project or a package says which is built.
@Suite struct MembershipTests {
  private let flow = """
    final class HomeFlow: Flow {
      func navigate(to step: Step) -> FlowContributors { .one(flowContributor: .contribute(withNext: ListViewController())) }
    }
    """
  private let current = """
    final class ListViewController: UIViewController { func open() { present(NewViewController(), animated: true) } }
    final class NewViewController: UIViewController {}
    """
  private let stale = """
    final class ListViewController: UIViewController { func open() { present(OldViewController(), animated: true) } }
    final class OldViewController: UIViewController {}
    """
  private let expected = [
    "HomeFlow | navigate | ListViewController | screen", "ListViewController |  | NewViewController | direct",
  ]

  private func run(_ folder: ScratchFolder) throws -> Analysis {
    try Analysis.run(AnalysisOptions(selection: SourceSelection(directories: [folder.path]), workers: 2))
  }

  @Test func staleFileThatTheProjectDoesNotBuild() throws {
    let folder = try ScratchFolder()
    try folder.write("App/Scenes/HomeFlow.swift", flow)
    try folder.write("App/Scenes/Old/ListViewController.swift", stale)
    try folder.write("App/Lists/ListViewController.swift", current)
    var project = ProjectText()
    let files = [project.file("App/Scenes/HomeFlow.swift"), project.file("App/Lists/ListViewController.swift")]
    project.group("MAIN", files)
    project.target("App", files)
    try folder.writeProject("App.xcodeproj", project)
    let analysis = try run(folder)
    #expect(analysis.edges(from: "HomeFlow") == expected)
    #expect(analysis.diagnostics == [])
  }

  @Test func demoTargetWithATypeOfTheSameName() throws {
    let folder = try ScratchFolder()
    try folder.write("HomeFlow.swift", flow)
    try folder.write("Lists/ListViewController.swift", current)
    try folder.write("Demo/ListViewController.swift", stale)
    try folder.write(
      "Demo/DemoFlow.swift",
      "final class DemoFlow: Flow { func navigate(to step: Step) -> FlowContributors { .one(flowContributor: .contribute(withNext: ListViewController())) } }"
    )
    var project = ProjectText()
    let app = [project.file("HomeFlow.swift"), project.file("Lists/ListViewController.swift")]
    let demo = [project.file("Demo/ListViewController.swift"), project.file("Demo/DemoFlow.swift")]
    project.group("MAIN", app + demo)
    project.target("App", app)
    project.target("Demo", demo)
    try folder.writeProject("App.xcodeproj", project)
    let analysis = try run(folder)
    #expect(analysis.edges(from: "HomeFlow") == expected)
    #expect(
      analysis.edges(from: "DemoFlow") == [
        "DemoFlow | navigate | ListViewController | screen", "ListViewController |  | OldViewController | direct",
      ])
    #expect(analysis.diagnostics == [])
  }

  @Test func targetsOfAPackage() throws {
    let folder = try ScratchFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App"), .target(name: "Demo")])
      """)
    try folder.write("Sources/App/HomeFlow.swift", flow)
    try folder.write("Sources/App/Lists/ListViewController.swift", current)
    try folder.write("Sources/Demo/ListViewController.swift", stale)
    let analysis = try run(folder)
    #expect(analysis.edges(from: "HomeFlow") == expected)
    #expect(analysis.diagnostics == [])
  }

  @Test func withoutAProjectTheAmbiguityIsReported() throws {
    let folder = try ScratchFolder()
    try folder.write("App/HomeFlow.swift", flow)
    try folder.write("App/Lists/ListViewController.swift", current)
    try folder.write("Demo/ListViewController.swift", stale)
    let analysis = try run(folder)
    #expect(analysis.edges(from: "HomeFlow") == expected)
    #expect(analysis.diagnostics.map(\.severity) == [.warning])
    #expect(analysis.diagnostics.first?.message.hasPrefix("ListViewController is declared 2 times") == true)
  }

  @Test func staleFlowIsANodeOfItsOwn() throws {
    let folder = try ScratchFolder()
    try folder.write("App/HomeFlow.swift", flow)
    try folder.write("App/ListViewController.swift", current)
    try folder.write("App/Old/HomeFlow.swift", "final class HomeFlow: Flow {}")
    try folder.write(
      "App/AppFlow.swift",
      "final class AppFlow: Flow { func navigate(to step: Step) -> FlowContributors { .one(flowContributor: .contribute(withNext: HomeFlow())) } }"
    )
    var project = ProjectText()
    let files = ["AppFlow", "HomeFlow", "ListViewController"].map { project.file("App/\($0).swift") }
    project.group("MAIN", files)
    project.target("App", files)
    try folder.writeProject("App.xcodeproj", project)
    let analysis = try run(folder)
    #expect(analysis.edges(from: "AppFlow") == ["AppFlow | navigate | HomeFlow | flow"] + expected)
    #expect(analysis.diagnostics == [])
  }

  @Test func testsAreLeftOutWhereThereIsAnythingElse() throws {
    let folder = try ScratchFolder()
    try folder.write("App/HomeFlow.swift", flow)
    try folder.write("App/ListViewController.swift", current)
    try folder.write(
      "AppTests/MockFlow.swift", "final class MockFlow: Flow { <#code#> }\nfinal class HomeFlow: Flow {}")
    let analysis = try run(folder)
    #expect(analysis.graph.nodes.map(\.name) == ["HomeFlow", "ListViewController", "NewViewController"])
  }
}
