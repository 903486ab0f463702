import Foundation
import Testing

@testable import RxTreeKit

@Suite struct SystemCallsTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func realPathsHaveNoLinksAndNoPoints() throws {
    try folder.touch("a/b/x")
    try folder.link("link", to: "a/b")
    for name in ["a/b/x", "link/x", "a/../a/./b//x", "link/../b/x"] {
      #expect(try SystemCalls.realPath(folder.at(name)) == folder.at("a/b/x"))
    }
    #expect(try SystemCalls.realPath("/") == "/")
    #expect(try SystemCalls.realPath(".") == SystemCalls.realPath(FileManager.default.currentDirectoryPath))
  }

  @Test func whatIsNotThereHasNoRealPath() throws {
    try folder.link("loop", to: "loop")
    #expect(throws: SystemError(code: ENOENT)) { try SystemCalls.realPath(folder.at("gone")) }
    #expect(throws: SystemError(code: ENOENT)) { try SystemCalls.realPath("") }
    #expect(throws: SystemError(code: ENOENT)) { try SystemCalls.realPath(folder.path + "\0") }
    #expect(throws: SystemError(code: ELOOP)) { try SystemCalls.realPath(folder.at("loop")) }
  }

  @Test func tellsWhatAPathLeadsTo() throws {
    try folder.touch("file")
    try folder.link("link", to: "file")
    #expect(try SystemCalls.kind(folder.path) == .folder)
    #expect(try SystemCalls.kind(folder.at("file")) == .file)
    #expect(try SystemCalls.kind(folder.at("link")) == .file)
    #expect(try SystemCalls.kind("/dev/null") == .other)
    #expect(throws: SystemError(code: ENOENT)) { try SystemCalls.kind(folder.at("gone")) }
  }

  @Test func onlyLinksHaveAnotherRealPath() throws {
    try folder.touch("file")
    try folder.link("link", to: "file")
    #expect(SystemCalls.mayBeAlias(folder.at("link")))
    #expect(!SystemCalls.mayBeAlias(folder.at("gone")))
    #if !canImport(Darwin)
      #expect(!SystemCalls.mayBeAlias(folder.at("file")))
    #endif
  }

  @Test func errorsAreInWords() {
    #expect(SystemError(code: EACCES).reason == "Permission denied")
    #expect([ENOENT, ENOTDIR, ELOOP].allSatisfy { SystemError(code: $0).isMissing })
    #expect(!SystemError(code: EACCES).isMissing)
  }
}
