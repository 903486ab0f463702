import Synchronization
import TestSupport
import Testing
import WeirModels
import WeirReporting

@Suite struct ModelStoreUpdatingTests {
  private struct Refused: Error {}

  private let store = ModelStore()

  @Test func whatIsNewIsAdded() {
    #expect(store.addAndUpdate(User(1, "Ann")) == User(1, "Ann"))
    #expect(store.model(User.self, id: 1) == User(1, "Ann"))
  }

  @Test func whatIsThereIsMerged() {
    store.addAndUpdate(Repo("a", stars: 5, owner: 1))
    let merged = store.addAndUpdate(Repo("a", stars: nil, owner: 2))
    #expect(merged.stars == 5)
    #expect(store.model(Repo.self, id: "a")?.owner == 2)
  }

  @Test func aRuleOfTheCallGoesBeforeThatOfTheType() {
    store.addAndUpdate(Repo("a", stars: 5))
    store.addAndUpdate(Repo("a", stars: nil), merging: .replace)
    #expect(store.model(Repo.self, id: "a")?.stars == nil)
  }

  @Test func updateChangesACopy() {
    store.addAndUpdate(User(1, likes: 1))
    #expect(store.update(User.self, id: 1) { $0.likes += 1 }?.likes == 2)
    #expect(store.model(User.self, id: 1)?.likes == 2)
  }

  @Test func updateOfWhatIsNotThereDoesNothing() {
    #expect(store.update(User.self, id: 1) { _ in Issue.record("there is nothing to change") } == nil)
    #expect(store.update(User.self, id: 1, with: Patch().setting(\.name, to: "x")) == nil)
    #expect(store.isEmpty)
  }

  @Test func whatIsThrownChangesNothing() {
    store.addAndUpdate(User(1, "Ann"))
    #expect(throws: Refused.self) {
      try store.update(User.self, id: 1) { user in
        user.name = "Ben"
        throw Refused()
      }
    }
    #expect(store.model(User.self, id: 1)?.name == "Ann")
  }

  @Test func aClassIsReplacedByAChangedCopy() {
    store.addAndUpdate(Photo(1, "sea"))
    store.update(Photo.self, id: 1) { $0 = Photo(1, $0.title + "side") }
    #expect(store.model(Photo.self, id: 1)?.title == "seaside")
  }

  @Test func aModelStaysUnderTheIdItWasUpdatedBy() {
    store.addAndUpdate(User(1))
    store.update(User.self, id: 1) { $0.id = 2 }
    #expect(store.model(User.self, id: 2) == nil)
    #expect(store.model(User.self, id: 1)?.id == 2)
  }

  @Test func removeGivesWhatWasThere() {
    store.addAndUpdate(User(1, "Ann"))
    #expect(store.remove(User.self, id: 1)?.name == "Ann")
    #expect(store.remove(User.self, id: 1) == nil)
    #expect(store.isEmpty)
  }

  @Test func removeAllLeavesOtherTypes() {
    store.addAndUpdate(contentsOf: (0..<100).map { User($0) })
    store.addAndUpdate(Repo("a"))
    store.removeAll(User.self)
    #expect(store.models(User.self).isEmpty)
    #expect(store.count == 1)
  }

  @Test func anotherChangeInTheMiddleIsNotLost() {
    let store = store
    store.addAndUpdate(User(1, "Ann"))
    var calls = 0
    store.update(User.self, id: 1) { user in
      calls += 1
      if calls == 1 { store.update(User.self, id: 1) { $0.name = "Ben" } }
      user.likes += 1
    }
    #expect(calls == 2)
    #expect(store.model(User.self, id: 1) == User(1, "Ben", likes: 1))
  }

  @Test func aModelThatCameBackIsNotTakenForTheOldOne() {
    let store = store
    store.addAndUpdate(User(1, "Ann"))
    var names: [String] = []
    store.update(User.self, id: 1) { user in
      names.append(user.name)
      if names.count == 1 {
        store.remove(User.self, id: 1)
        store.addAndUpdate(User(1, "Ben"))
      }
      user.likes = 1
    }
    #expect(names == ["Ann", "Ben"])
    #expect(store.model(User.self, id: 1) == User(1, "Ben", likes: 1))
  }
}

/// Alone, as the faults of all tests of a process are collected in one place.
@Suite(.serialized) struct BrokenUpdateTests {
  @Test(.timeLimit(.minutes(10))) func aClosureThatSpoilsItsOwnUpdateIsReported() {
    let store = ModelStore()
    store.addAndUpdate(User(1))
    let faults = reportedFaults(of: "ModelStore") {
      store.update(User.self, id: 1) { user in
        store.update(User.self, id: 1) { $0.likes += 1 }
        user.name = "Ben"
      }
    }
    #expect(store.model(User.self, id: 1)?.name == "Ben")
    #expect(faults.count == 1)
    #expect(faults.first?.rule.hasPrefix("the closure of an update must not change") == true)
  }

  @Test(.timeLimit(.minutes(10))) func aTransactionThatOutlivesItsClosureIsReported() {
    let store = ModelStore()
    let kept = store.transaction { $0 }
    let faults = reportedFaults(of: "ModelTransaction") { kept.addAndUpdate(User(1)) }
    #expect(store.isEmpty)
    #expect(faults.count == 1)
    #expect(faults.first?.rule.hasPrefix("it was used after") == true)
  }
}
