import Testing

@testable import RxTreeKit

/// Screens that only an Objective-C header declares.
@Suite struct ObjectiveCScreensTests {
  private func analysis(_ source: String, headers: [String: String]) throws -> Analysis {
    let folder = try ScratchFolder()
    for (path, text) in headers { try folder.write(path, text) }
    try folder.write("App/Code.swift", source)
    return try Analysis.run(AnalysisOptions(selection: SourceSelection(directories: [folder.path]), workers: 1))
  }

  private let header = [
    "Old/LegacyViewController.h": "#import <UIKit/UIKit.h>\n@interface LegacyViewController : UIViewController\n@end\n"
  ]

  private func coordinator(_ body: String) -> String {
    "final class MainCoordinator: Coordinator { func start() { \(body) } }"
  }

  private let edges = ["MainCoordinator | start | LegacyViewController | screen"]

  @Test(arguments: [
    "stack.pushViewController(LegacyViewController(), animated: true)",
    "let screen = LegacyViewController(nibName: nil, bundle: nil)\nstack.present(screen, animated: true)",
    "stack.viewControllers = [UINavigationController(rootViewController: LegacyViewController())]",
    "stack.pushViewController(board.make() as! LegacyViewController, animated: true)",
  ])
  func shownByACoordinator(_ body: String) throws {
    let analysis = try analysis(coordinator(body), headers: header)
    #expect(analysis.edges(from: "MainCoordinator") == edges)
    #expect(analysis.diagnostics == [])
    let node = try #require(analysis.graph.nodes.first { $0.name == "LegacyViewController" })
    #expect(node.place == SourcePlace(file: "Old/LegacyViewController.h", line: 2, column: 12))
    #expect(node.kind == .screen)
  }

  @Test func shownByAScreen() throws {
    let analysis = try analysis(
      "final class ListViewController: UIViewController { func open() { present(LegacyViewController(), animated: true) } }",
      headers: header)
    #expect(analysis.edges(from: "ListViewController") == ["ListViewController |  | LegacyViewController | direct"])
  }

  @Test func withoutAHeaderItIsReported() throws {
    let analysis = try analysis(
      coordinator("stack.pushViewController(LegacyViewController(), animated: true)"),
      headers: ["Old/Other.h": "@interface LegacyViewController : UIViewController\n@end\n"])
    #expect(analysis.edges(from: "MainCoordinator") == [])
    #expect(analysis.diagnostics.count == 1)
  }

  @Test func aDeclarationInSwiftComesFirst() throws {
    let analysis = try analysis(
      coordinator("stack.pushViewController(LegacyViewController(), animated: true)")
        + "\nfinal class LegacyViewController: UIViewController {}", headers: header)
    #expect(analysis.edges(from: "MainCoordinator") == edges)
    #expect(analysis.graph.nodes.first { $0.name == "LegacyViewController" }?.place.file == "App/Code.swift")
  }

  @Test func whatNobodyShowsIsNoNode() throws {
    let analysis = try analysis(coordinator("stack.pop()"), headers: header)
    #expect(analysis.graph.nodes.map(\.name) == ["MainCoordinator"])
  }

  @Test func headersOfOthersAreNotRead() throws {
    let analysis = try analysis(
      coordinator("stack.pushViewController(LegacyViewController(), animated: true)"),
      headers: ["Pods/Legacy/LegacyViewController.h": "@interface LegacyViewController : UIViewController\n@end\n"])
    #expect(analysis.edges(from: "MainCoordinator") == [])
  }
}
