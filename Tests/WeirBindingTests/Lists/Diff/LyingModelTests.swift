import Foundation
import Testing
import WeirBinding

/// Models that break the rules of hashing and equality: the batches are legal all the same, by number of rows.
@Suite struct LyingModelTests {
  @Test(.timeLimit(.minutes(10)), arguments: Liar.Lie.allCases)
  func batchesStayLegal(lie: Liar.Lie) throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = RandomModel(seed: seed)
      let liars = Liars(seed: seed)
      let old = Self.sections(random.parts(sections: 4, rows: 12), lie, liars)
      let new = Self.sections(random.parts(sections: 4, rows: 12), lie, liars)
      // A lie about identities may well look as if the initialiser had forgotten them.
      guard let changes = try? Diff.changes(from: old, to: new) else { continue }
      var counts = old.map(\.items.count)
      for batch in changes.changesets {
        #expect(batch.finalSections.count == counts.count - batch.deletedSections.count + batch.insertedSections.count)
        counts = batch.finalSections.map(\.items.count)
        let kinds = batch.insertedItems.count + batch.deletedItems.count + batch.movedItems.count
        #expect(
          Set(batch.insertedItems + batch.movedItems.map(\.to)).count + batch.deletedItems.count == kinds,
          "seed \(seed)")
      }
      if !changes.changesets.isEmpty { #expect(counts == new.map(\.items.count), "\(lie), seed \(seed)") }
    }
  }

  static func sections(_ parts: [Part], _ lie: Liar.Lie, _ liars: Liars) -> [Lies] {
    parts.map { part in
      let items = part.items.map { LiarRow(identity: Liar(number: $0.identity, lie: lie, liars: liars)) }
      return Lies(identity: part.identity, items: items)
    }
  }

  /// Keys that all have one hash cost time, but no more.
  @Test func oneHashForAll() throws {
    let liars = Liars(seed: 1)
    let rows = (0..<500).map { LiarRow(identity: Liar(number: $0, lie: .oneHash, liars: liars)) }
    let changes = try Diff.changes(
      from: [Lies(identity: 1, items: rows)], to: [Lies(identity: 1, items: rows.reversed())])
    #expect(changes.changesets.flatMap(\.movedItems).count == 499)
    #expect(changes.duplicates.isEmpty)
  }

  @Test func numbersThatAreNotEqualToThemselves() throws {
    let old = [AnimatableSectionModel(model: 1, items: [Double.nan, 1, .nan])]
    let new = [AnimatableSectionModel(model: 1, items: [1, Double.nan])]
    let changesets = try Diff.changes(from: old, to: new).changesets
    #expect(changesets.last?.finalSections.first?.items.count == 2)
  }
}

/// Where liars get their whims.
final class Liars {
  private var random: RandomModel

  init(seed: UInt64) { random = RandomModel(seed: seed) }

  func whim() -> Int { Int.random(in: 0..<4, using: &random) }
}

/// An identity that lies about its hash or its equality.
struct Liar: Hashable {
  enum Lie: CaseIterable { case oneHash, newHashEachTime, equalToAll, equalToNone, equalAtWhim }

  var number: Int
  var lie: Lie
  var liars: Liars

  static func == (left: Liar, right: Liar) -> Bool {
    switch left.lie {
    case .oneHash, .newHashEachTime: left.number == right.number
    case .equalToAll: true
    case .equalToNone: false
    case .equalAtWhim: left.liars.whim() == 0
    }
  }

  func hash(into hasher: inout Hasher) {
    switch lie {
    case .oneHash: hasher.combine(0)
    case .newHashEachTime: hasher.combine(liars.whim())
    default: hasher.combine(number)
    }
  }
}

struct LiarRow: IdentifiableType, Equatable {
  var identity: Liar

  static func == (left: LiarRow, right: LiarRow) -> Bool { true }
}

/// Sections whose own identities are honest.
struct Lies: AnimatableSectionModelType {
  var identity: Int
  var items: [LiarRow]

  init(identity: Int, items: [LiarRow]) { (self.identity, self.items) = (identity, items) }

  init(original: Lies, items: [LiarRow]) { self.init(identity: original.identity, items: items) }
}
