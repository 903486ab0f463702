import Testing

@testable import WeirBinding

/// The plan for correspondences that are written down by hand.
@Suite struct UpdatePlanTests {
  /// A correspondence of sections of so many items, with pairs of items by number.
  func plan(
    old: [Int], new: [Int], sections: [(Int, Int)], items: [(Int, Int)] = [], changed: [Int] = [], updated: [Int] = []
  ) -> UpdatePlan {
    var map = Correspondence(oldCounts: old, newCounts: new)
    for (before, after) in sections {
      map.old.sections[before] = Int32(after)
      map.new.sections[after] = Int32(before)
    }
    for (before, after) in items { map.match(before, after, count: 1) }
    for item in changed { map.markChanged(item) }
    for section in updated { map.updatedSections[section] = true }
    return UpdatePlan(map)
  }

  func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(sectionIndex: section, itemIndex: item) }

  @Test func nothing() {
    let plan = plan(old: [], new: [], sections: [])
    #expect(plan.remaining.isEmpty && plan.arranged.isEmpty)
  }

  @Test func sectionsThatGoAtOnce() {
    let plan = plan(old: [2, 1, 0], new: [1], sections: [(1, 0)], items: [(2, 0)])
    #expect(plan.deletedSections == [0, 2])
    #expect(plan.deletedItems.isEmpty)
    #expect(plan.remaining.map(\.old) == [1])
    #expect(plan.isSettled == [true])
  }

  /// A section whose items move elsewhere lasts until they have, and is not in the way of others that move.
  @Test func sectionsThatGoLate() {
    let plan = plan(old: [1, 2, 1], new: [2, 1], sections: [(0, 1), (2, 0)], items: [(0, 2), (2, 1), (3, 0)])
    #expect(plan.deletedSections.isEmpty)
    #expect(plan.remaining.map(\.old) == [0, 1, 2])
    #expect(plan.movedSections.count == 1)
    let late = plan.arranged.firstIndex { $0.new < 0 }
    #expect(plan.emptiedSections == [late].compactMap { $0 })
    #expect(plan.movedItems.map(\.from) == [path(late ?? -1, 1)])
    #expect(plan.isSettled == [false, true])
  }

  @Test func sectionsThatGoLateKeepTheirPlaces() {
    let plan = plan(
      old: [1, 1, 1, 1], new: [1, 1, 2], sections: [(1, 0), (3, 2)], items: [(0, 2), (1, 0), (2, 1), (3, 3)])
    #expect(plan.arranged.map(\.old) == [0, 1, 2, -1, 3] || plan.arranged.map(\.old) == [0, 1, 2, 3, -1])
    #expect(plan.insertedSections.count == 1)
    #expect(plan.movedSections.isEmpty)
    #expect(plan.emptiedSections == [0, 2])
  }

  @Test func ranksSkipWhatIsDeleted() {
    let plan = plan(old: [4, 0], new: [1, 1], sections: [(0, 0), (1, 1)], items: [(1, 0), (3, 1)])
    #expect(plan.deletedItems == [path(0, 0), path(0, 2)])
    #expect(plan.movedItems.map(\.from) == [path(0, 1)])
    #expect(plan.movedItems.map(\.to) == [path(1, 0)])
  }

  @Test func newSectionsComeWithNewItemsOnly() {
    let plan = plan(old: [2], new: [1, 2], sections: [(0, 0)], items: [(0, 0), (1, 2)])
    #expect(plan.insertedSections == [1])
    #expect(plan.insertedItems.isEmpty)
    #expect(plan.movedItems.map(\.to) == [path(1, 1)])
    #expect(plan.isSettled == [false, false])
  }

  @Test func itemsInReloadedSectionsAreNotReloaded() {
    let pairs = [(0, 0), (1, 1)]
    let both = plan(old: [1, 1], new: [1, 1], sections: pairs, items: pairs, changed: [0, 1])
    #expect(both.updatedItems == [path(0, 0), path(1, 0)])
    let one = plan(old: [1, 1], new: [1, 1], sections: pairs, items: pairs, changed: [0, 1], updated: [1])
    #expect(one.updatedItems == [path(0, 0)])
    #expect(one.updatedSections == [1])
  }

  @Test func sidesFindTheSectionsOfItems() {
    let side = Correspondence.Side(counts: [0, 2, 0, 0, 3, 0])
    #expect((0..<5).map { side.section(of: $0, hint: -1) } == [1, 1, 4, 4, 4])
    #expect((0..<5).map { side.section(of: $0, hint: 4) } == [1, 1, 4, 4, 4])
    #expect(side.path(of: 3, hint: 1) == path(4, 1))
    #expect(side.range(2).isEmpty)
  }
}
