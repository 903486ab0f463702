import Testing
import WeirModels

@Suite struct MergeRuleTests {
  private let old = User(1, "old", bio: "b", version: 5)

  @Test func replaceAndKeep() {
    #expect(MergeRule<User>.replace(old, User(1, "new")).name == "new")
    #expect(MergeRule<User>.keep(old, User(1, "new")) == old)
  }

  @Test(arguments: [(4, "old"), (5, "new"), (6, "new")])
  func theNewestStays(_ version: Int, _ name: String) {
    let rule = MergeRule<User>.newest { $0.version }
    #expect(rule(old, User(1, "new", version: version)).name == name)
  }

  @Test func takingSomeFields() {
    let rule = MergeRule<User>.taking { $0.name = $1.name }
    #expect(rule(old, User(1, "new", likes: 9)) == User(1, "new", bio: "b", version: 5))
  }

  @Test func keepingWhatIsNil() {
    let rule = MergeRule<User>.replace.keepingOld(\.bio)
    #expect(rule(old, User(1, "new")).bio == "b")
    #expect(rule(old, User(1, "new", bio: "c")).bio == "c")
  }

  @Test func itIsUsedByTheStore() {
    let store = ModelStore()
    store.addAndUpdate(old, merging: .keep)
    #expect(store.model(User.self, id: 1) == old)
    store.addAndUpdate(contentsOf: [User(1, "late", version: 4), User(2, "two")], merging: .newest { $0.version })
    #expect(store.model(User.self, id: 1)?.name == "old")
    #expect(store.model(User.self, id: 2)?.name == "two")
  }
}
