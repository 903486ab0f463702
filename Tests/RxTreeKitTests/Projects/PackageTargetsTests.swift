import Testing

@testable import RxTreeKit

@Suite struct PackageTargetsTests {
  /// The folders of targets by their names, in a package whose folders with Swift files are given.
  private func places(_ manifest: String, folders: Set<String>) -> [String: String] {
    let targets = PackageTargets(
      folder: "/p", manifest: PackageManifest(Array(manifest.utf8)), holdsSwift: { folders.contains($0) })
    return Dictionary(uniqueKeysWithValues: targets.contents().claims.map { ($0.target.name, $0.folder) })
  }

  @Test(arguments: ["Sources", "Source", "src", "srcs"])
  func looksInAllUsualFolders(folder: String) {
    #expect(places(".target(name: \"A\")", folders: ["/p/\(folder)/A"]) == ["A": "/p/\(folder)/A"])
  }

  @Test func testsAndPluginsHaveFoldersOfTheirOwn() {
    let manifest = ".testTarget(name: \"T\"), .plugin(name: \"P\"), .target(name: \"T2\"), .testTarget(name: \"S\")"
    let folders: Set = ["/p/Tests/T", "/p/Plugins/P", "/p/Tests/T2", "/p/Sources/S"]
    #expect(places(manifest, folders: folders) == ["T": "/p/Tests/T", "P": "/p/Plugins/P", "S": "/p/Sources/S"])
  }

  @Test func aGivenPathNeedsNoFiles() {
    #expect(places(".target(name: \"A\", path: \"./x/../y\")", folders: []) == ["A": "/p/y"])
    #expect(places(".target(name: \"A\", path: \".\")", folders: []) == ["A": "/p"])
    #expect(places(".target(name: \"A\", path: \"../up\")", folders: []) == ["A": "/up"])
  }

  @Test func theFolderOfTheNameWinsOverTheUsualFolderItself() {
    #expect(places(".target(name: \"A\")", folders: ["/p/Sources", "/p/Sources/A"]) == ["A": "/p/Sources/A"])
    #expect(places(".target(name: \"A\")", folders: ["/p/Sources"]) == ["A": "/p/Sources"])
    #expect(places(".target(name: \"A\"), .target(name: \"B\")", folders: ["/p/Sources"]).isEmpty)
    #expect(places(".target(name: \"A\")", folders: []).isEmpty)
  }

  @Test func exclusionsAndSourcesLieInTheTargetsFolder() throws {
    let manifest = ".target(name: \"A\", path: \"a\", exclude: [\"./x\", \"y/z\"], sources: [\"s\", \".\"])"
    let targets = PackageTargets(
      folder: "/p", manifest: PackageManifest(Array(manifest.utf8)), holdsSwift: { _ in false })
    let claim = try #require(targets.contents().claims.first)
    #expect(claim.excluded == ["/p/a/x", "/p/a/y/z"])
    #expect(claim.included == ["/p/a/s", "/p/a"])
    #expect(claim.target == TargetID(project: "/p", name: "A", kind: .package))
  }
}
