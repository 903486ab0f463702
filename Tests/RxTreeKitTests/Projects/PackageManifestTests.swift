import TestSupport
import Testing

@testable import RxTreeKit

@Suite struct PackageManifestTests {
  private typealias Target = PackageManifest.Target

  private func manifest(_ text: String) -> PackageManifest { PackageManifest(Array(text.utf8)) }

  private func target(
    _ name: String, kind: String = "target", path: String? = nil, exclude: [String] = [], sources: [String]? = nil
  ) -> Target {
    Target(kind: kind, name: name, path: path, exclude: exclude, sources: sources)
  }

  @Test func readsTargets() {
    let manifest = manifest(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App", platforms: [.iOS(.v15)],
        products: [.library(name: "Core", targets: ["Core"])],
        dependencies: [.package(url: "https://example.com/x.git", from: "1.0.0")],
        targets: [
          .target(name: "Core", dependencies: [.target(name: "Base"), .product(name: "X", package: "x")]),
          .executableTarget(name: "Tool", dependencies: ["Core"], path: "Tools/Tool", exclude: ["Old", "a.md",],
            sources: ["main.swift"], swiftSettings: [.define("A", .when(configuration: .debug))]),
          .testTarget(name: "CoreTests", dependencies: ["Core"]), // .target(name: "No"),
          /* .target(name: "Neither") /* nested */ */
          .macro(name: "Macros"), .plugin(name: "Plug", capability: .buildTool()),
          .binaryTarget(name: "Binary", path: "x.zip"), .systemLibrary(name: "System"),
          Target.target(name: "Base", path: "Base"),
        ]
      )
      """)
    #expect(
      manifest.targets == [
        target("Core"),
        target(
          "Tool", kind: "executableTarget", path: "Tools/Tool", exclude: ["Old", "a.md"], sources: ["main.swift"]),
        target("CoreTests", kind: "testTarget"), target("Macros", kind: "macro"), target("Plug", kind: "plugin"),
        target("Base", path: "Base"),
      ])
    #expect(manifest.isComplete)
  }

  @Test func readsTargetsThatAreAddedLater() {
    let manifest = manifest(
      """
      var targets: [Target] = [.target(name: "A")]
      #if os(macOS)
      targets.append(.target(name: "B"))
      #endif
      package.targets += [.target(name: "C")]
      """)
    #expect(manifest.targets.map(\.name) == ["A", "B", "C"])
  }

  @Test func dependenciesAreNoTargets() {
    let manifest = manifest(
      """
      let shared: [Target.Dependency] = [.target(name: "Base"), .target(name: "Mac", condition: .when(platforms: [.macOS]))]
      let targets: [Target] = [.target(name: "Base", path: "B"), .target(name: "Core", dependencies: shared)]
      """)
    #expect(manifest.targets == [target("Base", path: "B"), target("Core")])
  }

  @Test(arguments: [
    ".target(name: name)", ".target(name: \"A\\(1)\")", ".target(name: \"A\" + \"B\")",
    ".target(name: \"A\", path: path)",
    ".target(name: \"A\", sources: list)", ".target(name: \"A\", sources: [\"a\", b])", ".target(path: \"A\")",
    "func module(_ n: String) -> Target { .target(name: n) }", ".target(name: \"\"\"\nA\n\"\"\")",
  ])
  func whatIsComputedMakesItIncomplete(text: String) {
    let manifest = manifest("let t: [Target] = [.target(name: \"Known\"), \(text)]")
    #expect(!manifest.isComplete)
    #expect(manifest.targets == [target("Known")])
  }

  @Test func computedExclusionsMakeItIncompleteButKeepTheTarget() {
    let manifest = manifest(".target(name: \"A\", exclude: files)")
    #expect(!manifest.isComplete)
    #expect(manifest.targets == [target("A")])
  }

  @Test(arguments: ["names.map { .target(name: $0) }", "for name in names { add(name) }", "extension Target {}"])
  func codeMakesItIncomplete(text: String) {
    #expect(!manifest(text).isComplete)
  }

  @Test func readsRawText() {
    #expect(manifest(".target(name: #\"A\"#, path: ##\"a\"b\"#c\"##)").targets == [target("A", path: "a\"b\"#c")])
  }

  @Test(arguments: [
    "", ".target", ".target(", ".target(name", ".target(name:", ".target(name: \"A", ".target(name: \"A\"", "\"", "#",
    "\"\"\"",
    "/*", ".target(name: \"A\", exclude: [", ".target())))", ".target(name: \"A\", exclude: ])", "\\", "#\"\\#",
  ])
  func brokenTextIsRead(text: String) {
    #expect(manifest(text).targets.count <= 1)
  }

  @Test func nothingRandomMakesItTrap() {
    let pieces = [
      ".target", "(", ")", "[", "]", "name:", "path", ":", "\"A\"", "\"", "#", "\\", ",", "/*", "*/", "//", "\n", "é",
    ]
    for seed in UInt64(0)..<3000 {
      var random = SeededGenerator(seed: seed)
      let text = random.several(0...25, of: pieces).joined()
      #expect(manifest(text).targets.count <= text.count, "seed \(seed)")
    }
  }

  @Test func takesLongNestingInOneGo() {
    let text = ".target(name: " + String(repeating: "([{", count: 100_000)
    #expect(manifest(text).targets.isEmpty)
  }
}
