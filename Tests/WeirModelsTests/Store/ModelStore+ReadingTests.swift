import Testing
import WeirModels

@Suite struct ModelStoreReadingTests {
  private let store = ModelStore()

  @Test func modelsComeInTheOrderOfTheIds() {
    store.addAndUpdate(contentsOf: [User(1), User(2), User(3)])
    #expect(store.models(User.self, ids: [3, 9, 1, 3]).map(\.id) == [3, 1, 3])
    #expect(store.models(User.self, ids: [Int]()).isEmpty)
  }

  @Test func allModelsOfATypeAreThere() {
    store.addAndUpdate(contentsOf: (0..<1000).map { User($0) })
    store.addAndUpdate(Repo("a"))
    #expect(Set(store.models(User.self).map(\.id)) == Set(0..<1000))
    #expect(store.models(Repo.self).map(\.id) == ["a"])
  }

  @Test func aRetainedIdWithoutAModelIsNone() {
    let handle = store.retain(User.self, id: 1)
    #expect(store.models(User.self).isEmpty)
    #expect(store.count == 0)
    #expect(!store.isEmpty)
    handle.release()
    #expect(store.isEmpty)
  }

  @Test func theTypeMayBeInferred() {
    store.addAndUpdate(User(1, "Zoe"))
    let user: User? = store.model(id: 1)
    #expect(user?.name == "Zoe")
  }
}
