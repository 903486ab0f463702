import CommandSupport
import Foundation
import Testing

@Suite struct OutputTests {
  /// Runs the command with a shell's redirections behind it.
  private func redirected(_ redirections: String, in folder: String) async throws -> CommandResult {
    let path = try BuiltCommand.path(of: "rxtree")
    return try await CommandRun("/bin/sh", ["-c", "\"$0\" \(redirections)", path], in: folder).result()
  }

  @Test func aReaderThatHasGoneIsNoFailure() async throws {
    let app = try SmallApp.shop()
    let pipe = Pipe()
    let errors = try app.folder.file("errors")
    try pipe.fileHandleForReading.close()
    let exitCode = try await Rxtree.command(["ShopFlow"], in: app.folder.path)
      .run(output: pipe.fileHandleForWriting, error: errors)
    #expect(exitCode == 0)
    #expect(try app.folder.text(of: "errors") == "")
  }

  @Test func aClosedStandardOutputIsNoFailure() async throws {
    let app = try SmallApp.shop()
    let result = try await redirected("ShopFlow >&-", in: app.folder.path)
    #expect(result == CommandResult())
  }

  @Test func closedStandardFilesNeverGetIntoAFile() async throws {
    let app = try SmallApp.shop(adding: SmallApp.lostFlow)
    let result = try await redirected("--cache-dir cache --strict <&- >&- 2>&-", in: app.folder.path)
    #expect(result == CommandResult(exitCode: 1))
    let again = try await Rxtree.run("ShopFlow", "-q", "--cache-dir", "cache", in: app.folder.path)
    #expect(again == CommandResult(output: SmallApp.shopTree))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "only Linux has /dev/full"))
  func aFullDiskIsAFailure() async throws {
    let app = try SmallApp.shop()
    let result = try await redirected("ShopFlow >/dev/full", in: app.folder.path)
    #expect(result.error == "rxtree: error: The result cannot be written: No space left on device.\n")
    #expect(result.exitCode == 1)
  }

  @Test func aStrictFailureStaysOneWhereTheReaderHasGone() async throws {
    let app = try SmallApp.shop(adding: SmallApp.lostFlow)
    let result = try await redirected("-q --strict >&-", in: app.folder.path)
    #expect(result.error == "rxtree: error: --strict: 1 flow that no root leads to.\n")
    #expect(result.exitCode == 1)
  }

  @Test func statisticsGoToStandardError() async throws {
    let app = try SmallApp.shop()
    let result = try await Rxtree.run("ShopFlow", "--statistics", "-q", in: app.folder.path)
    #expect(result.output == SmallApp.shopTree)
    let line = /rxtree: 4 files, \d+ lines, \d+ bytes; parsed \d+ bytes; \d+ files from the cache; \d+ ms\n/
    #expect(result.error.wholeMatch(of: line) != nil, "\(result.error)")
  }

  @Test func aSecondRunTakesWhatTheFirstLeftInTheCache() async throws {
    let app = try SmallApp.shop()
    let arguments = ["ShopFlow", "--statistics", "-q", "--cache-dir", "cache"]
    let first = try await Rxtree.command(arguments, in: app.folder.path).result()
    let second = try await Rxtree.command(arguments, in: app.folder.path).result()
    let without = try await Rxtree.command(arguments + ["--no-cache"], in: app.folder.path).result()
    #expect(first.output == SmallApp.shopTree)
    #expect(second.output == SmallApp.shopTree)
    #expect(first.error.contains(" 0 files from the cache"))
    #expect(second.error.contains(" 4 files from the cache"))
    #expect(without.error.contains(" 0 files from the cache"))
  }

  @Test func theCacheLiesInTheUsersFolderForCaches() async throws {
    let app = try SmallApp.shop()
    let caches = try TemporaryFolder()
    let environment = ["XDG_CACHE_HOME": caches.path]
    _ = try await Rxtree.run(in: app.folder.path, environment: environment)
    #expect(FileManager.default.fileExists(atPath: caches.path + "/rxtree"))
  }

  /// What is left on a terminal that shows standard error; the lines of progress are drawn on each other.
  private func leftOnTheTerminal(_ arguments: String..., term: String) async throws -> (raw: String, left: String) {
    let app = try SmallApp.shop(adding: SmallApp.lostFlow)
    let terminal = try Terminal()
    let run = try Rxtree.command(arguments, in: app.folder.path, environment: ["TERM": term])
    _ = try await run.run(output: app.folder.file("output"), error: terminal.slave)
    #expect(try app.folder.text(of: "output") == SmallApp.shopTree)
    let raw = try terminal.text()
    let erased = raw.replacing(/(\r[^\r\n]*)*\r\u{1B}\[K/, with: "")
    return (raw, erased)
  }

  @Test func progressIsGoneAtTheEnd() async throws {
    let (raw, left) = try await leftOnTheTerminal(term: "xterm")
    #expect(left.hasPrefix("rxtree: root ShopFlow, started at App/AppDelegate.swift:5:"), "\(raw)")
    #expect(!left.contains("\r") && !left.contains("\u{1B}"), "\(raw)")
  }

  @Test func aDumbTerminalAndQuietGetNoProgress() async throws {
    let dumb = try await leftOnTheTerminal(term: "dumb")
    #expect(!dumb.raw.contains("\r") && !dumb.raw.contains("\u{1B}"))
    let quiet = try await leftOnTheTerminal("-q", term: "xterm")
    #expect(quiet.raw == "")
  }
}
