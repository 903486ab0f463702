import Foundation
import Testing

@testable import RxTreeKit

@Suite struct ProjectMembershipTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// A project whose one target builds files of its group `App`.
  private func project(_ files: [String], target: String = "App", group: String = "App") -> ProjectText {
    var text = ProjectText()
    let ids = files.map { text.file($0) }
    text.group("GROUP", ids, path: group)
    text.group("MAIN", ["GROUP"])
    text.target(target, ids)
    return text
  }

  @Test func withoutProjectsNothingIsKnown() throws {
    try folder.touch("App/x.swift")
    #expect(try folder.memberships() == ["App/x.swift": "unknown"])
  }

  @Test func tellsMembersFromStaleFiles() throws {
    try folder.writeProject("App.xcodeproj", project(["x.swift", "Sub/y.swift"]))
    try folder.touch("App/x.swift", "App/Sub/y.swift", "App/Sub/old.swift", "Old/x.swift")
    #expect(
      try folder.memberships() == [
        "App/x.swift": "App", "App/Sub/y.swift": "App", "App/Sub/old.swift": "none", "Old/x.swift": "none",
      ])
  }

  @Test func givesAllTargetsOfAFile() throws {
    var text = ProjectText()
    let (shared, demo) = (text.file("shared.swift"), text.file("demo.swift"))
    text.group("MAIN", [shared, demo])
    text.target("App", [shared])
    text.target("Demo", [shared, demo])
    text.target("AppTests", [shared], type: "bundle.unit-test")
    try folder.writeProject("App.xcodeproj", text)
    try folder.touch("shared.swift", "demo.swift")
    #expect(try folder.memberships() == ["shared.swift": "App AppTests Demo", "demo.swift": "Demo"])
    let (files, membership) = try folder.membership()
    let path = folder.at("App.xcodeproj")
    #expect(
      membership.targets(of: files[1])
        == .targets([
          TargetID(project: path, name: "App", kind: .application),
          TargetID(project: path, name: "Demo", kind: .application),
          TargetID(project: path, name: "AppTests", kind: .test),
        ]))
  }

  @Test func foldersThatAreKeptInStepHaveExceptions() throws {
    var text = ProjectText()
    text.folder("SYNC", path: "App", exceptions: [("App", ["Old/x.swift"]), ("Widget", ["Model/y.swift"])])
    text.group("MAIN", ["SYNC"])
    text.target("App", synchronized: ["SYNC"])
    text.target("Widget", type: "app-extension")
    try folder.writeProject("App.xcodeproj", text)
    try folder.touch("App/x.swift", "App/Old/x.swift", "App/Model/y.swift", "Other/z.swift")
    #expect(
      try folder.memberships() == [
        "App/x.swift": "App", "App/Old/x.swift": "none", "App/Model/y.swift": "App Widget", "Other/z.swift": "none",
      ])
  }

  @Test func aProjectBesideItsSourceCoversTheFoldersOfItsFiles() throws {
    try folder.writeProject("Project/App.xcodeproj", project(["x.swift"], group: "../Source/App"))
    try folder.touch("Source/App/x.swift", "Source/App/Sub/old.swift", "Source/Other/y.swift")
    #expect(
      try folder.memberships() == [
        "Source/App/x.swift": "App", "Source/App/Sub/old.swift": "none", "Source/Other/y.swift": "unknown",
      ])
  }

  @Test func aProjectWithoutFilesOfTheSelectionSaysNothing() throws {
    try folder.writeProject("Other.xcodeproj", project(["gone.swift"]))
    try folder.touch("App/x.swift")
    #expect(try folder.memberships() == ["App/x.swift": "unknown"])
  }

  @Test func looksInUpToThreeFoldersAbove() throws {
    try folder.writeProject("a/App.xcodeproj", project(["x.swift"], group: "b/c/d"))
    try folder.touch("a/b/c/d/x.swift", "a/b/c/d/old.swift", "a/b/c/d/e/z.swift")
    #expect(try folder.memberships(in: ["a/b/c/d"])["x.swift"] == "App")
    #expect(try folder.memberships(in: ["a/b/c/d"])["old.swift"] == "none")
    #expect(try folder.memberships(in: ["a/b/c/d/e"])["z.swift"] == "unknown")
  }

  @Test func aProjectAboveThatDoesNotReachTheDirectorySaysNothing() throws {
    try folder.writeProject("App.xcodeproj", project(["x.swift"]))
    try folder.touch("App/x.swift", "Other/y.swift")
    #expect(try folder.memberships(in: ["Other"]) == ["y.swift": "unknown"])
  }

  @Test func severalProjectsAddUp() throws {
    try folder.writeProject("App.xcodeproj", project(["x.swift"]))
    try folder.writeProject(
      "Demo/Demo.xcodeproj", project(["x.swift", "../../App/x.swift"], target: "Demo", group: "Demo"))
    try folder.touch("App/x.swift", "Demo/Demo/x.swift", "Demo/Demo/old.swift")
    #expect(
      try folder.memberships() == [
        "App/x.swift": "App Demo", "Demo/Demo/x.swift": "Demo", "Demo/Demo/old.swift": "none",
      ])
  }

  @Test func followsLinksInPaths() throws {
    var text = project(["x.swift", "y.swift"], group: "Linked")
    text.folder("SYNC", path: "Sync", exceptions: [("App", ["old.swift"])])
    text.group("MAIN", ["GROUP", "SYNC"])
    text.target("Other", synchronized: ["SYNC"])
    try folder.writeProject("App.xcodeproj", text)
    try folder.touch("Real/x.swift", "Elsewhere/y2.swift", "Folder/z.swift", "Folder/old.swift")
    try folder.link("Linked", to: "Real")
    try folder.link("Sync", to: "Folder")
    try folder.link("Real/y.swift", to: "../Elsewhere/y2.swift")
    let found = try folder.memberships()
    #expect(found["Real/x.swift"] == "App")
    #expect(found["Elsewhere/y2.swift"] == "App")
    #expect(found["Folder/z.swift"] == "Other")
  }

  @Test func knowsAccentedNamesInBothForms() throws {
    try folder.writeProject("App.xcodeproj", project(["Caf\u{E9}.swift"]))
    try folder.touch("App/Cafe\u{301}.swift")
    #expect(try folder.memberships().values.first == "App")
  }
}

extension ProjectMembershipTests {
  @Test func aBrokenProjectIsReportedAndMakesNothingKnown() throws {
    try folder.write("App.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{\n<<<<<<< HEAD\n\tobjects = {};\n}\n")
    try folder.touch("App/x.swift")
    let (files, membership) = try folder.membership()
    #expect(membership.diagnostics.isEmpty)
    #expect(membership.targets(of: files[0]) == .unknown)
    #expect(
      membership.diagnostics.map(\.description) == [
        "App.xcodeproj/project.pbxproj:3:1: warning: This Xcode project is not taken into account: a value is missing."
      ])
  }

  @Test(arguments: [
    ("<?xml version=\"1.0\"?>", "it is not in Xcode's own form"), ("{}", "it holds no project"),
    ("", "a value is missing"),
  ])
  func saysWhyAProjectIsLeftOut(text: String, reason: String) throws {
    try folder.write("Sub/App.xcodeproj/project.pbxproj", text)
    try folder.touch("App/x.swift")
    let (files, membership) = try folder.membership(in: ["", "App"])
    _ = membership.targets(of: files[0])
    #expect(membership.diagnostics.compactMap(\.place?.file) == [folder.at("Sub/App.xcodeproj/project.pbxproj")])
    #expect(membership.diagnostics.map(\.message) == ["This Xcode project is not taken into account: \(reason)."])
  }

  @Test func belowABrokenProjectAWholeOneSaysNothing() throws {
    try folder.writeProject("App.xcodeproj", project(["x.swift"]))
    try folder.write("App/Sub/Sub.xcodeproj/project.pbxproj", "broken {")
    try folder.touch("App/x.swift", "App/Sub/y.swift", "App/old.swift")
    #expect(
      try folder.memberships() == ["App/x.swift": "App", "App/Sub/y.swift": "unknown", "App/old.swift": "none"])
  }

  @Test func aProjectThatIsStillToBeGeneratedIsNoFault() throws {
    try folder.makeFolder("App.xcodeproj/xcshareddata")
    try folder.touch("App/x.swift")
    let (files, membership) = try folder.membership()
    #expect(membership.targets(of: files[0]) == .unknown)
    #expect(membership.diagnostics.isEmpty)
  }

  @Test(arguments: ["Project.swift", "project.yml", "BUILD.bazel", "Module.podspec"])
  func whereOtherToolsKnowTheTargetsNothingIsKnown(name: String) throws {
    try folder.writeProject("App.xcodeproj", project(["x.swift"]))
    try folder.touch("App/x.swift", "App/Module/y.swift", "App/Module/" + name)
    #expect(try folder.memberships()["App/Module/y.swift"] == "unknown")
    #expect(try folder.memberships()["App/x.swift"] == "App")
  }

  @Test func readsTheTargetsOfPackages() throws {
    try folder.write(
      "Kit/Package.swift",
      """
      let package = Package(name: "Kit", targets: [
        .target(name: "Core", exclude: ["Old", "b.swift"]), .target(name: "UI", path: "Other/UI", sources: ["Views", "main.swift"]),
        .executableTarget(name: "tool"), .testTarget(name: "CoreTests"),
      ])
      """)
    try folder.touch(
      "Kit/Sources/Core/a.swift", "Kit/Sources/Core/b.swift", "Kit/Sources/Core/Old/c.swift", "Kit/Source/tool/d.swift",
      "Kit/Other/UI/Views/e.swift", "Kit/Other/UI/main.swift", "Kit/Other/UI/f.swift", "Kit/Tests/CoreTests/g.swift",
      "Kit/Sources/Stale/h.swift", "Kit/Demo/i.swift", "App/j.swift")
    #expect(
      try folder.memberships() == [
        "Kit/Package.swift": "unknown", "Kit/Sources/Core/a.swift": "Core", "Kit/Sources/Core/b.swift": "none",
        "Kit/Sources/Core/Old/c.swift": "none", "Kit/Source/tool/d.swift": "tool", "Kit/Other/UI/Views/e.swift": "UI",
        "Kit/Other/UI/main.swift": "UI", "Kit/Other/UI/f.swift": "none", "Kit/Tests/CoreTests/g.swift": "CoreTests",
        "Kit/Sources/Stale/h.swift": "none", "Kit/Demo/i.swift": "unknown", "App/j.swift": "unknown",
      ])
  }

  @Test func tellsWhatATargetOfAPackageIs() throws {
    try folder.write("Package.swift", ".target(name: \"A\"), .testTarget(name: \"ATests\")")
    try folder.touch("Sources/A/a.swift", "Tests/ATests/b.swift")
    let (files, membership) = try folder.membership()
    #expect(
      files.map(membership.targets) == [
        .unknown, .targets([TargetID(project: folder.path, name: "A", kind: .package)]),
        .targets([TargetID(project: folder.path, name: "ATests", kind: .test)]),
      ])
  }

  @Test func aTargetThatIsAloneMayUseTheUsualFolderItself() throws {
    try folder.write("Package.swift", ".executableTarget(name: \"Tool\"), .testTarget(name: \"ToolTests\")")
    try folder.touch("Sources/main.swift", "Tests/ToolTests/t.swift")
    #expect(try folder.memberships()["Sources/main.swift"] == "Tool")
    try folder.write("Package.swift", ".executableTarget(name: \"Tool\"), .target(name: \"Other\")")
    #expect(try folder.memberships()["Sources/main.swift"] == "unknown")
  }

  @Test func aPackageWithComputedTargetsLeavesTheRestUnknown() throws {
    try folder.writeProject("App.xcodeproj", project(["x.swift"]))
    try folder.write("App/Kit/Package.swift", "let t = [.target(name: \"Core\")] + names.map { .target(name: $0) }")
    try folder.touch("App/x.swift", "App/Kit/Sources/Core/a.swift", "App/Kit/Sources/Other/b.swift")
    let found = try folder.memberships()
    #expect(found["App/Kit/Sources/Core/a.swift"] == "Core")
    #expect(found["App/Kit/Sources/Other/b.swift"] == "unknown")
  }

  @Test func aPackageAboveTheDirectoryCounts() throws {
    try folder.write("Package.swift", ".target(name: \"A\"), .target(name: \"B\")")
    try folder.touch("Sources/A/a.swift", "Sources/B/b.swift")
    #expect(try folder.memberships(in: ["Sources/A"]) == ["a.swift": "A"])
  }

  @Test func skipsTheProjectsOfDependencies() throws {
    try folder.writeProject("Pods/Pods.xcodeproj", project(["x.swift"], target: "Pods", group: "../App"))
    try folder.writeProject(".hidden/H.xcodeproj", project(["x.swift"], target: "Hidden", group: "../App"))
    try folder.touch("App/x.swift")
    #expect(try folder.memberships() == ["App/x.swift": "unknown"])
  }

  @Test func mayBeAskedFromSeveralThreads() async throws {
    try folder.writeProject("App.xcodeproj", project((0..<50).map { "\($0).swift" }))
    for number in 0..<50 { try folder.touch("App/\(number).swift") }
    let (files, membership) = try folder.membership()
    let results = await withTaskGroup(of: String.self) { group in
      for file in files { group.addTask { membership.targets(of: file).summary } }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(results == ["App"])
  }
}
