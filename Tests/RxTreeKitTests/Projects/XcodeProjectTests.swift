import TestSupport
import Testing

@testable import RxTreeKit

@Suite struct XcodeProjectTests {
  private func contents(_ text: ProjectText, projectDirPath: String = "") throws -> ProjectContents {
    let list = try PropertyListParser.parse(Array(text.text(projectDirPath: projectDirPath).utf8)).get()
    return try #require(XcodeProject(list, path: "/p/App.xcodeproj")).contents()
  }

  private func paths(_ text: ProjectText, projectDirPath: String = "") throws -> [String] {
    try contents(text, projectDirPath: projectDirPath).members.map(\.path).sorted()
  }

  @Test func resolvesPathsThroughGroups() throws {
    var text = ProjectText()
    let files = [
      text.file("A.swift"), text.file("sub/B.swift"), text.file("../C.swift"),
      text.file("App/D.swift", sourceTree: "SOURCE_ROOT"),
      text.file("/abs/E.swift", sourceTree: "<absolute>"), text.file("F.swift", sourceTree: "BUILT_PRODUCTS_DIR"),
      text.file("G.m"),
    ]
    text.group("INNER", Array(files[0...1]), path: "Inner")
    text.group("PLAIN", ["INNER"])
    text.group("APP", ["PLAIN"] + files[2...], path: "App")
    text.group("MAIN", ["APP"])
    text.target("App", files)
    #expect(
      try paths(text) == [
        "/abs/E.swift", "/p/App/D.swift", "/p/App/Inner/A.swift", "/p/App/Inner/sub/B.swift", "/p/C.swift",
      ])
  }

  @Test func groupsMayHaveOtherRoots() throws {
    var text = ProjectText()
    let files = [text.file("A.swift"), text.file("B.swift"), text.file("C.swift"), text.file("D.swift")]
    text.group("ROOTED", [files[0]], path: "Shared", sourceTree: "SOURCE_ROOT")
    text.group("ABSOLUTE", [files[1]], path: "/abs", sourceTree: "<absolute>")
    text.group("SDK", [files[2]], path: "x", sourceTree: "SDKROOT")
    text.group("APP", ["ROOTED", "ABSOLUTE", "SDK", files[3]], path: "App")
    text.group("MAIN", ["APP"], path: "Base")
    text.target("App", files)
    #expect(try paths(text) == ["/abs/B.swift", "/p/Base/App/D.swift", "/p/Shared/A.swift"])
  }

  @Test func theProjectsFolderMayLieElsewhere() throws {
    var text = ProjectText()
    let file = text.file("A.swift")
    text.group("MAIN", [file])
    text.target("App", [file])
    #expect(try paths(text, projectDirPath: "../Source") == ["/Source/A.swift"])
  }

  @Test func readsVariants() throws {
    var text = ProjectText()
    let file = text.file("en.lproj/A.swift")
    text.add("VARIANTS", "isa = PBXVariantGroup; children = (\(file), ); name = A; sourceTree = \"<group>\"; ")
    text.group("MAIN", ["VARIANTS"])
    text.target("App", ["VARIANTS"])
    #expect(try paths(text) == ["/p/en.lproj/A.swift"])
  }

  @Test(arguments: [
    ("application", TargetID.Kind.application), ("application.on-demand-install-capable", .application),
    ("application.watchapp2", .application), ("tool", .application), ("framework", .framework),
    ("library.static", .framework), ("bundle", .framework), ("bundle.unit-test", .test), ("bundle.ui-testing", .test),
    ("app-extension", .extension), ("extensionkit-extension", .extension), ("watchkit2-extension", .extension),
    ("app-extension.messages", .extension), ("", .framework), ("objfile", .framework),
  ])
  func tellsWhatATargetBuilds(type: String, kind: TargetID.Kind) throws {
    var text = ProjectText()
    let file = text.file("A.swift")
    text.group("MAIN", [file])
    text.target("T", [file], type: type)
    #expect(try contents(text).members.map(\.target) == [TargetID(project: "/p/App.xcodeproj", name: "T", kind: kind)])
  }

  @Test func readsFoldersThatAreKeptInStep() throws {
    var text = ProjectText()
    text.folder(
      "SYNC", path: "App",
      exceptions: [("App", ["Old/x.swift", "Info.plist"]), ("Widget", ["Shared/y.swift", "Model"])])
    text.group("MAIN", ["SYNC"])
    text.target("App", synchronized: ["SYNC"])
    text.target("Widget", type: "app-extension")
    let claims = try contents(text).claims.sorted { $0.target.name < $1.target.name }
    #expect(claims.map(\.folder) == ["/p/App", "/p/App"])
    #expect(claims.map(\.excluded) == [["/p/App/Old/x.swift", "/p/App/Info.plist"], []])
    #expect(claims.map(\.included) == [nil, ["/p/App/Shared/y.swift", "/p/App/Model"]])
  }

  @Test func groupsThatHoldEachOtherEnd() throws {
    var text = ProjectText()
    let file = text.file("A.swift")
    text.group("ONE", ["TWO", file], path: "one")
    text.group("TWO", ["ONE", "TWO"], path: "two")
    text.group("MAIN", ["ONE", "MAIN", "GONE"])
    text.target("App", [file, "GONE", "ONE"])
    #expect(try paths(text) == ["/p/one/A.swift"])
  }

  @Test func aFileInTwoGroupsHasOnePlace() throws {
    var text = ProjectText()
    let file = text.file("A.swift")
    text.group("ONE", [file], path: "one")
    text.group("TWO", [file], path: "two")
    text.group("MAIN", ["ONE", "TWO"])
    text.target("App", [file])
    #expect(try paths(text) == ["/p/one/A.swift"])
  }

  @Test(arguments: [
    "{}", "()", "x", "{objects = {};}", "{rootObject = A;}", "{objects = (); rootObject = A;}",
    "{objects = {A = b;}; rootObject = C;}",
  ])
  func whatHoldsNoProjectIsNone(text: String) throws {
    let list = try PropertyListParser.parse(Array(text.utf8)).get()
    #expect(XcodeProject(list, path: "/p/App.xcodeproj") == nil)
  }

  @Test func valuesOfOtherKindsArePassedOver() throws {
    let text = """
      {objects = {R = {targets = (T, U, (), V); mainGroup = {}; }; T = x; U = {isa = PBXNativeTarget; buildPhases = (P, Q); };
      P = (); Q = {isa = PBXSourcesBuildPhase; files = (B, {}, C); }; B = {fileRef = (); }; C = {fileRef = C; };
      V = {isa = (); }; S = {isa = PBXFileSystemSynchronizedRootGroup; path = (); exceptions = (E, U); };
      E = {target = U; membershipExceptions = x; }; }; rootObject = R; }
      """
    let list = try PropertyListParser.parse(Array(text.utf8)).get()
    let contents = try #require(XcodeProject(list, path: "/p/App.xcodeproj")).contents()
    #expect(contents.members.isEmpty)
    #expect(contents.claims.isEmpty)
  }

  @Test func nothingInAShuffledProjectMakesItTrap() throws {
    var text = ProjectText()
    let files = (0..<4).map { text.file("\($0).swift") }
    text.group("APP", files, path: "App")
    text.folder("SYNC", path: "S", exceptions: [("App", ["x.swift"])])
    text.group("MAIN", ["APP", "SYNC"])
    text.target("App", files, synchronized: ["SYNC"])
    let words = text.text().split(separator: " ").map(String.init)
    for seed in UInt64(0)..<500 {
      var random = SeededGenerator(seed: seed)
      var shuffled = words
      for _ in 0..<random.pick([1, 2, 6]) {
        shuffled.swapAt(Int.random(in: words.indices, using: &random), Int.random(in: words.indices, using: &random))
      }
      guard case .success(let list) = PropertyListParser.parse(Array(shuffled.joined(separator: " ").utf8)) else {
        continue
      }
      let contents = XcodeProject(list, path: "/p/App.xcodeproj")?.contents()
      #expect((contents?.members.count ?? 0) <= 8, "seed \(seed)")
    }
  }
}
