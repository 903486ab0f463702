import Testing

@testable import RxTreeKit

@Suite struct KnownFilesTests {
  private func known(_ paths: [String]) -> KnownFiles {
    KnownFiles(paths.map { SourceFile(path: $0, absolutePath: $0, directoryIndex: 0, isTest: false) })
  }

  @Test func holdsFilesAndTheFoldersAboveThem() {
    let known = known(["/a/b/x.swift", "/a/c/d/y.swift"])
    for path in ["/a", "/a/b", "/a/c", "/a/c/d", "/a/b/x.swift"] { #expect(known.holds(path), "\(path)") }
    for path in ["/", "", "/a/x.swift", "/a/b/x", "/b"] { #expect(!known.holds(path), "\(path)") }
  }

  @Test func followsLinksOfFoldersAndFiles() throws {
    let folder = try ScratchFolder()
    try folder.touch("real/x.swift", "other/y.swift")
    try folder.link("linked", to: "real")
    try folder.link("real/z.swift", to: "../other/y.swift")
    var known = known(["real/x.swift", "other/y.swift"].map(folder.at))
    #expect(known.realPath(of: folder.at("linked/x.swift")) == folder.at("real/x.swift"))
    #expect(known.realPath(of: folder.at("linked/z.swift")) == folder.at("other/y.swift"))
    #expect(known.realPath(of: folder.at("linked")) == folder.at("real"))
    #expect(known.realPath(of: folder.at("real/x.swift")) == folder.at("real/x.swift"))
  }

  @Test func leavesPathsThatLeadNowhere() throws {
    let folder = try ScratchFolder()
    try folder.touch("real/x.swift")
    try folder.link("loop", to: "loop")
    var known = known([folder.at("real/x.swift")])
    for name in ["gone/x.swift", "real/gone.swift", "loop", "loop/x.swift"] {
      #expect(known.realPath(of: folder.at(name)) == folder.at(name), "\(name)")
    }
    #expect(known.realPath(of: "/") == "/")
    #expect(known.realPath(of: "") == "")
  }
}
