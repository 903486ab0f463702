import Foundation
import Testing
import WeirModels

@testable import WeirModelsSQLite

@Suite struct SQLiteModelPersistenceTests {
  private let place = Workplace()

  @Test func whatIsWrittenIsRead() async throws {
    let models = try place.open()
    #expect(try models.text("a") == nil)
    #expect(try models.ids(ofType: "Name").isEmpty)
    try models.set("1", "a")
    try models.set("2", "a")
    try models.set("3", "a", "Other")
    try await models.flush()
    #expect(try models.text("a") == "2")
    #expect(try models.text("a", "Other") == "3")
    try models.removeData(ofType: "Name", id: "a")
    try models.removeData(ofType: "Name", id: "a")
    try await models.flush()
    #expect(try models.text("a") == nil)
    #expect(try models.all("Other") == ["a": "3"])
    #expect(place.errors.isEmpty)
  }

  @Test func whatWaitsIsReadAsIfItWereWritten() async throws {
    let models = try place.open()
    for id in ["kept", "changed", "removed"] { try models.set("old", id) }
    try await models.flush()
    try models.whileWaiting {
      try models.set("new", "changed")
      try models.set("new", "added")
      try models.removeData(ofType: "Name", id: "removed")
      #expect(models.pendingCount == 3)
      let expected = ["kept": "old", "changed": "new", "added": "new"]
      #expect(try models.all() == expected)
      #expect(try models.ids(ofType: "Name").sorted() == expected.keys.sorted())
      #expect(try models.text("changed") == "new")
      #expect(try models.text("removed") == nil)
    }
    try await models.flush()
    #expect(models.pendingCount == 0)
    #expect(try models.all() == ["kept": "old", "changed": "new", "added": "new"])
  }

  @Test func idsAndDataOfAnyKindComeBack() async throws {
    let ids = ["", "..", "a/b", "A", "a", "é", "e\u{301}", "日本", "\u{0}", "a\u{0}b", "a\u{0}c", "'; --", "-1"]
    let models = try place.open()
    for (number, id) in ids.enumerated() {
      try models.setData(Data(repeating: UInt8(number), count: number), ofType: "List<'é'>", id: id)
    }
    try await models.flush()
    for (number, id) in ids.enumerated() {
      #expect(try models.data(ofType: "List<'é'>", id: id) == Data(repeating: UInt8(number), count: number), "\(id)")
    }
    let found = try models.ids(ofType: "List<'é'>")
    #expect(Set(found.map { Array($0.utf8) }) == Set(ids.map { Array($0.utf8) }))
    #expect(try models.ids(ofType: "List<'é").isEmpty)
  }

  @Test func allOfATypeAreRemovedAlsoThoseThatWait() async throws {
    let models = try place.open()
    for id in ["a", "b"] { try models.set("old", id) }
    try models.set("old", "a", "Other")
    try await models.flush()
    try models.whileWaiting {
      try models.set("new", "b")
      models.removeAll(ofType: "Name")
      try models.set("after", "c")
      #expect(try models.all() == ["c": "after"])
      #expect(try models.text("a") == nil)
      #expect(try models.all("Other") == ["a": "old"])
      models.removeAll()
      #expect(try models.all("Other").isEmpty)
      try models.set("last", "d", "Other")
    }
    try await models.flush()
    #expect(try models.all().isEmpty)
    #expect(try models.all("Other") == ["d": "last"])
  }

  @Test func aClosureThatIsGivenModelsMayChangeThem() async throws {
    let models = try place.open()
    for id in ["a", "b", "c"] { try models.set("old", id) }
    try await models.flush()
    var seen: [String] = []
    try models.forEach(ofType: "Name") { id, _ in
      seen.append(id)
      try models.set("new", id)
      try models.set("added", id + "'")
      try models.removeData(ofType: "Name", id: "c")
      #expect(try models.text(id) == "new" || id == "c")
    }
    #expect(seen.sorted() == ["a", "b", "c"])
  }

  @Test func whatIsWrittenBetweenTheLooksOfAReaderIsNotMixed() throws {
    let models = try place.open()
    models.writer.queue.suspend()
    defer { models.writer.queue.resume() }
    try models.set("old", "a")
    var looks = 0
    let found = try models.withSnapshot(between: {
      looks += 1
      if looks > 1 { return }
      // The first look has found `old` waiting; now `new` is in the database, and `b` too.
      try models.set("new", "a")
      try models.set("new", "b")
      try models.flushInTest()
    }) { connection, pending in
      try connection.ids("Name") + pending.kept("Name").map(\.id)
    }
    #expect(looks == 2)
    #expect(found.sorted() == ["a", "b"])
  }

  @Test func whatAClosureThrowsComesThroughAndHarmsNothing() async throws {
    struct Stop: Error {}
    let models = try place.open()
    for id in ["a", "b"] { try models.set("1", id) }
    try await models.flush()
    for _ in 0..<10 {
      #expect(throws: Stop.self) { try models.forEach(ofType: "Name") { _, _ in throw Stop() } }
    }
    try models.set("2", "a")
    try await models.flush()
    #expect(try models.all() == ["a": "2", "b": "1"])
  }

  @Test func aModelThatIsTooLargeIsRefusedAndTheOthersAreKept() async throws {
    var options = SQLiteModelPersistence.Options()
    options.maximumLength = 1000
    let models = try place.open(options)
    let large = Data(count: 1000)
    let error = #expect(throws: SQLiteModelError.self) { try models.setData(large, ofType: "Name", id: "a") }
    #expect(error?.kind == .tooLarge)
    #expect(error?.description == "\(place.file.path): writing Name a: the model is too large: it has 1000 bytes")
    var refused: [String] = []
    let records = ["a", "b", "c"].map { ModelRecord(type: "Name", id: $0, data: $0 == "b" ? large : Data()) }
    models.write(records) { refused.append("\(($0 as? SQLiteModelError)?.action ?? "\($0)")") }
    #expect(refused == ["writing Name b"])
    try await models.flush()
    #expect(try models.all().keys.sorted() == ["a", "c"])
  }

  @Test func aStoreComesBackWithItsTransactions() async throws {
    let store = ModelStore()
    let models = try place.open()
    let keeping = store.persist(Note.self, Folder.self, in: models) { Issue.record($0) }
    store.transaction {
      $0.addAndUpdate(Note(id: "a", text: "1"))
      $0.addAndUpdate(Folder(id: 1, notes: ["a"]))
    }
    store.update(Note.self, id: "a") { $0.text = "one" }
    store.retain(Note(id: "b", text: "2")).release()
    keeping.dispose()
    let later = ModelStore()
    try later.restore(Note.self, from: models)
    try later.restore(Folder.self, ids: [1, 2], from: models)
    #expect(later.models(Note.self).sorted { $0.id < $1.id } == [Note(id: "a", text: "one"), Note(id: "b", text: "2")])
    #expect(later.models(Folder.self) == [Folder(id: 1, notes: ["a"])])
  }

  @Test func aStoreThatKeepsFewTakesFewBackAndForgetsNone() async throws {
    try place.fill(0)
    let models = try place.open()
    let store = ModelStore(keeping: .mostRecent(2))
    let keeping = store.persist(Note.self, in: models) { Issue.record($0) }
    for number in 0..<5 { store.addAndUpdate(Note(id: "\(number)", text: "")) }
    #expect(store.count == 2)
    try await models.flush()
    #expect(try models.ids(ofType: "Note").count == 5)
    let later = ModelStore(keeping: .mostRecent(2))
    try later.restore(Note.self, from: models)
    #expect(later.count == 2)
    keeping.dispose()
  }
}
