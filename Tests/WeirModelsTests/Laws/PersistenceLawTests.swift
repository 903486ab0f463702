import Foundation
import TestSupport
import Testing
import WeirModels
import WeirStreams

/// What is persisted is what the store has, whenever it is looked at.
@Suite struct PersistenceLawTests {
  /// Keeps data in a dictionary, and refuses on request.
  private final class Shelf: ModelPersistence, @unchecked Sendable {
    // `@unchecked Sendable`: the data are guarded by `lock`.
    struct Refused: Error {}

    private let lock = NSLock()
    private var data: [String: Data] = [:]
    private let refuses: @Sendable (String) -> Bool

    init(refuses: @escaping @Sendable (String) -> Bool = { _ in false }) {
      self.refuses = refuses
    }

    func data(ofType type: String, id: String) throws -> Data? { lock.withLock { data[id] } }

    func setData(_ new: Data, ofType type: String, id: String) throws {
      if refuses(id) { throw Refused() }
      lock.withLock { data[id] = new }
    }

    func removeData(ofType type: String, id: String) throws { lock.withLock { data[id] = nil } }

    func ids(ofType type: String) throws -> [String] { lock.withLock { Array(data.keys) } }
  }

  private func notes(_ store: ModelStore) -> [Note] { store.models(Note.self).sorted { $0.id < $1.id } }

  @Test(arguments: 0..<20) func aStoreComesBackAsItWas(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let shelf = Shelf()
    let store = ModelStore(keeping: .forever)
    let persisting = store.persist(Note.self, in: shelf) { Issue.record($0) }
    for step in 0..<40 {
      let id = "\(Int.random(in: 0..<5, using: &random))"
      switch Int.random(in: 0..<4, using: &random) {
      case 0: store.addAndUpdate(Note(id: id, text: "\(step)"))
      case 1: store.update(Note.self, id: id) { $0.text += "!" }
      case 2: store.remove(Note.self, id: id)
      default:
        store.transaction {
          $0.addAndUpdate(Note(id: id, text: "t\(step)"))
          $0.remove(Note.self, id: "0")
        }
      }
      let next = ModelStore(keeping: .forever)
      try next.restore(Note.self, from: shelf)
      #expect(notes(next) == notes(store), "seed \(seed), step \(step)")
    }
    persisting.dispose()
  }

  @Test func oneThatIsRefusedDoesNotKeepOthersFromBeingWritten() throws {
    let shelf = Shelf { $0 == "b" }
    let errors = Collected<String>()
    let store = ModelStore(keeping: .forever)
    let persisting = store.persist(Note.self, in: shelf) { errors.add("\(type(of: $0))") }
    store.addAndUpdate(contentsOf: ["a", "b", "c"].map { Note(id: $0, text: $0) })
    #expect(errors.values == ["Refused"])
    #expect(try shelf.ids(ofType: "Note").sorted() == ["a", "c"])
    persisting.dispose()
  }

  @Test func onlyTheIdsThatAreAskedForComeBack() throws {
    let shelf = Shelf()
    let store = ModelStore(keeping: .forever)
    let persisting = store.persist(Note.self, in: shelf) { Issue.record($0) }
    store.addAndUpdate(contentsOf: ["a", "b", "c"].map { Note(id: $0, text: $0) })
    persisting.dispose()
    let next = ModelStore(keeping: .forever)
    try next.restore(Note.self, ids: ["c", "none", "a"], from: shelf)
    #expect(notes(next).map(\.id) == ["a", "c"])
  }

  @Test func anUnconfirmedChangeIsWrittenAndWrittenBack() throws {
    let shelf = Shelf()
    let store = ModelStore(keeping: .forever)
    let persisting = store.persist(Note.self, in: shelf) { Issue.record($0) }
    store.addAndUpdate(Note(id: "a", text: "old"))
    let update = store.updateOptimistically(Note.self, id: "a") { $0.text = "new" }
    update.rollBack()
    let next = ModelStore(keeping: .forever)
    try next.restore(Note.self, from: shelf)
    #expect(notes(next).map(\.text) == ["old"])
    persisting.dispose()
  }
}
