import Foundation
import Testing

@testable import WeirModelsSQLite

@Suite struct SQLiteModelPersistenceOptionsTests {
  private let place = Workplace()

  @Test func thoseThatWereWrittenLongestAgoGo() async throws {
    var options = SQLiteModelPersistence.Options()
    options.limit = 3
    let models = try place.open(options)
    for id in ["a", "b", "c", "d"] { try models.set("1", id) }
    try await models.flush()
    #expect(try models.all().keys.sorted() == ["b", "c", "d"])
    try models.set("2", "b")
    try models.set("2", "e", "Other")
    try await models.flush()
    #expect(try models.all() == ["b": "2", "d": "1"])
    #expect(try models.all("Other") == ["e": "2"])
    try models.removeData(ofType: "Name", id: "b")
    try models.set("3", "f")
    try await models.flush()
    #expect(try models.all() == ["d": "1", "f": "3"])
  }

  @Test(arguments: [0, -5]) func aLimitOfNothingKeepsNothing(_ limit: Int) async throws {
    var options = SQLiteModelPersistence.Options()
    options.limit = limit
    #expect(options.limit == 0)
    let models = try place.open(options)
    try models.set("1", "a")
    try await models.flush()
    #expect(try models.all().isEmpty)
  }

  @Test func thoseThatAreOldGoWhenItIsOpened() async throws {
    var options = SQLiteModelPersistence.Options()
    for day in 0..<4 {
      options.now = { Date(timeIntervalSince1970: Double(day) * 86400) }
      let models = try place.open(options)
      try models.set("\(day)", "\(day)")
    }
    options.age = 2 * 86400
    #expect(try place.open(options).all().keys.sorted() == ["1", "2", "3"])
  }

  @Test(arguments: [-1e300, -1, 0, 1.5, 1e300, .infinity, .nan]) func noPatienceTraps(_ patience: Double) throws {
    var options = SQLiteModelPersistence.Options()
    options.patience = patience
    options.age = 1
    options.now = { Date(timeIntervalSince1970: patience) }
    let models = try place.open(options)
    try models.set("1", "a")
    try models.flushInTest()
    #expect(try models.all() == ["a": "1"])
  }

  @Test func whatIsToSurviveAPowerLossIsWritten() throws {
    var options = SQLiteModelPersistence.Options()
    options.survivesPowerLoss = true
    let models = try place.open(options)
    try models.set("1", "a")
    try models.flushInTest()
    #expect(try models.writer.withConnection { try $0.number("PRAGMA synchronous", "") } == 2)
    #expect(try place.open().all() == ["a": "1"])
  }
}
