import Foundation
import Testing

@testable import RxTreeKit

@Suite struct StoryboardFinderTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func find(_ directories: [String] = [""], exclude: [String] = []) -> StoryboardFinder {
    StoryboardFinder(directories: directories.map(folder.at), exclude: exclude)
  }

  private func paths(_ directories: [String] = [""], exclude: [String] = []) -> [String] {
    find(directories, exclude: exclude).files.map { $0.displayPath.replacing(folder.path + "/", with: "") }
  }

  @Test func takesStoryboardsOnlyInTheOrderOfTheirPaths() throws {
    try folder.touch(
      "b.storyboard", "A/Base.lproj/Main.storyboard", "a.swift", "x.xib", "c.storyboardc", ".d.storyboard")
    #expect(paths() == ["A/Base.lproj/Main.storyboard", "b.storyboard"])
    #expect(find().files.map(\.name) == ["Main", "b"])
  }

  @Test func leavesOutWhatTheSearchForSwiftLeavesOut() throws {
    for name in ["Pods", ".build", "Carthage", "X.framework", "A.xcassets", "DerivedData", "node_modules"] {
      try folder.touch(name + "/Main.storyboard")
    }
    try folder.touch("App/Main.storyboard", "Demo/Main.storyboard")
    #expect(paths(exclude: ["Demo"]) == ["App/Main.storyboard"])
  }

  @Test func givesEachFileOnce() throws {
    try folder.touch("App/Main.storyboard", "Shared/Base.storyboard")
    try folder.link("App/All", to: "..")
    try folder.link("App/A.storyboard", to: "Main.storyboard")
    #expect(paths() == ["App/Main.storyboard", "Shared/Base.storyboard"])
    #expect(paths(["App", "", "App"]) == ["App/Main.storyboard", "Shared/Base.storyboard"])
  }

  @Test func aLinkGivesItsOwnName() throws {
    try folder.touch("Shared/Base.storyboard")
    try folder.link("App/Main.storyboard", to: "../Shared/Base.storyboard")
    #expect(find(["App"]).files.map(\.name) == ["Main"])
  }

  @Test func namesWhatCannotBeRead() throws {
    try folder.link("Main.storyboard", to: "gone.storyboard")
    try folder.link("App", to: "gone")
    try folder.touch("x.swift")
    let finder = find()
    #expect(finder.files == [])
    #expect(finder.diagnostics.map { $0.place?.file } == ["Main.storyboard"])
  }

  @Test func findsNothingWhereNothingIs() throws {
    try folder.touch("Main.storyboard")
    #expect(paths([]) == [])
    #expect(paths(["gone", "Main.storyboard"]) == [])
    #expect(paths(exclude: ["["]) == [])
  }
}
