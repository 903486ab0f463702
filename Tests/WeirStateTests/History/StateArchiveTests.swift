import Foundation
import Testing
import WeirState
import WeirTesting

@Suite("Archives")
@MainActor
struct StateArchiveTests {
  struct Routed: Codable, Equatable { var route = ["home"], count = 0 }

  @Test("The state, with its route, is there after a restart")
  func roundTrip() throws {
    let file = ScratchFile()
    let archive = StateArchive<Routed>(file: file.url)
    let state = Routed(route: ["home", "item 7"], count: 3)
    try archive.save(state)
    #expect(try archive.load() == state)
    try archive.save(Routed())
    let (restored, error) = StateArchive<Routed>(file: file.url).restore(orElse: state)
    #expect(restored == Routed())
    #expect(error == nil)
  }

  @Test("Older versions are migrated, one after the other")
  func migration() throws {
    let file = ScratchFile()
    try file.write(#"{"weir":"state","version":1,"state":{"path":"home/list","n":4}}"#)
    let toTwo = StateMigration(from: 1) { state in
      state["count"] = state["n"]
      state["n"] = nil
    }
    let toThree = StateMigration(from: 2) { state in
      guard case .string(let path)? = state["path"] else { throw TestError() }
      state["route"] = .array(path.split(separator: "/").map { .string(String($0)) })
    }
    let archive = StateArchive<Routed>(file: file.url, version: 3, migrations: [toThree, toTwo])
    #expect(try archive.load() == Routed(route: ["home", "list"], count: 4))
    let gap = StateArchive<Routed>(file: file.url, version: 3, migrations: [toTwo])
    #expect(throws: HistoryFileError.noMigration(path: file.url.path, version: 2)) { try gap.load() }
    let failing = StateArchive<Routed>(
      file: file.url, version: 2, migrations: [StateMigration(from: 1) { _ in throw TestError() }])
    #expect { try failing.load() } throws: { error in
      if case .migrationFailed(_, 1, _)? = error as? HistoryFileError { true } else { false }
    }
  }

  @Test(
    "A damaged, newer or missing file is an error, and the app starts fresh",
    arguments: [
      nil, "", "no JSON", "{}", #"{"weir":"session","version":1,"state":{}}"#,
      #"{"weir":"state","version":1,"state":{}}"#,
      #"{"weir":"state","version":9,"state":{"route":[],"count":1}}"#, #"{"weir":"state","version":-5,"state":{}}"#,
    ])
  func bad(text: String?) throws {
    let file = ScratchFile()
    if let text { try file.write(text) }
    let archive = StateArchive<Routed>(file: file.url)
    let (state, error) = archive.restore(orElse: Routed(count: 42))
    #expect(state.count == 42)
    #expect(error != nil)
    #expect(error?.description.contains(file.url.path) == true)
    if text == nil { #expect(error == .missing(path: file.url.path)) }
    if text?.contains("9,") == true { #expect(error == .newer(path: file.url.path, version: 9, known: 1)) }
  }

  @Test("A folder in the place of the file is an error")
  func inaccessible() throws {
    let folder = StateArchive<Routed>(file: FileManager.default.temporaryDirectory)
    #expect(throws: HistoryFileError.self) { try folder.load() }
    #expect(throws: HistoryFileError.self) { try folder.save(Routed()) }
  }

  @Test("A store is saved when it has been quiet for a while, in virtual time")
  func keeping() throws {
    let file = ScratchFile()
    let archive = StateArchive<AppState>(file: file.url)
    let scheduler = TestScheduler(initialClock: 0)
    let store = makeStore()
    let keeping = store.keep(in: archive, after: .seconds(10), scheduler: scheduler)
    store.dispatch(Increment())
    scheduler.advanceTo(5)
    store.dispatch(Increment())
    scheduler.advanceTo(14)
    #expect(throws: HistoryFileError.missing(path: file.url.path)) { try archive.load() }
    scheduler.advanceTo(20)
    #expect(try archive.load().count == 2)
    keeping.dispose()
    store.dispatch(Increment())
    scheduler.advanceTo(100)
    #expect(try archive.load().count == 2)
    var errors: [HistoryFileError] = []
    let lost = StateArchive<AppState>(file: file.url.appendingPathComponent("no/such"))
    let failing = store.keep(in: lost, after: .seconds(1), scheduler: scheduler) { errors.append($0) }
    store.dispatch(Increment())
    scheduler.advanceTo(200)
    #expect(errors.count == 1)
    failing.dispose()
  }
}
