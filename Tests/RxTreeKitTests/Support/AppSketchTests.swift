import Testing

@testable import RxTreeKit

/// The support of these tests tells what is wrong when something is.
@Suite struct AppSketchTests {
  private let app = AppSketch(
    screens: "OneViewController",
    """
    final class SomeFlow: Flow {
      func navigate(to step: Step) -> FlowContributors {
        .one(flowContributor: .contribute(withNext: OneViewController()))
      }
    }
    //- Folder/Other.swift
    final class OtherFlow: Flow {}
    """)

  @Test func splitsFilesAndDeclaresScreens() {
    #expect(app.sources.keys.sorted() == ["App.swift", "Folder/Other.swift", "Screens.swift"])
    #expect(app.sources["Folder/Other.swift"] == "final class OtherFlow: Flow {}\n")
    #expect(app.sources["Screens.swift"]?.contains("final class OneViewController: UIViewController {}") == true)
  }

  @Test func renamesFilesWithinTheirFolders() {
    #expect(
      app.inReverseOrder.sources.keys.sorted() == ["100-Screens.swift", "102-App.swift", "Folder/101-Other.swift"])
  }

  @Test func wrongEdgesAreAnIssue() {
    withKnownIssue { app.expect(from: "SomeFlow", "SomeFlow | start | OneViewController | screen") }
    withKnownIssue { app.expect(from: "SomeFlow", "") }
    withKnownIssue { app.expect(from: "NoFlow", "") }
    app.expect(from: "SomeFlow", "SomeFlow | navigate | OneViewController | screen")
  }

  @Test func wrongWarningsAreAnIssue() {
    withKnownIssue { app.expect(from: "OtherFlow", "", warnings: ["something"]) }
    let silent = AppSketch(
      "final class F: Flow { func navigate(to step: Step) -> FlowContributors { stack.pushViewController(a.b(), animated: true) } }"
    )
    withKnownIssue { silent.expect(from: "F", "") }
  }

  @Test func wrongRootsAreAnIssue() {
    withKnownIssue { app.expectRoots("SomeFlow") }
    app.expectRoots()
  }

  @Test func differencesShowAllLines() {
    #expect(LineDifference.text(expected: ["a", "b"], found: ["a", "b"]) == nil)
    #expect(LineDifference.text(expected: ["a", "b", "c"], found: ["x", "a", "c", "d"]) == "+ x\n  a\n- b\n  c\n+ d")
    #expect(LineDifference.text(expected: [], found: ["a"]) == "+ a")
    #expect(LineDifference.text(expected: ["a", "b"], found: []) == "- a\n- b")
    let swapped = LineDifference.text(expected: ["a", "b"], found: ["b", "a"])
    #expect(swapped?.split(separator: "\n").count == 3)
  }

  @Test func aWholeParseThatDiffersIsAnIssue() {
    let other = AppSketch("final class OtherFlow: Flow {}").analysis
    withKnownIssue { FullParse.expectSame(as: other, app.sources, #_sourceLocation) }
  }
}
