import Foundation
import Testing
import WeirBinding

/// What a comparison asks of the models, counted.
@Suite struct DiffCostTests {
  func model(_ numbers: some Sequence<Int>, _ counter: Counter) -> [AnimatableSectionModel<Int, Counted>] {
    [AnimatableSectionModel(model: 1, items: numbers.map { Counted(number: $0, counter: counter) })]
  }

  func count(_ old: some Sequence<Int>, _ new: some Sequence<Int>) throws -> Counter {
    let counter = Counter()
    _ = try Diff.changes(from: model(old, counter), to: model(new, counter))
    return counter
  }

  @Test func identitiesAreReadAFewTimes() throws {
    #expect(try count(0..<1000, 0..<1000).identities == 2000)
    #expect(try count(0..<1000, (0..<1000).reversed()).identities <= 3 * 2000)
    #expect(try count(0..<1000, 1000..<2000).identities <= 3 * 2000)
    #expect(try count([1], [2]).identities <= 3 * 2)
  }

  /// Items in their old order are found without their hashes.
  @Test func mostItemsAreNotHashed() throws {
    #expect(try count(0..<1000, 0..<1000).hashes == 0)
    #expect(try count(0..<1000, 0..<999).hashes == 0)
    var new = Array(0..<1000)
    for place in stride(from: 0, to: 1000, by: 50) { new.remove(at: place - place / 50) }
    #expect(try count(0..<1000, new).hashes == 0)
    #expect(try count(0..<1000, new.reversed()).hashes <= 1000 + new.count)
    // What is new might be a duplicate of any other.
    #expect(try count(0..<1000, new + [5000]).hashes <= 1 + 20 + new.count)
  }

  @Test func everyPairIsComparedOnce() throws {
    #expect(try count(0..<1000, 0..<1000).equalities == 1000)
    #expect(try count(0..<1000, (0..<1000).reversed()).equalities <= 2 * 1000)
  }

  /// Generic code, which the compiler does not specialise, finds the same.
  @Test func unspecialised() throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = RandomModel(seed: seed)
      let old: Any = random.parts(sections: 4, rows: 12)
      let new: Any = random.parts(sections: 4, rows: 12)
      let sections = try #require(old as? [Part])
      let boxed = try Boxed.changes(sections.first ?? part(1), old, new)
      let direct = try Diff.changes(from: sections, to: try #require(new as? [Part])).changesets
      #expect(boxed == direct.map(\.debugDescription), "seed \(seed)")
    }
  }
}

/// Compares models of which only the protocol is known.
enum Boxed {
  static func changes(_ example: any AnimatableSectionModelType, _ old: Any, _ new: Any) throws -> [String] {
    try open(example, old, new)
  }

  @inline(never)
  private static func open<Section: AnimatableSectionModelType>(
    _ example: Section, _ old: Any, _ new: Any
  ) throws -> [String] {
    let (old, new) = (old as? [Section] ?? [], new as? [Section] ?? [])
    return try Diff.changes(from: old, to: new).changesets.map(\.debugDescription)
  }
}

/// How often identities were read and hashed, and items compared.
final class Counter {
  var identities = 0
  var hashes = 0
  var equalities = 0
}

struct Counted: IdentifiableType, Equatable {
  struct Key: Hashable {
    var number: Int
    var counter: Counter

    static func == (left: Key, right: Key) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) {
      counter.hashes += 1
      hasher.combine(number)
    }
  }

  var number: Int
  var counter: Counter

  var identity: Key {
    counter.identities += 1
    return Key(number: number, counter: counter)
  }

  static func == (left: Counted, right: Counted) -> Bool {
    left.counter.equalities += 1
    return left.number == right.number
  }
}
