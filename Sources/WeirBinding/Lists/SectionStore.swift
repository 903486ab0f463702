import Foundation

/// What a sectioned data source shows: sections, and the items that each had when it was set.
///
/// The items are kept beside their section, because a section may be an object that changes later; what the view was told
/// must not change behind its back. The same store serves tables and collection views.
struct SectionStore<Section: SectionModelType> {
  typealias Snapshot = SectionModel<Section, Section.Item>

  private(set) var snapshots: [Snapshot] = []

  /// The sections, with the items that the view shows.
  var sections: [Section] { snapshots.map { Section(original: $0.model, items: $0.items) } }

  mutating func set(_ sections: [Section]) {
    snapshots = sections.map { Snapshot(model: $0, items: $0.items) }
  }

  func section(at index: Int) -> Section {
    Section(original: snapshots[index].model, items: snapshots[index].items)
  }

  /// How many items a section has; none where there is no such section.
  func count(of section: Int) -> Int {
    snapshots.indices.contains(section) ? snapshots[section].items.count : 0
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && path[1] >= 0 && path[1] < count(of: path[0])
  }

  subscript(path: IndexPath) -> Section.Item {
    get { snapshots[path[0]].items[path[1]] }
    set { snapshots[path[0]].items[path[1]] = newValue }
  }

  func item(at path: IndexPath) throws -> Section.Item {
    guard contains(path) else { throw ListError.outOfBounds(indexPath: path) }
    return self[path]
  }

  /// Moves an item, as a person does who drags a row.
  ///
  /// - Throws: ``ListError/outOfBounds(indexPath:)``; then nothing has moved.
  mutating func move(_ source: IndexPath, to target: IndexPath) throws {
    guard contains(source) else { throw ListError.outOfBounds(indexPath: source) }
    let room = target.count == 2 ? count(of: target[0]) - (source[0] == target[0] ? 1 : 0) : -1
    guard target.count == 2, snapshots.indices.contains(target[0]), target[1] >= 0, target[1] <= room else {
      throw ListError.outOfBounds(indexPath: target)
    }
    let item = snapshots[source[0]].items.remove(at: source[1])
    snapshots[target[0]].items.insert(item, at: target[1])
  }
}
