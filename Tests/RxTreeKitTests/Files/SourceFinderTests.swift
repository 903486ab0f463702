import Foundation
import TestSupport
import Testing

@testable import RxTreeKit

@Suite struct SourceFinderTests {
  private func find(
    _ folder: ScratchFolder, _ directories: [String] = [""], from: [String] = [], exclude: [String] = []
  ) throws -> SourceListing {
    let selection = SourceSelection(directories: directories.map(folder.at), from: from, exclude: exclude)
    return try SourceFinder(selection).find()
  }

  private func paths(_ folder: ScratchFolder, from: [String] = [], exclude: [String] = []) throws -> [String] {
    try find(folder, from: from, exclude: exclude).files.map(\.path)
  }

  @Test func listsSwiftFilesByTheBytesOfTheirPaths() throws {
    let folder = try ScratchFolder()
    try folder.touch(
      "b.swift", "B.swift", "a/z.swift", "a b/c.swift", "a/é.swift", "a.swift", "README.md", "x.swift.txt", ".swift")
    #expect(
      try paths(folder) == ["B.swift", "a b/c.swift", "a.swift", "a/z.swift", "a/é.swift", "b.swift"])
  }

  @Test func tellsWhereAFileIs() throws {
    let folder = try ScratchFolder()
    try folder.touch("App/Main.swift")
    let file = try #require(try find(folder).files.first)
    #expect(file.path == "App/Main.swift")
    #expect(file.absolutePath == folder.at("App/Main.swift"))
    #expect(file.directoryIndex == 0)
    #expect(!file.isTest)
  }

  @Test func putsTheDirectoryBeforeThePathWhereThereAreSeveral() throws {
    let folder = try ScratchFolder()
    try folder.touch("A/x.swift", "B/x.swift", "B/C/y.swift")
    let files = try find(folder, ["B/", "A"]).files
    #expect(files.map(\.path) == ["A/x.swift", "B/C/y.swift", "B/x.swift"].map(folder.at))
    #expect(files.map(\.directoryIndex) == [1, 0, 0])
  }

  @Test func listsAFileOfTwoDirectoriesOnce() throws {
    let folder = try ScratchFolder()
    try folder.touch("A/B/x.swift", "A/y.swift")
    for directories in [["A", "A/B"], ["A/B", "A"], ["A", "A"]] {
      #expect(try find(folder, directories).files.map(\.path) == [folder.at("A/B/x.swift"), folder.at("A/y.swift")])
    }
  }

  @Test func skipsWhatIsNotTheAppsOwnSource() throws {
    let folder = try ScratchFolder()
    for name in [
      ".build", ".git", "Pods", "Carthage", "DerivedData", "node_modules", "Guide.docc", "Assets.xcassets",
      "X.framework",
      "X.xcframework", "SourcePackages", "checkouts",
    ] { try folder.touch("App/\(name)/x.swift") }
    try folder.touch("App/x.swift", "App/._x.swift", "PodsOfMine/x.swift")
    #expect(try paths(folder) == ["App/x.swift", "PodsOfMine/x.swift"])
  }

  @Test func neverSkipsADirectoryThatIsNamed() throws {
    let folder = try ScratchFolder()
    try folder.touch("Pods/.hidden/x.swift", "Pods/Lib/y.swift")
    #expect(try find(folder, ["Pods"]).files.map(\.path) == ["Lib/y.swift"])
    #expect(try find(folder, ["Pods/.hidden"], exclude: ["Pods", ".hidden"]).files.map(\.path) == ["x.swift"])
  }

  @Test func flagsTests() throws {
    let folder = try ScratchFolder()
    try folder.touch(
      "AppTests/A.swift", "App/UITests/B.swift", "Specs/C.swift", "App/DTests.swift", "App/ESpec.swift", "Tests.swift",
      "App/F.swift", "TestsOfMine/G.swift", "App/Test.swift")
    let tests = try find(folder).files.filter(\.isTest).map(\.path)
    #expect(
      tests == [
        "App/DTests.swift", "App/ESpec.swift", "App/UITests/B.swift", "AppTests/A.swift", "Specs/C.swift",
        "Tests.swift",
      ])
    #expect(try find(folder, ["AppTests"]).files.map(\.isTest) == [false])
  }

  @Test func globsSelect() throws {
    let folder = try ScratchFolder()
    try folder.touch(
      "App/A.swift", "App/Generated/B.swift", "App/C.generated.swift", "Lib/D.swift", "Generated/E.swift")
    #expect(try paths(folder, exclude: ["Generated", "*.generated.swift"]) == ["App/A.swift", "Lib/D.swift"])
    #expect(try paths(folder, exclude: ["App/Generated/"]).count == 4)
    #expect(try paths(folder, from: ["App"]) == ["App/A.swift", "App/C.generated.swift", "App/Generated/B.swift"])
    #expect(try paths(folder, from: ["Lib/*.swift", "**/E.swift"]) == ["Generated/E.swift", "Lib/D.swift"])
    #expect(try paths(folder, from: ["App"], exclude: ["Generated"]) == ["App/A.swift", "App/C.generated.swift"])
  }

  @Test func followsLinks() throws {
    let folder = try ScratchFolder()
    try folder.touch("real/x.swift", "outside/y.swift")
    try folder.link("real/linked", to: "../outside")
    try folder.link("real/z.swift", to: folder.at("outside/y2.txt"))
    try folder.touch("outside/y2.txt")
    let files = try find(folder, ["real"]).files
    #expect(files.map(\.path) == ["linked/y.swift", "x.swift", "z.swift"])
    #expect(files.map(\.absolutePath) == ["outside/y.swift", "real/x.swift", "outside/y2.txt"].map(folder.at))
  }

  @Test func aFilesOwnPathWinsOverLinksToIt() throws {
    let folder = try ScratchFolder()
    try folder.touch("src/x.swift")
    try folder.link("a", to: "src")
    try folder.link("a.swift", to: "src/x.swift")
    #expect(try paths(folder) == ["src/x.swift"])
  }

  @Test func theSmallestOfSeveralLinksWins() throws {
    let folder = try ScratchFolder()
    try folder.touch("out/x.swift", "out/deep/y.swift")
    try folder.link("in/b", to: "../out")
    try folder.link("in/a", to: "../out")
    try folder.link("in/c.swift", to: "../out/x.swift")
    #expect(try find(folder, ["in"]).files.map(\.path) == ["a/deep/y.swift", "a/x.swift"])
  }

  @Test func linksThatFormLoopsEnd() throws {
    let folder = try ScratchFolder()
    try folder.touch("top/app/x.swift", "top/beside/y.swift", "other/z.swift")
    try folder.link("top/app/self", to: "self")
    try folder.link("top/app/up", to: "..")
    try folder.link("top/app/root", to: "/")
    try folder.link("top/app/here", to: ".")
    try folder.link("top/app/other", to: "../../other")
    try folder.link("other/back", to: "../top/app")
    try folder.link("other/one", to: "two")
    try folder.link("other/two", to: "one")
    let listing = try find(folder, ["top/app"])
    #expect(listing.files.map(\.path) == ["other/z.swift", "x.swift"])
    #expect(listing.diagnostics.isEmpty)
  }

  @Test func saysWhichLinksLeadNowhere() throws {
    let folder = try ScratchFolder()
    try folder.touch("x.swift")
    try folder.link("gone.swift", to: "nothing")
    try folder.link("self.swift", to: "self.swift")
    try folder.link("gone", to: "nothing")
    let listing = try find(folder)
    #expect(listing.files.map(\.path) == ["x.swift"])
    #expect(listing.diagnostics.compactMap(\.place?.file) == ["gone.swift", "self.swift"])
    #expect(listing.diagnostics.first?.message == "This link leads to no file: No such file or directory.")
  }

  @Test func aFolderMayBeNamedLikeAFile() throws {
    let folder = try ScratchFolder()
    try folder.touch("A.swift/B.swift")
    #expect(try paths(folder) == ["A.swift/B.swift"])
  }

  @Test func leavesOutWhatIsNotARegularFile() throws {
    let folder = try ScratchFolder()
    try folder.touch("x.swift")
    try #require(mkfifo(folder.at("pipe.swift"), 0o600) == 0)
    try folder.link("link.swift", to: "pipe.swift")
    try folder.link("null.swift", to: "/dev/null")
    let listing = try find(folder)
    #expect(listing.files.map(\.path) == ["x.swift"])
    #expect(listing.diagnostics.compactMap(\.place?.file) == ["link.swift", "null.swift", "pipe.swift"])
    #expect(Set(listing.diagnostics.map(\.message)) == ["This is not a regular file; it is left out."])
    #expect(try find(folder, exclude: ["{link,pipe}*"]).diagnostics.compactMap(\.place?.file) == ["null.swift"])
  }

  @Test func refusesDirectoriesThatAreNone() throws {
    let folder = try ScratchFolder()
    try folder.touch("x.swift")
    #expect(throws: AnalysisError.noSuchDirectory(folder.at("gone"))) { try find(folder, ["gone"]) }
    #expect(throws: AnalysisError.noSuchDirectory(folder.at("a\0b"))) { try find(folder, ["a\0b"]) }
    #expect(throws: AnalysisError.notADirectory(folder.at("x.swift"))) { try find(folder, ["x.swift"]) }
    #expect(throws: AnalysisError.noSuchDirectory("")) { try SourceFinder(SourceSelection(directories: [""])).find() }
  }

  @Test func refusesASelectionWithoutSwift() throws {
    let folder = try ScratchFolder()
    try folder.touch("README.md", "Pods/x.swift")
    #expect(throws: AnalysisError.noSwiftFile(directories: [folder.path])) { try find(folder) }
    #expect(throws: AnalysisError.noSwiftFile(directories: [])) {
      try SourceFinder(SourceSelection(directories: [])).find()
    }
  }

  @Test func tellsOfGlobsThatMatchNothing() throws {
    let folder = try ScratchFolder()
    try folder.touch("A/x.swift")
    #expect(throws: AnalysisError.nothingMatches(globs: ["B/**"], directories: [folder.path])) {
      try find(folder, from: ["B/**"])
    }
    let listing = try find(folder, from: ["A/**", "B/**", "A/x.swift", "*.m"])
    #expect(listing.files.map(\.path) == ["A/x.swift"])
    #expect(
      listing.diagnostics.map(\.message) == [
        "The glob '*.m' matched no Swift file.", "The glob 'B/**' matched no Swift file.",
      ])
    #expect(listing.diagnostics.allSatisfy { $0.severity == .warning && $0.place == nil })
  }

  @Test(.enabled(if: (try? SystemCalls.kind("/proc/self")) == .folder, "only Linux has /proc"))
  func leavesTheSystemsFoldersAlone() throws {
    let folder = try ScratchFolder()
    try folder.touch("x.swift")
    try folder.link("process", to: "/proc/self")
    try folder.link("all", to: "/proc")
    let listing = try find(folder)
    #expect(listing.files.map(\.path) == ["x.swift"])
    #expect(listing.diagnostics.map(\.place?.file) == ["all", "process"])
  }

  @Test func refusesABadGlob() throws {
    let folder = try ScratchFolder()
    try folder.touch("x.swift")
    let reason = "'[' at character 2 is not closed"
    #expect(throws: AnalysisError.badGlob("a[", reason: reason)) { try find(folder, from: ["a["]) }
    #expect(throws: AnalysisError.badGlob("b{", reason: "'{' at character 2 is not closed")) {
      try find(folder, exclude: ["b{"])
    }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func readsTheRestWhereAFolderIsUnreadable() throws {
    let folder = try ScratchFolder()
    try folder.touch("x.swift", "closed/y.swift")
    try #require(chmod(folder.at("closed"), 0) == 0)
    defer { _ = chmod(folder.at("closed"), 0o700) }
    let listing = try find(folder)
    #expect(listing.files.map(\.path) == ["x.swift"])
    #expect(
      listing.diagnostics.map(\.description) == [
        "closed:1:1: warning: This folder cannot be read: Permission denied; what it holds is left out."
      ])
    #expect(throws: AnalysisError.unreadableDirectory(folder.at("closed"), reason: "Permission denied")) {
      try find(folder, ["closed"])
    }
  }

  @Test func leavesOutAFolderThatIsTooDeepForTheSystem() throws {
    let folder = try ScratchFolder()
    try folder.touch("x.swift")
    let name = String(repeating: "d", count: 200)
    var parents = [open(folder.path, O_RDONLY)]
    for _ in 0..<25 {
      let parent = try #require(parents.last)
      try #require(mkdirat(parent, name, 0o700) == 0)
      parents.append(openat(parent, name, O_RDONLY))
    }
    defer {
      for parent in parents.reversed() {
        unlinkat(parent, name, AT_REMOVEDIR)
        close(parent)
      }
    }
    let listing = try find(folder)
    #expect(listing.files.map(\.path) == ["x.swift"])
    #expect(listing.diagnostics.count == 1)
    #expect(listing.diagnostics.first?.message.contains("name too long") == true)
  }

  @Test func namesThatAreNotUTF8AreLeftOut() throws {
    let folder = try ScratchFolder()
    try folder.touch("x.swift")
    let bytes =
      Array((folder.path + "/bad").utf8CString.dropLast()) + [CChar(bitPattern: 0xFF)] + Array(".swift".utf8CString)
    let descriptor = bytes.withUnsafeBufferPointer { $0.baseAddress.map { creat($0, 0o600) } ?? -1 }
    // Some file systems refuse such names in the first place.
    guard descriptor >= 0 else { return }
    close(descriptor)
    let listing = try find(folder)
    #expect(listing.files.map(\.path) == ["x.swift"])
    #expect(listing.diagnostics.map(\.message) == ["This name is not UTF-8; what it names is left out."])
  }

  @Test func isTheSameWhateverTheOrderOfMaking() throws {
    var listings: [[String]] = []
    for seed in UInt64(0)..<4 {
      var random = SeededGenerator(seed: seed)
      let folder = try ScratchFolder()
      let names = (0..<60).map { "f\($0 % 7)/g\($0 % 3)/x\($0).swift" }.shuffled(using: &random)
      for name in names { try folder.touch(name) }
      for index in (0..<7).shuffled(using: &random) { try folder.link("f\(index)/l", to: "../f\((index + 3) % 7)") }
      listings.append(try paths(folder))
    }
    #expect(Set(listings).count == 1)
    #expect(listings.first?.count == 60)
  }
}
