import Testing

@testable import RxTreeKit

@Suite struct ProjectFinderTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func find(_ directories: String...) -> ProjectFinder {
    ProjectFinder(directories: directories.map(folder.at))
  }

  private func names(_ projects: [ProjectFinder.Project]) -> [String] {
    projects.filter { !$0.isOutside }.map { String($0.path.dropFirst(folder.path.count + 1)) }.sorted()
  }

  @Test func findsProjectsAtAnyDepth() throws {
    try folder.makeFolder("A.xcodeproj")
    try folder.makeFolder("x/y/B.xcodeproj/C.xcodeproj")
    try folder.touch("Package.swift", "x/Package.swift", "x/y/z/Package.swift")
    let finder = find("")
    #expect(names(finder.xcodeProjects) == ["A.xcodeproj", "x/y/B.xcodeproj"])
    #expect(names(finder.packages) == ["Package.swift", "x/Package.swift", "x/y/z/Package.swift"])
  }

  @Test func passesOverWhatIsNotTheAppsOwn() throws {
    for name in ["Pods", ".build", "Carthage", "node_modules", "A.framework"] {
      try folder.makeFolder(name + "/A.xcodeproj")
      try folder.touch(name + "/Package.swift")
    }
    try folder.touch("A.xcodeproj")
    #expect(find("").xcodeProjects.filter { !$0.isOutside }.isEmpty)
    #expect(find("").packages.filter { !$0.isOutside }.isEmpty)
    #expect(names(find("Pods").xcodeProjects) == ["Pods/A.xcodeproj"])
  }

  @Test func whatLiesAboveIsOutside() throws {
    try folder.makeFolder("A.xcodeproj")
    try folder.makeFolder("x/y/z/w")
    try folder.touch("x/Package.swift", "x/beside/Package.swift")
    #expect(find("x/y/z").xcodeProjects.filter(\.isOutside).map(\.path) == [folder.at("A.xcodeproj")])
    #expect(find("x/y/z").packages.filter(\.isOutside).map(\.path) == [folder.at("x/Package.swift")])
    #expect(!find("x/y/z/w").xcodeProjects.contains { $0.path == folder.at("A.xcodeproj") })
  }

  @Test func directoriesThatOverlapAreReadOnce() throws {
    try folder.makeFolder("x/A.xcodeproj")
    try folder.makeFolder("x/y")
    #expect(find("x", "x/y", "x").xcodeProjects.filter { $0.path == folder.at("x/A.xcodeproj") }.count == 1)
    #expect(find("x/y", "x").xcodeProjects.filter { $0.path == folder.at("x/A.xcodeproj") }.map(\.isOutside) == [false])
  }

  @Test func namesProjectsAsFilesAreNamed() throws {
    try folder.makeFolder("x/A.xcodeproj")
    try folder.makeFolder("y")
    #expect(find("").xcodeProjects.map(\.displayPath).contains("x/A.xcodeproj"))
    #expect(find("y", "x/").xcodeProjects.map(\.displayPath).contains(folder.at("x/A.xcodeproj")))
  }

  @Test func knowsTheFoldersOfOtherTools() throws {
    try folder.touch("a/Project.swift", "b/BUILD", "c/X.podspec", "d/project.yml", "e/Podfile", "f/BUILD.bazel")
    #expect(find("").opaqueFolders.isSuperset(of: ["a", "b", "c", "d", "f"].map(folder.at)))
    #expect(!find("").opaqueFolders.contains(folder.at("e")))
  }

  @Test func whatIsNotThereIsPassedOver() throws {
    #expect(find("gone").xcodeProjects.isEmpty)
    #expect(ProjectFinder(directories: []).packages.isEmpty)
  }
}
