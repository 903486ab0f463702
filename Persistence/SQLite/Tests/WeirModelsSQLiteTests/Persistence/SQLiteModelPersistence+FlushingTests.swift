import Foundation
import Testing

@testable import WeirModelsSQLite

@Suite struct SQLiteModelPersistenceFlushingTests {
  private let place = Workplace()

  @Test func whenItGoesAllIsWritten() throws {
    do {
      let models = try place.open()
      models.writer.queue.suspend()
      try models.set("1", "a")
      models.writer.queue.resume()
    }
    #expect(try place.open().all() == ["a": "1"])
  }

  @Test func allThatWaitsIsOneTransactionInTheOrderOfTheLastChanges() async throws {
    let models = try place.open()
    try models.whileWaiting {
      for id in ["a", "b", "c", "a"] { try models.set("1", id) }
    }
    try await models.flush()
    let connection = try Connection(place.file.path, patience: 0)
    #expect(try connection.text("SELECT group_concat(id) FROM (SELECT id FROM model ORDER BY number)", "") == "b,c,a")
  }

  @Test func aFullDiskIsToldOnceAndNothingIsLost() async throws {
    let models = try place.open()
    try models.set("old", "a")
    try await models.flush()
    models.writer.withConnection { _ = try? $0.number("PRAGMA max_page_count = 1", "") }
    let large = String(repeating: "x", count: 100_000)
    try models.set(large, "b")
    let error = await #expect(throws: SQLiteModelError.self) { try await models.flush() }
    #expect(error?.kind == .full)
    #expect(error?.action == "writing Name b")
    #expect(try models.text("b") == large)
    try models.set(large, "c")
    try models.removeData(ofType: "Name", id: "a")
    let later = await #expect(throws: SQLiteModelError.self) { try await models.flush() }
    #expect(later?.action == "writing Name b and 2 more")
    #expect(place.errors.map(\.kind) == [.full])
    #expect(models.pendingCount == 3)

    models.writer.withConnection { _ = try? $0.number("PRAGMA max_page_count = 100000", "") }
    try await models.flush()
    #expect(models.pendingCount == 0)
    #expect(try models.all() == ["b": large, "c": large])
    #expect(try place.open().all() == ["b": large, "c": large])
  }

  @Test func afterASuccessAFailureIsToldAgain() async throws {
    let models = try place.open()
    for _ in 0..<2 {
      try models.writer.withConnection { try $0.execute("PRAGMA query_only = ON", "") }
      try models.set("1", "a")
      await #expect(throws: SQLiteModelError.self) { try await models.flush() }
      try models.writer.withConnection { try $0.execute("PRAGMA query_only = OFF", "") }
      try await models.flush()
    }
    #expect(place.errors.map(\.kind) == [.readOnly, .readOnly])
    #expect(
      place.errors.first?.description.hasPrefix("\(place.file.path): writing Name a: it may be read only") == true)
  }

  @Test func oneThatIsBusyIsTold() async throws {
    var options = SQLiteModelPersistence.Options()
    options.patience = 0
    let models = try place.open(options)
    let other = try Connection(place.file.path, patience: 0)
    try other.execute("BEGIN IMMEDIATE", "")
    try models.set("1", "a")
    let error = await #expect(throws: SQLiteModelError.self) { try await models.flush() }
    #expect(error?.kind == .busy)
    #expect(try models.text("a") == "1")
    try other.execute("ROLLBACK", "")
    try await models.flush()
    #expect(try place.open().all() == ["a": "1"])
  }

  @Test func whatCannotBeWrittenAtTheEndIsTold() throws {
    do {
      let models = try place.open()
      try models.writer.withConnection { try $0.execute("PRAGMA query_only = ON", "") }
      try models.set("1", "a")
    }
    #expect(place.errors.last?.action == "writing Name a")
    #expect(place.errors.last?.kind == .readOnly)
  }

  @Test func readersDoNotWaitForAWriter() async throws {
    let models = try place.open()
    try models.set("1", "a")
    try await models.flush()
    try models.writer.withConnection { connection in
      try connection.transaction("IMMEDIATE", "") {
        try connection.remove("Name", "a")
        #expect(try models.all() == ["a": "1"])
        #expect(try models.text("a") == "1")
      }
    }
    #expect(try models.all().isEmpty)
  }
}
