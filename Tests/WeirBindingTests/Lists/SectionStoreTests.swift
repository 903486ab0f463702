import Foundation
import Testing

@testable import WeirBinding

@Suite struct SectionStoreTests {
  typealias Model = SectionModel<String, Int>

  func store() -> SectionStore<Model> {
    var store = SectionStore<Model>()
    store.set([Model(model: "a", items: [1, 2, 3]), Model(model: "b", items: [])])
    return store
  }

  func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(indexes: [section, row]) }

  @Test func answers() throws {
    var store = store()
    #expect(store.count(of: 0) == 3)
    #expect(store.count(of: 2) == 0)
    #expect(store.count(of: -1) == 0)
    #expect(try store.item(at: path(0, 2)) == 3)
    store[path(0, 2)] = 9
    #expect(store.sections == [Model(model: "a", items: [1, 2, 9]), Model(model: "b", items: [])])
    #expect(store.section(at: 0).items == [1, 2, 9])
  }

  @Test(arguments: [[0, 3], [0, -1], [1, 0], [2, 0], [-1, 0], [], [0], [0, 0, 0]])
  func refusesPlacesThatAreNotThere(place: [Int]) {
    let place = IndexPath(indexes: place)
    #expect(throws: ListError.outOfBounds(indexPath: place)) { try store().item(at: place) }
    var moving = store()
    #expect(throws: ListError.outOfBounds(indexPath: place)) { try moving.move(place, to: path(0, 0)) }
    #expect(moving.sections == store().sections)
  }

  @Test(arguments: [[0, 3], [0, -1], [1, 1], [2, 0], [], [0]])
  func refusesTargetsThatAreNotThere(place: [Int]) {
    var moving = store()
    let place = IndexPath(indexes: place)
    #expect(throws: ListError.outOfBounds(indexPath: place)) { try moving.move(path(0, 0), to: place) }
    #expect(moving.sections == store().sections)
  }

  @Test func moves() throws {
    var store = store()
    try store.move(path(0, 0), to: path(0, 2))
    #expect(store.sections.map(\.items) == [[2, 3, 1], []])
    try store.move(path(0, 1), to: path(1, 0))
    #expect(store.sections.map(\.items) == [[2, 1], [3]])
    try store.move(path(1, 0), to: path(0, 2))
    #expect(store.sections.map(\.items) == [[2, 1, 3], []])
  }

  /// A section that is an object may change; what the view was told does not.
  @Test func objectsThatChange() {
    let section = LiveSection([1, 2])
    var store = SectionStore<LiveSection>()
    store.set([section])
    section.items = []
    #expect(store.count(of: 0) == 2)
    #expect(store.sections[0].items == [1, 2])
  }

  @Test func errorsSayWhere() {
    #expect("\(ListError.outOfBounds(indexPath: path(1, 2)))" == "there is no row at 1, 2 (section, row)")
  }
}

final class LiveSection: SectionModelType {
  var items: [Int]

  init(_ items: [Int]) { self.items = items }

  init(original: LiveSection, items: [Int]) { self.items = items }
}
