import Foundation
import Testing

@testable import WeirModelsSQLite

@Suite struct BatchTests {
  private func change(_ id: String, _ text: String? = "x", _ type: String = "Name") -> Batch.Change {
    Batch.Change(key: .init(type: type, id: id), data: text.map { Data($0.utf8) }, time: 0)
  }

  private func ids(_ batch: Batch) -> [String] { batch.changes.map(\.key.id) }

  @Test func theLastChangeOfEachStandsInItsPlace() {
    var batch = Batch()
    for id in ["a", "b", "c", "a"] { batch.add(change(id)) }
    batch.add(change("b", nil))
    #expect(ids(batch) == ["c", "a", "b"])
    #expect(batch.count == 3)
    #expect(batch.changes.map { $0.data == nil } == [false, false, true])
  }

  @Test func holesAreClosed() {
    var batch = Batch()
    for number in 0..<10_000 { batch.add(change("\(number % 10)", "\(number)")) }
    #expect(ids(batch) == (0..<10).map { "\($0)" })
    #expect(batch.change(.init(type: "Name", id: "3"))?.data == Data("9993".utf8))
  }

  @Test func keysAreToldApartByTheirBytes() {
    var batch = Batch()
    for id in ["\u{e9}", "e\u{301}", "\u{e9}"] { batch.add(change(id)) }
    batch.add(change("\u{e9}", "x", "Other"))
    #expect(batch.count == 3)
  }

  @Test func clearingForgetsWhatCameBefore() {
    var batch = Batch()
    batch.add(change("a"))
    batch.add(change("b", "x", "Other"))
    batch.clear("Name")
    batch.add(change("c"))
    #expect(ids(batch) == ["b", "c"])
    #expect(batch.clears("Name"))
    #expect(!batch.clears("Other"))
    batch.clear(nil)
    #expect(ids(batch).isEmpty)
    #expect(batch.clears("Other"))
    #expect(!batch.isEmpty)
  }

  @Test func aLaterBatchComesOnTop() {
    var (older, newer) = (Batch(), Batch())
    for id in ["a", "b"] { older.add(change(id)) }
    older.add(change("d", "x", "Other"))
    newer.add(change("lost"))
    newer.clear("Name")
    for id in ["c", "b"] { newer.add(change(id)) }
    older.add(contentsOf: newer)
    #expect(ids(older) == ["d", "c", "b"])
    #expect(older.clears("Name"))
  }

  @Test func itSaysWhatIsDone() {
    var batch = Batch()
    batch.clear(nil)
    #expect(batch.action == "removing models")
    batch.add(change("a", nil))
    #expect(batch.action == "removing Name a")
    batch.add(change("b"))
    #expect(batch.action == "removing Name a and 1 more")
  }
}
