import Testing

@testable import RxTreeKit

@Suite struct FileWriterTests {
  private func read(_ path: String) throws -> [UInt8] { try FileBytes.read(path, atMost: 1 << 30).get() }

  @Test func writesThePartsOneAfterAnother() throws {
    let folder = try ScratchFolder()
    #expect(FileWriter.write(folder.at("x"), [[1, 2], [], [3]]))
    #expect(try read(folder.at("x")) == [1, 2, 3])
    #expect(FileWriter.write(folder.at("y"), []))
    #expect(try read(folder.at("y")).isEmpty)
  }

  @Test func writesLargeAndSmallPartsInOrder() throws {
    let folder = try ScratchFolder()
    let sizes = [10, 1 << 20, 5, (1 << 20) + 3, 700_000, 700_000, 1]
    let parts = sizes.enumerated().map { ArraySlice(repeating: UInt8($0.offset), count: $0.element) }
    #expect(FileWriter.write(folder.at("x"), parts))
    #expect(try read(folder.at("x")) == Array(parts.joined()))
  }

  @Test func neverWritesOverAFile() throws {
    let folder = try ScratchFolder()
    try folder.write("x", "old")
    try folder.link("y", to: "x")
    try folder.link("z", to: "new")
    for name in ["x", "y", "z", "gone/x", ""] { #expect(!FileWriter.write(folder.at(name), [[1]])) }
    #expect(try read(folder.at("x")) == Array("old".utf8))
    #expect(try folder.names() == ["x", "y", "z"])
  }
}
