/// The observers of single elements of one list: the list is compared once, and only who observes what has changed is told.
///
/// Only the main actor uses it (see `StoreEntry`).
@usableFromInline
final class ElementGroup {
  /// Compares the list with the one that is remembered, the place of which it takes, and gives the indices that differ.
  @usableFromInline typealias Check = @MainActor (UnsafeRawPointer) -> [Int]
  /// Calls a body with the address of the element at an index, or of nil where there is none.
  @usableFromInline typealias Lend = @MainActor (Int, (UnsafeRawPointer) -> Void) -> Void

  private let check: Check
  private let lend: Lend
  private var lists: [Int: EntryList] = [:]
  /// Is told of each entry that leaves, and whether it was the last.
  var onRemoval: (StoreEntry, Bool) -> Void = { _, _ in }

  @usableFromInline
  init(check: @escaping Check, lend: @escaping Lend) {
    self.check = check
    self.lend = lend
  }

  /// How many observers there are.
  var count: Int { lists.values.reduce(0) { $0 + $1.count } }

  func add(_ entry: StoreEntry, at index: Int, version: Int) {
    if let list = lists[index] { return list.append(entry, version: version) }
    let list = EntryList()
    lists[index] = list
    list.onRemoval = { [unowned self, unowned list] entry in
      if list.count == 0 { lists[index] = nil }
      onRemoval(entry, lists.isEmpty)
    }
    list.append(entry, version: version)
  }

  @MainActor
  func tell(_ state: UnsafeRawPointer, version: Int) {
    for index in check(state) {
      guard let list = lists[index] else { continue }
      lend(index) { list.walk($0, version: version) }
    }
  }

  func removeOrphans() {
    for list in lists.values { list.removeOrphans() }
  }
}
