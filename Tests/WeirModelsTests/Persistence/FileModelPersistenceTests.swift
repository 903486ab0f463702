import Foundation
import Testing
import WeirModels
import WeirStreams

/// A model that can be kept.
struct Note: StoredModel, Codable, Equatable {
  let id: String
  var text: String
}

@Suite final class FileModelPersistenceTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("WeirModels-\(UUID().uuidString)")
  private let bag = DisposeBag()
  private let errors = Collected<String>()
  private var files: FileModelPersistence { FileModelPersistence(folder: folder) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func keep(_ store: ModelStore, in place: (any ModelPersistence)? = nil) {
    store.persist(Note.self, in: place ?? files) { [errors] in errors.add("\($0)") }.disposed(by: bag)
  }

  @Test func whatIsWrittenIsRead() throws {
    #expect(try files.data(ofType: "Note", id: "a") == nil)
    #expect(try files.ids(ofType: "Note").isEmpty)
    try files.setData(Data("1".utf8), ofType: "Note", id: "a")
    try files.setData(Data("2".utf8), ofType: "Note", id: "a")
    #expect(try files.data(ofType: "Note", id: "a") == Data("2".utf8))
    try files.removeData(ofType: "Note", id: "a")
    try files.removeData(ofType: "Note", id: "a")
    #expect(try files.data(ofType: "Note", id: "a") == nil)
  }

  @Test func idsOfAnyKindAreNames() throws {
    let ids = ["", "..", "a/b", "A", "a", "_", "é", "日本", "a b", "x.model", "\u{0}", "-1"]
    for id in ids { try files.setData(Data(id.utf8), ofType: "List<Note>", id: id) }
    for id in ids { #expect(try files.data(ofType: "List<Note>", id: id) == Data(id.utf8), "\(id)") }
    #expect(try files.ids(ofType: "List<Note>").sorted() == ids.sorted())
  }

  @Test func filesOfOthersAreLeftOut() throws {
    try files.setData(Data(), ofType: "note", id: "a")
    for name in ["x.txt", "_zz.model", "_.model", "_ff.model"] {
      try Data().write(to: folder.appendingPathComponent("note").appendingPathComponent(name))
    }
    #expect(try files.ids(ofType: "note") == ["a"])
  }

  @Test func aStoreComesBack() throws {
    let store = ModelStore()
    keep(store)
    store.addAndUpdate(contentsOf: [Note(id: "a", text: "1"), Note(id: "b", text: "2"), Note(id: "c", text: "3")])
    store.update(Note.self, id: "a") { $0.text = "one" }
    store.remove(Note.self, id: "b")

    let later = ModelStore()
    try later.restore(Note.self, from: files)
    #expect(later.models(Note.self).sorted { $0.id < $1.id } == [Note(id: "a", text: "one"), Note(id: "c", text: "3")])
    let some = ModelStore()
    try some.restore(Note.self, ids: ["c", "z"], from: files)
    #expect(some.models(Note.self) == [Note(id: "c", text: "3")])
    #expect(errors.values.isEmpty)
  }

  @Test func twoSpellingsOfOneIdAreOneModel() throws {
    let (composed, decomposed) = ("caf\u{e9}", "cafe\u{301}")
    let store = ModelStore(keeping: .forever)
    keep(store)
    store.addAndUpdate(Note(id: composed, text: "old"))
    store.addAndUpdate(Note(id: decomposed, text: "new"))
    #expect(try files.ids(ofType: "Note").count == 1)
    let later = ModelStore()
    try later.restore(Note.self, ids: [decomposed], from: files)
    #expect(later.model(Note.self, id: composed)?.text == "new")
    store.remove(Note.self, id: composed)
    #expect(try files.ids(ofType: "Note").isEmpty)
  }

  @Test func whatOnlyLeavesTheMemoryStaysKept() throws {
    let store = ModelStore()
    keep(store)
    store.retain(Note(id: "a", text: "1")).release()
    #expect(store.isEmpty)
    try store.restore(Note.self, from: files)
    #expect(store.model(Note.self, id: "a")?.text == "1")
  }

  @Test func aFileThatIsBrokenIsAnErrorAndBringsNothing() throws {
    try files.setData(try JSONEncoder().encode(Note(id: "a", text: "1")), ofType: "Note", id: "a")
    try files.setData(Data("{".utf8), ofType: "Note", id: "b")
    let store = ModelStore()
    #expect(throws: DecodingError.self) { try store.restore(Note.self, from: files) }
    #expect(store.isEmpty)
  }

  @Test func whatCannotBeWrittenIsTold() throws {
    try Data().write(to: folder)
    let store = ModelStore()
    keep(store)
    store.addAndUpdate(contentsOf: [Note(id: "a", text: "1"), Note(id: "b", text: "2")])
    #expect(errors.values.count == 2)
    #expect(store.count == 2)
  }

  @Test func afterDisposalNothingIsWritten() throws {
    let store = ModelStore()
    let subscription = store.persist(Note.self, in: files) { [errors] in errors.add("\($0)") }
    subscription.dispose()
    store.addAndUpdate(Note(id: "a", text: "1"))
    #expect(try files.ids(ofType: "Note").isEmpty)
  }
}
