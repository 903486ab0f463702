import Foundation
import Testing

@testable import RxTreeKit

@Suite struct SourceReaderTests {
  private func read(_ folder: ScratchFolder, _ name: String) -> SourceContent {
    SourceReader.read(
      SourceFile(path: name, absolutePath: folder.at(name), directoryIndex: 0, isTest: false))
  }

  @Test func readsWholeFiles() throws {
    let folder = try ScratchFolder()
    for text in ["", "x", String(repeating: "let a = \"é\"\n", count: 20_000)] {
      try folder.write("x.swift", text)
      let content = read(folder, "x.swift")
      #expect(content.bytes == Array(text.utf8))
      #expect(content.diagnostic == nil)
    }
  }

  @Test func givesAFileThatIsNotUTF8WithItsOffsetsKept() throws {
    let folder = try ScratchFolder()
    try folder.write("x.swift", bytes: Array("a\nb".utf8) + [0xFF, 0xE2, 0x82] + Array("c".utf8))
    let content = read(folder, "x.swift")
    #expect(content.bytes == Array("a\nb???c".utf8))
    #expect(
      content.diagnostic?.description
        == "x.swift:2:2: warning: This byte is not UTF-8; all such bytes are read as '?'.")
  }

  @Test func saysWhyAFileCannotBeRead() throws {
    let folder = try ScratchFolder()
    let content = read(folder, "gone.swift")
    #expect(content.bytes == nil)
    #expect(
      content.diagnostic?.description
        == "gone.swift:1:1: warning: This file cannot be read: No such file or directory; it is left out.")
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func saysThatAFileIsClosed() throws {
    let folder = try ScratchFolder()
    try folder.touch("x.swift")
    try #require(chmod(folder.at("x.swift"), 0) == 0)
    #expect(read(folder, "x.swift").diagnostic?.message.contains("Permission denied") == true)
  }

  @Test func neverWaitsForAPipe() throws {
    let folder = try ScratchFolder()
    try #require(mkfifo(folder.at("x.swift"), 0o600) == 0)
    let content = read(folder, "x.swift")
    #expect(content.bytes == nil)
    #expect(content.diagnostic?.message == "This is not a regular file; it is left out.")
  }

  @Test func leavesOutAFolder() throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("x.swift")
    #expect(read(folder, "x.swift").diagnostic?.message == "This is not a regular file; it is left out.")
  }

  @Test func leavesOutAFileThatIsTooLarge() throws {
    let folder = try ScratchFolder()
    try folder.touch("x.swift")
    try #require(truncate(folder.at("x.swift"), off_t(SourceReader.largestFile + 1)) == 0)
    let content = read(folder, "x.swift")
    #expect(content.bytes == nil)
    #expect(content.diagnostic?.message == "This file is larger than 64 MB; it is left out.")
  }

  @Test func takesAFileUpToTheLimit() throws {
    let folder = try ScratchFolder()
    try folder.write("x", "12345")
    #expect(FileBytes.read(folder.at("x"), atMost: 5) == .success(Array("12345".utf8)))
    #expect(FileBytes.read(folder.at("x"), atMost: 4) == .failure(.tooLarge))
  }

  /// Files whose size the system gives as 0 though they hold something grow, as it were, while they are read.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func takesAFileThatIsLongerThanItsSize() throws {
    let bytes = try FileBytes.read("/proc/self/status", atMost: 1 << 20).get()
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("Name:"))
    #expect(FileBytes.read("/proc/self/status", atMost: 10) == .failure(.tooLarge))
  }
}
