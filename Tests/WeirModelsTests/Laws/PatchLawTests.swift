import Foundation
import TestSupport
import Testing
import WeirModels

/// A patch changes what stands in the JSON, and nothing else.
@Suite struct PatchLawTests {
  @Test(arguments: 0..<40) func exactlyTheKeysThatAreThere(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var members: [String] = []
    let old = User(1, "old", bio: Bool.random(using: &random) ? "old" : nil, likes: 3)
    var expected = old
    if Bool.random(using: &random) {
      members.append(#""name": "n\#(seed)""#)
      expected.name = "n\(seed)"
    }
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      members.append(#""bio": null"#)
      expected.bio = nil
    case 1:
      members.append(#""bio": "b\#(seed)""#)
      expected.bio = "b\(seed)"
    default: break
    }
    if Bool.random(using: &random) { members.append(#""unknown": [1, {"name": "no"}]"#) }
    let json = "{" + members.shuffled(using: &random).joined(separator: ", ") + "}"
    let patch = try JSONDecoder().decode(UserPatch.self, from: Data(json.utf8))
    let store = ModelStore()
    store.addAndUpdate(old)
    #expect(store.update(id: 1, with: patch) == expected, "seed \(seed), \(json)")
    #expect(store.update(id: 1, with: patch) == expected, "seed \(seed): once more changes nothing")
  }

  @Test func inATransactionItIsOneOfTheChanges() throws {
    let patch = try JSONDecoder().decode(UserPatch.self, from: Data(#"{"bio": "b"}"#.utf8))
    let store = ModelStore()
    store.addAndUpdate(User(1, "Ann"))
    store.transaction { transaction in
      transaction.update(User.self, id: 1) { $0.likes = 7 }
      #expect(transaction.update(id: 1, with: patch)?.bio == "b")
      #expect(transaction.update(id: 2, with: patch) == nil)
    }
    #expect(store.model(User.self, id: 1) == User(1, "Ann", bio: "b", likes: 7))
  }

  @Test func aPatchThatChangesNothingIsNotTold() throws {
    let patch = try JSONDecoder().decode(UserPatch.self, from: Data(#"{"name": "Ann"}"#.utf8))
    let store = ModelStore()
    store.addAndUpdate(User(1, "Ann"))
    let seen = Collected<User?>()
    let subscription = store.observe(User.self, id: 1).subscribe(onNext: { seen.add($0) })
    store.update(id: 1, with: patch)
    #expect(seen.values.count == 1)
    subscription.dispose()
  }

  @Test func anErrorOfDecodingNamesThePlace() {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(UserPatch.self, from: Data(#"{"name": null}"#.utf8))
    }
    #expect(error.map { "\($0)" }?.contains("name") == true)
  }
}
