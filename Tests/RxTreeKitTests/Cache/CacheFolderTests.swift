import Foundation
import Testing

@testable import RxTreeKit

@Suite struct CacheFolderTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func aPacksNameStaysFromRunToRun() {
    #expect(CacheFolder.fileName(for: "hello") == "cbd8a7b341bd9b025b1e906a48ae1d19.facts")
    #expect(CacheFolder.fileName(for: "") == "00000000000000000000000000000000.facts")
  }

  @Test func readsWhatItWrote() {
    let cache = CacheFolder(path: folder.at("c"), limit: 100)
    #expect(cache.read("x") == nil)
    cache.write("x", [[1], [2, 3]])
    #expect(cache.read("x") == [1, 2, 3])
    cache.write("x", [[4]])
    #expect(cache.read("x") == [4])
  }

  @Test func readsNothingThatIsTooLarge() throws {
    try folder.write("x", bytes: [1, 2, 3])
    #expect(CacheFolder(path: folder.path, limit: 3).read("x") == [1, 2, 3])
    #expect(CacheFolder(path: folder.path, limit: 2).read("x") == nil)
  }

  @Test func onlyWhatIsThereCanBeMarked() throws {
    let cache = CacheFolder(path: folder.path, limit: 100)
    #expect(!cache.touch("x"))
    try folder.touch("x")
    #expect(cache.touch("x"))
    #expect(!CacheFolder(path: "", limit: 100).touch("x"))
  }

  @Test func linksAreNeverFollowedWhenTidying() throws {
    let pack = CacheFolder.fileName(for: "linked")
    try folder.write("precious", String(repeating: "x", count: 1000))
    try folder.makeFolder("c")
    try folder.link("c/" + pack, to: folder.at("precious"))
    CacheFolder(path: folder.at("c"), limit: 10).write(CacheFolder.fileName(for: "own"), [[1]])
    #expect(try folder.names(in: "c").contains(pack))
    #expect(FileManager.default.fileExists(atPath: folder.at("precious")))
  }

  @Test func writingReplacesALinkAndNotItsTarget() throws {
    try folder.write("target", "old")
    try folder.link("c/x", to: folder.at("target"))
    CacheFolder(path: folder.at("c"), limit: 100).write("x", [[7]])
    #expect(try String(contentsOfFile: folder.at("target"), encoding: .utf8) == "old")
    #expect(CacheFolder(path: folder.at("c"), limit: 100).read("x") == [7])
  }
}
