import Foundation
import TestSupport
import Testing
import WeirState

@Suite("Sessions")
@MainActor
struct SessionTests {
  let catalog = ActionCatalog().adding(Increment.self).adding(Rename.self, name: "rename")

  private func record(_ file: ScratchFile) throws -> AppState {
    let store = makeStore()
    store.dispatch(Increment(by: 5))
    let recorder = try SessionRecorder(store, to: file.url, actions: catalog)
    for action in [Increment(), Rename(name: "Bob"), Increment(by: -3)] as [any Action] { store.dispatch(action) }
    store.dispatch(Nothing())
    #expect(recorder.count == 3)
    #expect(recorder.unknownCount == 1)
    #expect(recorder.error == nil)
    return store.state
  }

  @Test("A session is replayed to the same state")
  func roundTrip() throws {
    let file = ScratchFile()
    let state = try record(file)
    #expect(try file.read().split(separator: "\n").count == 4)
    let session = try Session(contentsOf: file.url)
    #expect(session.count == 3)
    #expect(!session.isTruncated)
    let replay = try session.replay(AppReducer(), actions: catalog)
    #expect(replay.state == state)
    #expect(replay.isFaithful)
  }

  @Test("When code has changed, the replay says after which action, and in what, the states differ")
  func changedCode() throws {
    let file = ScratchFile()
    _ = try record(file)
    let changed = Reduce<AppState>(Increment.self) { $1.count += $0.by * 2 }
    let replay = try Session(contentsOf: file.url).replay(changed, actions: catalog)
    #expect(replay.mismatches.map(\.line) == [2, 3, 4])
    #expect(replay.mismatches.map(\.action) == ["Increment", "rename", "Increment"])
    #expect(replay.mismatches.first?.description == "line 2, after Increment:\n  count: 6 → 7")
    #expect(replay.mismatches[1].differences.map(\.path) == ["count", "profile.name"])
  }

  @Test("A reactor's session is replayed to the same state, and no work is done again")
  func reactor() throws {
    let file = ScratchFile()
    let reactor = CounterReactor()
    let recorder = try SessionRecorder(reactor, to: file.url)
    for action in [CounterReactor.Action.add(2), .twice, .fail] { reactor.action.onNext(action) }
    recorder.stop()
    reactor.action.onNext(.add(100))
    let other = CounterReactor()
    let replay = try Session(contentsOf: file.url).replay(with: other)
    #expect(replay.state.count == 5)
    #expect(replay.isFaithful)
    #expect(other.currentState.count == 0)
    #expect(other.errors.isEmpty)
  }

  @Test("The file is bounded, and one that cannot be written is an error")
  func limits() throws {
    let file = ScratchFile()
    let store = makeStore()
    let recorder = try SessionRecorder(store, to: file.url, actions: catalog, limit: 3)
    for _ in 0..<10 { store.dispatch(Increment()) }
    #expect(recorder.count == 3)
    #expect(try Session(contentsOf: file.url).count == 3)
    let nowhere = file.url.appendingPathComponent("no/such/folder")
    #expect(throws: HistoryFileError.self) { try SessionRecorder(store, to: nowhere, actions: catalog) }
  }

  @Test("A last line that was not finished is left out")
  func truncated() throws {
    let file = ScratchFile()
    _ = try record(file)
    let text = try file.read()
    try file.write(String(text.dropLast(20)))
    let session = try Session(contentsOf: file.url)
    #expect(session.isTruncated)
    #expect(session.count == 2)
  }

  @Test("A damaged, newer, strange or missing file is an error with its place")
  func damaged() throws {
    let file = ScratchFile()
    let path = file.url.path
    #expect(throws: HistoryFileError.missing(path: path)) { try Session(contentsOf: file.url) }
    _ = try record(file)
    var lines = try file.read().split(separator: "\n").map(String.init)
    lines[2] = "{ this is no JSON"
    try file.write(lines.joined(separator: "\n") + "\n")
    #expect { try Session(contentsOf: file.url) } throws: { error in
      guard case .damaged(_, 3, _)? = error as? HistoryFileError else { return false }
      return "\(error)".hasPrefix("\(path):3: it is damaged")
    }
    try file.write(#"{"weir":"session","format":2,"state":{}}"# + "\n")
    #expect(throws: HistoryFileError.newer(path: path, version: 2, known: 1)) { try Session(contentsOf: file.url) }
    for text in ["", "\n", "[]\n", #"{"weir":"state","format":1,"state":{}}"# + "\n"] {
      try file.write(text)
      #expect(throws: HistoryFileError.self, "\(text)") { try Session(contentsOf: file.url) }
    }
  }

  @Test("Actions and states that are not known any more are errors with their line")
  func unknown() throws {
    let file = ScratchFile()
    _ = try record(file)
    let session = try Session(contentsOf: file.url)
    let without = ActionCatalog().adding(Increment.self)
    #expect(throws: HistoryFileError.unknownAction(path: file.url.path, line: 3, name: "rename")) {
      try session.replay(AppReducer(), actions: without)
    }
    #expect { try session.replay(Reduce<[Int]> { _, _ in }, actions: catalog) } throws: { error in
      if case .damaged(_, 1, _)? = error as? HistoryFileError { true } else { false }
    }
  }

  @Test("No change of a byte makes reading or replaying trap", arguments: 1...30)
  func noise(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let file = ScratchFile()
    _ = try record(file)
    var bytes = Array(try file.read().utf8)
    for _ in 0..<3 {
      bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
    }
    try Data(bytes).write(to: file.url)
    do {
      _ = try Session(contentsOf: file.url).replay(AppReducer(), actions: catalog)
    } catch {
      #expect(error is HistoryFileError, "seed \(seed): \(error)")
    }
  }
}
