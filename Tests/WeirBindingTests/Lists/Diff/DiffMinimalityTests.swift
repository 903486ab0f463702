import Testing
import WeirBinding

/// No smaller set of moves leads from one model to the next: all subsets of what could stay are tried.
@Suite struct DiffMinimalityTests {
  @Test(arguments: [(1, 8), (2, 8), (4, 8), (6, 4)])
  func asFewAsCanBe(sections: Int, rows: Int) throws {
    for seed in 0..<600 as Range<UInt64> {
      var random = RandomModel(seed: seed)
      let old = random.parts(sections: sections, rows: rows)
      let new = random.parts(sections: sections, rows: rows)
      let changes = Total(try Diff.changes(from: old, to: new).changesets)
      #expect(changes == Total(leastFrom: old, to: new), "seed \(seed): \(old) → \(new)")
    }
  }

  /// Long lists with few edits, whose items are mostly found in their order: a slow oracle counts what can stay.
  @Test func longListsToo() throws {
    for seed in 0..<40 as Range<UInt64> {
      var random = RandomModel(seed: seed)
      let old = [Part(1, (0..<400).map { Row(identity: $0) })]
      var rows = old[0].items
      for edit in 0..<Int.random(in: 1...80, using: &random) {
        let place = Int.random(in: rows.indices, using: &random)
        switch edit % 4 {
        case 0: rows.remove(at: place)
        case 1: rows.insert(contentsOf: (0..<edit).map { Row(identity: 1000 + edit * 100 + $0) }, at: place)
        case 2: rows[place].text += "u"
        default: rows.insert(rows.remove(at: place), at: Int.random(in: 0..<rows.count, using: &random))
        }
      }
      let changes = Total(try check(old, [Part(1, rows)], "seed \(seed)").changesets)
      let lasting = rows.map(\.identity).filter { $0 < 400 }
      #expect(changes.movedItems == lasting.count - Self.longestRising(lasting), "seed \(seed)")
      #expect(changes.deletedItems == 400 - lasting.count, "seed \(seed)")
      #expect(changes.insertedItems == rows.count - lasting.count, "seed \(seed)")
    }
  }

  /// By comparing each number with all before it.
  private static func longestRising(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (place, number) in numbers.enumerated() {
      lengths.append(1 + (0..<place).filter { numbers[$0] < number }.reduce(0) { max($0, lengths[$1]) })
    }
    return lengths.max() ?? 0
  }

  @Test func oneSectionMovedFarIsOneMove() throws {
    let old = (0..<20).map { part($0, 100 + $0) }
    let new = Array(old[1...]) + [old[0]]
    let changesets = try check(old, new).changesets
    #expect(changesets.count == 1)
    #expect(changesets.first?.movedSections.map { [$0.from, $0.to] } == [[0, 19]])
  }

  @Test func oneItemMovedFarIsOneMove() throws {
    let old = [Part(0, (0..<100).map { Row(identity: $0) })]
    let new = [Part(0, Array(old[0].items[1...]) + [old[0].items[0]])]
    let changesets = try check(old, new).changesets
    #expect(changesets.count == 1)
    #expect(changesets.first?.movedItems.map(\.to) == [ItemPath(sectionIndex: 0, itemIndex: 99)])
  }
}

/// How many changes of each kind there are.
struct Total: Equatable {
  var insertedSections = 0
  var deletedSections = 0
  var movedSections = 0
  var insertedItems = 0
  var deletedItems = 0
  var movedItems = 0

  init(_ changesets: [Changeset<Part>]) {
    for batch in changesets {
      insertedSections += batch.insertedSections.count
      deletedSections += batch.deletedSections.count
      movedSections += batch.movedSections.count
      insertedItems += batch.insertedItems.count
      deletedItems += batch.deletedItems.count
      movedItems += batch.movedItems.count
    }
  }

  /// The least that can do, by brute force.
  init(leastFrom old: [Part], to new: [Part]) {
    let (oldSections, newSections) = (old.map(\.identity), new.map(\.identity))
    let (before, after) = (old.flatMap(\.items).map(\.identity), new.flatMap(\.items).map(\.identity))
    let lasting = oldSections.filter(newSections.contains)
    insertedSections = newSections.count - lasting.count
    deletedSections = oldSections.count - lasting.count
    movedSections = lasting.count - Self.longestCommon(oldSections, newSections)
    movedItems = before.filter(after.contains).count
    for identity in lasting {
      let (earlier, later) = (Self.rows(of: identity, old), Self.rows(of: identity, new))
      insertedItems += later.filter { !before.contains($0) }.count
      deletedItems += earlier.filter { !after.contains($0) }.count
      movedItems -= Self.longestCommon(earlier, later)
    }
  }

  private static func rows(of identity: Int, _ parts: [Part]) -> [Int] {
    parts.first { $0.identity == identity }?.items.map(\.identity) ?? []
  }

  /// The longest list of which both are extensions, found among all subsets of the first.
  private static func longestCommon(_ first: [Int], _ second: [Int]) -> Int {
    var best = 0
    for subset in 0..<(1 << first.count) where subset.nonzeroBitCount > best {
      let chosen = first.indices.filter { subset & (1 << $0) != 0 }.map { first[$0] }
      let places = chosen.compactMap { second.firstIndex(of: $0) }
      if places.count == chosen.count, places == places.sorted() { best = chosen.count }
    }
    return best
  }
}
