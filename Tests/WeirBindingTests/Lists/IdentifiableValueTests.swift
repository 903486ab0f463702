import Testing
import WeirBinding

/// Values that are their own identities, and the identities of the standard types.
@Suite struct IdentifiableValueTests {
  @Test func aValueIsItsIdentity() {
    let value = IdentifiableValue(value: "a")
    #expect(value.identity == "a")
    #expect("\(value) \(String(reflecting: value))" == "a a")
    #expect(Set([value, IdentifiableValue(value: "a"), IdentifiableValue(value: "b")]).count == 2)
  }

  /// A changed value is another item: it goes and comes, and is never reloaded.
  @Test func aChangedValueIsAnotherItem() throws {
    func section(_ texts: String...) -> [AnimatableSectionModel<Int, IdentifiableValue<String>>] {
      [AnimatableSectionModel(model: 1, items: texts.map { IdentifiableValue(value: $0) })]
    }
    let changesets = try Diff.changes(from: section("a", "b"), to: section("a", "c")).changesets
    #expect(changesets.flatMap(\.deletedItems) == [ItemPath(sectionIndex: 0, itemIndex: 1)])
    #expect(changesets.flatMap(\.insertedItems) == [ItemPath(sectionIndex: 0, itemIndex: 1)])
    #expect(changesets.flatMap(\.updatedItems).isEmpty)
  }

  @Test func standardTypesAreTheirIdentities() {
    #expect(5.identity == 5 && UInt8(3).identity == 3 && "a".identity == "a" && 0.5.identity == 0.5)
    #expect(Double.nan.identity != Double.nan.identity)
  }

  /// Lists of bare numbers and texts are compared without a model of their own.
  @Test func listsOfStandardTypes() throws {
    let old = [AnimatableSectionModel(model: "s", items: [1, 2, 3])]
    let new = [AnimatableSectionModel(model: "s", items: [3, 1])]
    let changesets = try Diff.changes(from: old, to: new).changesets
    #expect(changesets.flatMap(\.deletedItems).count == 1)
    #expect(changesets.flatMap(\.movedItems).count == 1)
  }
}
