import Testing
import WeirBinding

@Suite struct SingleSectionTests {
  struct Person: AnimatableModel {
    var identity: Int
    var name: String
  }

  @Test func plain() {
    let list = SingleSection.create([1, 2])
    #expect(list == [SingleSectionModel(items: [1, 2])])
    #expect(SingleSectionModel.create(["a"]).map(\.items) == [["a"]])
    #expect(SingleSectionModel(original: list[0], items: [3]).items == [3])
  }

  @Test func animatable() throws {
    let people = [Person(identity: 1, name: "a"), Person(identity: 2, name: "b")]
    let list = AnimatableSingleSection.create(people)
    #expect(list == AnimatableSingleSectionModel.create(people))
    #expect(list.map(\.identity) == [""])
    #expect(AnimatableSingleSectionModel(original: list[0], items: []).items.isEmpty)
    let changesets = try Diff.changes(from: list, to: .create(people.reversed())).changesets
    #expect(changesets.map(\.movedItems.count) == [1])
  }

  /// All lists of one section are the same section: their items alone differ.
  @Test func listsAreComparable() throws {
    let (one, none) = ([Person(identity: 1, name: "a")], [Person]())
    let changes = try Diff.changes(from: AnimatableSingleSection.create(none), to: .create(one))
    #expect(changes.changesets.map(\.insertedItems.count) == [1])
    #expect(changes.changesets.map(\.insertedSections.count) == [0])
  }
}
