import Foundation
import Testing
import WeirModels
import WeirStreams

/// A model of a second type.
struct Folder: StoredModel, Codable, Equatable {
  let id: Int
  var notes: [String]
}

@Suite struct ModelStorePersistenceTests {
  /// Notes what it is given.
  private final class Ledger: ModelPersistence {
    let writes = Collected<[String]>()
    let models = Collected<(String, Data)>()

    func data(ofType type: String, id: String) throws -> Data? { models.values.first { $0.0 == id }?.1 }
    func setData(_ data: Data, ofType type: String, id: String) throws {}
    func removeData(ofType type: String, id: String) throws {}
    func ids(ofType type: String) throws -> [String] { models.values.map(\.0) + ["gone"] }

    func write(_ records: [ModelRecord], onError: (any Error) -> Void) {
      writes.add(records.map { "\($0.type) \($0.id) \($0.data == nil ? "removed" : "kept")" })
    }
  }

  private let ledger = Ledger()
  private let store = ModelStore(keeping: .forever)

  @Test func aTransactionIsOneWriteWhateverItsTypes() {
    let keeping = store.persist(Note.self, Folder.self, in: ledger) { Issue.record($0) }
    store.transaction {
      $0.addAndUpdate(Note(id: "a", text: "1"))
      $0.addAndUpdate(Folder(id: 1, notes: ["a"]))
      $0.addAndUpdate(Note(id: "b", text: "2"))
    }
    store.update(Folder.self, id: 1) { $0.notes.append("b") }
    store.transaction {
      $0.remove(Note.self, id: "a")
      $0.update(Folder.self, id: 1) { $0.notes = ["b"] }
    }
    #expect(
      ledger.writes.values == [
        ["Note a kept", "Folder 1 kept", "Note b kept"], ["Folder 1 kept"], ["Note a removed", "Folder 1 kept"],
      ])
    keeping.dispose()
  }

  @Test func onlyTheTypesOfTheCallAreWrittenAndEachOnce() {
    let keeping = store.persist(Note.self, Note.self, in: ledger) { Issue.record($0) }
    store.transaction {
      $0.addAndUpdate(Folder(id: 1, notes: []))
      $0.addAndUpdate(Note(id: "a", text: "1"))
    }
    store.addAndUpdate(Folder(id: 2, notes: []))
    #expect(ledger.writes.values == [["Note a kept"]])
    keeping.dispose()
  }

  @Test func whatIsDroppedOrUnchangedIsNotWritten() {
    let store = ModelStore()
    let keeping = store.persist(Note.self, Folder.self, in: ledger) { Issue.record($0) }
    store.retain(Note(id: "a", text: "1")).release()
    store.addAndUpdate(Folder(id: 1, notes: []))
    store.addAndUpdate(Folder(id: 1, notes: []))
    #expect(ledger.writes.values == [["Note a kept"], ["Folder 1 kept"]])
    keeping.dispose()
  }

  @Test func whatChangesAModelWhileItIsWrittenIsWrittenAfterIt() {
    let inner = Ledger()
    let keeping = store.persist(Note.self, in: inner) { Issue.record($0) }
    let other = store.observe(Note.self, id: "a").subscribe(onNext: { [store] in
      if $0?.text == "1" { store.addAndUpdate(Note(id: "b", text: "2")) }
    })
    store.addAndUpdate(Note(id: "a", text: "1"))
    #expect(inner.writes.values == [["Note a kept"], ["Note b kept"]])
    other.dispose()
    keeping.dispose()
  }

  @Test func whatCannotBeEncodedIsToldAndTheRestIsKept() {
    struct Height: StoredModel, Codable {
      let id: Int
      let metres: Double
    }
    let errors = Collected<String>()
    let keeping = store.persist(Height.self, in: ledger) { errors.add("\(type(of: $0))") }
    store.addAndUpdate(contentsOf: [Height(id: 1, metres: 2), Height(id: 2, metres: .nan), Height(id: 3, metres: 4)])
    #expect(ledger.writes.values == [["Height 1 kept", "Height 3 kept"]])
    #expect(errors.values == ["EncodingError"])
    keeping.dispose()
  }

  @Test func afterDisposalNothingIsWrittenAndThePersistenceIsReleased() {
    weak var released: Ledger?
    let keeping: any Disposable
    do {
      let ledger = Ledger()
      released = ledger
      keeping = store.persist(Note.self, Folder.self, in: ledger) { Issue.record($0) }
    }
    #expect(released != nil)
    keeping.dispose()
    #expect(released == nil)
    store.addAndUpdate(Note(id: "a", text: "1"))
  }

  @Test func whenTheStoreIsGoneThePersistenceIsReleased() {
    weak var released: Ledger?
    var store: ModelStore? = ModelStore()
    var keeping: (any Disposable)?
    do {
      let ledger = Ledger()
      released = ledger
      keeping = store?.persist(Note.self, in: ledger) { Issue.record($0) }
    }
    #expect(released != nil)
    store = nil
    #expect(released == nil)
    keeping?.dispose()
    keeping = nil
  }

  @Test func oneThatHasGoneMeanwhileIsLeftOut() throws {
    ledger.models.add(("a", try JSONEncoder().encode(Note(id: "a", text: "1"))))
    try store.restore(Note.self, from: ledger)
    #expect(store.models(Note.self) == [Note(id: "a", text: "1")])
  }
}
