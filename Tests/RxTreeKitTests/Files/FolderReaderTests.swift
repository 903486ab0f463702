import Foundation
import Testing

@testable import RxTreeKit

@Suite struct FolderReaderTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func kinds(_ name: String = "") throws -> [String: FolderEntry.Kind] {
    let entries = try FolderReader.entries(of: folder.at(name))
    return Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0.kind) })
  }

  @Test func tellsWhatEachEntryIs() throws {
    try folder.touch("file", "folder/inner")
    try folder.link("toFile", to: "file")
    try folder.link("toFolder", to: "folder")
    try folder.link("nowhere", to: "gone")
    try #require(mkfifo(folder.at("pipe"), 0o600) == 0)
    #expect(
      try kinds() == [
        "file": .file, "folder": .folder, "toFile": .link, "toFolder": .link, "nowhere": .link, "pipe": .other,
      ])
  }

  @Test func givesHiddenNamesButNotThoseOfTheFolderItself() throws {
    try folder.touch(".hidden", "..odd", "...")
    #expect(try kinds() == [".hidden": .file, "..odd": .file, "...": .file])
  }

  @Test func takesNamesOfAllKinds() throws {
    let names = ["a b", "new\nline", "日本", "👩‍👩‍👧", "-x", "*", "\\", "\u{1B}[2J", String(repeating: "x", count: 255)]
    for name in names { try folder.touch(name) }
    #expect(try kinds().keys.sorted() == names.sorted())
  }

  @Test func anEmptyFolderHoldsNothing() throws {
    try folder.makeFolder("empty")
    #expect(try kinds("empty").isEmpty)
  }

  @Test func takesManyEntries() throws {
    for number in 0..<500 { try folder.touch("some/\(number)") }
    #expect(try kinds("some").count == 500)
  }

  @Test func saysWhyAFolderCannotBeRead() throws {
    try folder.touch("file")
    try folder.link("loop", to: "loop")
    #expect(throws: SystemError(code: ENOENT)) { try FolderReader.entries(of: folder.at("gone")) }
    #expect(throws: SystemError(code: ENOTDIR)) { try FolderReader.entries(of: folder.at("file")) }
    #expect(throws: SystemError(code: ELOOP)) { try FolderReader.entries(of: folder.at("loop")) }
    #expect(throws: SystemError(code: ENOENT)) { try FolderReader.entries(of: "") }
  }
}
