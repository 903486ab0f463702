import Foundation
import Testing
import WeirModels

@testable import WeirModelsSQLite

/// Whatever is done, a database has what a dictionary would have; whenever it is looked at, written or not.
@Suite struct DatabaseLawTests {
  /// A dictionary, and the database that has to be like it.
  private struct Pair {
    let place = Workplace()
    var random: SeededGenerator
    var expected: [String: [String: String]] = [:]
    var models: SQLiteModelPersistence?
    /// Whether the queue stands still.
    var isHeld = false
    /// Whether nothing can be written.
    var isFailing = false

    mutating func step(_ number: Int) throws {
      guard let models else { return }
      let type = ["A", "B"][random.below(2)]
      let id = "\(random.below(6))"
      switch random.below(14) {
      case 0...4:
        try models.set("\(number)", id, type)
        expected[type, default: [:]][id] = "\(number)"
      case 5, 6:
        try models.removeData(ofType: type, id: id)
        expected[type]?[id] = nil
      case 7: writeSeveral(number, models)
      case 8: clear(random.below(3) == 0 ? nil : type, models)
      case 9: hold(!isHeld, models)
      case 10: try fail(!isFailing, models)
      case 11: _ = try? models.flushInTest()
      case 12: try reopen()
      default: #expect(try models.text(id, type) == expected[type]?[id])
      }
    }

    private mutating func writeSeveral(_ number: Int, _ models: SQLiteModelPersistence) {
      let records = (0..<3).map { place in
        let data = random.below(3) == 0 ? nil : Data("\(number).\(place)".utf8)
        return ModelRecord(type: ["A", "B"][random.below(2)], id: "\(random.below(6))", data: data)
      }
      models.write(records) { Issue.record($0) }
      for record in records {
        expected[record.type, default: [:]][record.id] = record.data.map { String(decoding: $0, as: UTF8.self) }
      }
    }

    private mutating func clear(_ type: String?, _ models: SQLiteModelPersistence) {
      models.removeAll(ofType: type)
      if let type { expected[type] = nil } else { expected = [:] }
    }

    private mutating func hold(_ holds: Bool, _ models: SQLiteModelPersistence) {
      if holds == isHeld { return }
      if holds { models.writer.queue.suspend() } else { models.writer.queue.resume() }
      isHeld = holds
    }

    private mutating func fail(_ fails: Bool, _ models: SQLiteModelPersistence) throws {
      try models.writer.withConnection { try $0.execute("PRAGMA query_only = \(fails ? 1 : 0)", "") }
      isFailing = fails
    }

    /// Lets it go, and opens it again: nothing is lost.
    mutating func reopen() throws {
      guard let old = models else { return }
      hold(false, old)
      try fail(false, old)
      models = nil
      try withExtendedLifetime(old) { models = try place.open() }
    }

    func compare(_ text: String) throws {
      for type in ["A", "B"] {
        #expect(try models?.all(type) == expected[type] ?? [:], "\(text)")
        #expect(try models?.ids(ofType: type).sorted() == (expected[type] ?? [:]).keys.sorted(), "\(text)")
      }
    }
  }

  @Test(arguments: 0..<40) func itIsLikeADictionary(_ seed: Int) throws {
    var pair = Pair(random: SeededGenerator(seed: seed))
    pair.models = try pair.place.open()
    for number in 0..<60 {
      try pair.step(number)
      try pair.compare("seed \(seed), step \(number)")
    }
    try pair.reopen()
    try pair.compare("seed \(seed), opened again")
  }

  @Test(arguments: 0..<20) func aStoreComesBackAsItWas(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let place = Workplace()
    let models = try place.open()
    let store = ModelStore(keeping: .forever)
    let keeping = store.persist(Note.self, Folder.self, in: models) { Issue.record($0) }
    for step in 0..<40 {
      let id = random.below(5)
      switch random.below(4) {
      case 0: store.addAndUpdate(Note(id: "\(id)", text: "\(step)"))
      case 1: store.update(Folder.self, id: id) { $0.notes.append("\(step)") }
      case 2: store.remove(Note.self, id: "\(id)")
      default:
        store.transaction {
          $0.addAndUpdate(Folder(id: id, notes: ["\(step)"]))
          $0.remove(Note.self, id: "0")
        }
      }
      let next = ModelStore(keeping: .forever)
      try next.restore(Note.self, from: models)
      try next.restore(Folder.self, from: models)
      #expect(
        Set(next.models(Note.self).map { "\($0)" }) == Set(store.models(Note.self).map { "\($0)" }), "seed \(seed)")
      #expect(
        Set(next.models(Folder.self).map { "\($0)" }) == Set(store.models(Folder.self).map { "\($0)" }), "seed \(seed)")
    }
    keeping.dispose()
  }
}
