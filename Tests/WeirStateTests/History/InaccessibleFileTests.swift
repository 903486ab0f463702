import Foundation
import Testing
import WeirState
import WeirTesting

/// Files that cannot be read or written: errors with the path, and the app goes on.
@Suite("Files that cannot be used")
@MainActor
struct InaccessibleFileTests {
  private let folder = FileManager.default.temporaryDirectory
  private var inNoFolder: URL { folder.appendingPathComponent("weir-\(UUID().uuidString)/file.json") }
  private let catalog = ActionCatalog().adding(Increment.self)

  private func isInaccessible(_ error: (any Error)?, _ url: URL) -> Bool {
    guard case .inaccessible(let path, let reason) = error as? HistoryFileError else { return false }
    return path == url.path && !reason.isEmpty
      && "\(HistoryFileError.inaccessible(path: path, reason: reason))".contains(path)
  }

  private func thrown(_ body: () throws -> Void) -> (any Error)? {
    do {
      try body()
      return nil
    } catch { return error }
  }

  @Test("A folder is no session")
  func session() {
    #expect(isInaccessible(thrown { _ = try Session(contentsOf: folder) }, folder))
  }

  @Test("The reason is said in the system's words")
  func reasons() throws {
    let error = thrown { _ = try StateArchive<AppState>(file: folder).load() }
    #expect(error as? HistoryFileError == .inaccessible(path: folder.path, reason: "Is a directory"))
    let file = inNoFolder
    let other = thrown { try StateArchive<AppState>(file: file).save(AppState()) }
    #expect(other as? HistoryFileError == .inaccessible(path: file.path, reason: "No such file or directory"))
  }

  @Test("A pipe is neither waited for nor replaced")
  func pipe() throws {
    let file = ScratchFile()
    try #require(mkfifo(file.url.path, 0o600) == 0)
    let archive = StateArchive<AppState>(file: file.url)
    let expected = HistoryFileError.inaccessible(path: file.url.path, reason: "it is no regular file")
    #expect(thrown { try archive.save(AppState()) } as? HistoryFileError == expected)
    #expect(archive.restore(orElse: AppState(count: 5)).error == expected)
    let type = try FileManager.default.attributesOfItem(atPath: file.url.path)[.type] as? FileAttributeType
    #expect(type != .typeRegular)
  }

  @Test("A link stays, and what it leads to is written", arguments: [true, false])
  func link(isThere: Bool) throws {
    let (file, link) = (ScratchFile(), ScratchFile())
    if isThere { try file.write("old") }
    try FileManager.default.createSymbolicLink(at: link.url, withDestinationURL: file.url)
    let archive = StateArchive<AppState>(file: link.url)
    try archive.save(AppState(count: 7))
    #expect(try archive.load().count == 7)
    #expect(try file.read().contains("7"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.url.path) == file.url.path)
  }

  @Test("Links that lead to each other lead nowhere, and stay")
  func linksInACircle() throws {
    let (one, other) = (ScratchFile(), ScratchFile())
    try FileManager.default.createSymbolicLink(at: one.url, withDestinationURL: other.url)
    let name = one.url.lastPathComponent
    try FileManager.default.createSymbolicLink(atPath: other.url.path, withDestinationPath: name)
    let error = thrown { try StateArchive<AppState>(file: one.url).save(AppState()) }
    let expected = HistoryFileError.inaccessible(path: one.url.path, reason: "Too many levels of symbolic links")
    #expect(error as? HistoryFileError == expected)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: other.url.path) == name)
  }

  @Test(
    "What is damaged is said in words, with its place",
    arguments: [
      (#"{"weir":"state","version":1,"state":{"count":"x"}}"#, "count: "),
      (#"{"weir":"state","version":"one"}"#, "version: "),
      ("{", "The given data "),
    ])
  func damage(text: String, words: String) throws {
    struct Counted: Codable { var count: Int }
    let file = ScratchFile()
    try file.write(text)
    let error = thrown { _ = try StateArchive<Counted>(file: file.url).load() }
    guard case .damaged(_, 1, let reason)? = error as? HistoryFileError else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.hasPrefix(words))
    #expect(!reason.contains("DecodingError"))
  }

  @Test("A recorder cannot write into a folder that is not there")
  func recorder() {
    let file = inNoFolder
    let store = makeStore()
    #expect(isInaccessible(thrown { _ = try SessionRecorder(store, to: file, actions: catalog) }, file))
    store.dispatch(Increment())
    #expect(store.state.count == 1)
  }

  @Test("An archive cannot write there either, and restores a fresh state")
  func archive() {
    let file = inNoFolder
    let archive = StateArchive<AppState>(file: file)
    #expect(isInaccessible(thrown { try archive.save(AppState()) }, file))
    let restored = archive.restore(orElse: AppState(count: 5))
    #expect(restored.state.count == 5)
    #expect(restored.error == .missing(path: file.path))
  }

  @Test("A store that is kept in such a file hands each error on, and goes on")
  func keeping() {
    let file = inNoFolder
    let scheduler = TestScheduler(initialClock: 0)
    let store = makeStore()
    var errors: [HistoryFileError] = []
    let ending = store.keep(in: StateArchive(file: file), after: .seconds(1), scheduler: scheduler) {
      errors.append($0)
    }
    store.dispatch(Increment())
    scheduler.advanceTo(10)
    store.dispatch(Increment())
    scheduler.advanceTo(20)
    #expect(errors.count == 2)
    #expect(errors.allSatisfy { isInaccessible($0, file) })
    ending.dispose()
    store.dispatch(Increment())
    scheduler.advanceTo(30)
    #expect(errors.count == 2 && store.state.count == 3)
  }
}
