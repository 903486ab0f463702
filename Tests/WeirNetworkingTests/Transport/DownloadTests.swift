import Testing

@testable import WeirNetworking

@Suite struct DownloadTests {
  private let folder: URL
  private let head: HTTPURLResponse

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("weir-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    head = try #require(
      HTTPURLResponse(url: URL(fileURLWithPath: "/x"), statusCode: 200, httpVersion: nil, headerFields: nil))
  }

  private func clean() { try? FileManager.default.removeItem(at: folder) }

  private func source(_ text: String) throws -> URL {
    let file = folder.appendingPathComponent("source-\(UUID().uuidString)")
    try Data(text.utf8).write(to: file)
    return file
  }

  private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  @Test func movesToTheDestination() throws {
    defer { clean() }
    let (file, target) = (try source("a"), folder.appendingPathComponent("target"))
    let codes = Recorder<Int>()
    let end = try Download.move(
      file,
      to: { _, response in
        codes.add(response.statusCode)
        return (target, [])
      }, head)
    #expect(end == target)
    #expect(codes.values == [200])
    #expect(try text(target) == "a")
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func mayStay() throws {
    defer { clean() }
    let file = try source("a")
    #expect(try Download.move(file, to: { url, _ in (url, []) }, head) == file)
    #expect(try text(file) == "a")
  }

  @Test func makesFoldersOnlyWhenAsked() throws {
    defer { clean() }
    let target = folder.appendingPathComponent("a/b/c")
    let lost = try source("x")
    #expect(throws: (any Error).self) { try Download.move(lost, to: { _, _ in (target, []) }, head) }
    #expect(!FileManager.default.fileExists(atPath: lost.path), "nothing is left behind")
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("a").path))
    _ = try Download.move(try source("y"), to: { _, _ in (target, .createIntermediateDirectories) }, head)
    #expect(try text(target) == "y")
  }

  @Test func replacesOnlyWhenAsked() throws {
    defer { clean() }
    let target = folder.appendingPathComponent("target")
    try Data("old".utf8).write(to: target)
    let file = try source("new")
    #expect(throws: (any Error).self) { try Download.move(file, to: { _, _ in (target, []) }, head) }
    #expect(try text(target) == "old")
    _ = try Download.move(try source("new"), to: { _, _ in (target, .removePreviousFile) }, head)
    #expect(try text(target) == "new")
  }

  @Test func writesWhatIsInMemory() throws {
    defer { clean() }
    let target = folder.appendingPathComponent("target")
    #expect(try Download.write(Data("m".utf8), to: { _, _ in (target, []) }, head) == target)
    #expect(try text(target) == "m")
  }

  @Test func temporaryFilesDiffer() { #expect(Download.temporaryFile() != Download.temporaryFile()) }

  @Test func optionsAreASet() {
    let both: DownloadOptions = [.createIntermediateDirectories, .removePreviousFile]
    #expect(both.contains(.removePreviousFile))
    #expect(both.rawValue == 3)
    #expect(!DownloadOptions.removePreviousFile.contains(.createIntermediateDirectories))
  }
}
