import Testing

@testable import WeirBinding

@Suite struct SectionMatcherTests {
  func match(_ old: String, _ new: String, looksAtAll: Bool = false) -> SectionMatcher<Part> {
    SectionMatcher(from: parts(old), to: parts(new), looksAtAll: looksAtAll)
  }

  @Test func endsThatStandAsBefore() {
    let map = match("A: 1 2 3 4 5", "A: 1 2 9 5").map
    #expect(map.prefix == [2])
    #expect(map.suffix == [1])
    #expect(map.old.items == [0, 1, -1, -1, 3])
    #expect(map.new.items == [0, 1, -1, 4])
    #expect(map.oldMiddle(0) == 2..<4)
    #expect(map.newMiddle(0) == 2..<3)
  }

  @Test func aShorterListIsPrefixAndSuffix() {
    let map = match("A: 1 1 1", "A: 1").map
    #expect(map.prefix == [1])
    #expect(map.suffix == [0])
    #expect(map.oldMiddle(0) == 1..<3)
  }

  /// What follows each other as before between two places that differ is found without hashes; the gaps are left.
  @Test func runsBetweenTheEnds() {
    let matcher = match("A: 1 2 3 4 5 6 7 8 9", "A: 1 20 3 4 21 22 5 7 8 2 9")
    #expect(matcher.map.new.items == [0, -1, 2, 3, -1, -1, 4, 6, 7, 1, 8])
    #expect(matcher.oldGaps == [1..<2, 5..<6])
    #expect(matcher.newGaps == [1..<2, 4..<6, 9..<10])
  }

  /// Another order is given up soon: all is left to the hashes.
  @Test func anotherOrderIsLeft() {
    let old = [Part(1, (0..<100).map { Row(identity: $0) })]
    let new = [Part(1, old[0].items.reversed())]
    let matcher = SectionMatcher(from: old, to: new, looksAtAll: false)
    #expect(matcher.oldGaps == [0..<100] && matcher.newGaps == [0..<100])
    #expect(matcher.map.old.items == (0..<100).reversed().map { Int32($0) })
  }

  /// Short runs cost more than they bring: they are given up too.
  @Test func shortRunsAreLeft() {
    let old = [Part(1, (0..<1000).map { Row(identity: $0) })]
    let new = [Part(1, (0..<1000).flatMap { [Row(identity: $0), Row(identity: 1000 + $0)] })]
    let matcher = SectionMatcher(from: old, to: new, looksAtAll: false)
    #expect(matcher.newGaps.last.map { $0.count > 1000 } == true)
    #expect(matcher.map.old.items == (0..<1000).map { Int32(2 * $0) })
  }

  @Test func itemsOfOtherSections() {
    let map = match("A: 1 2 | B: 3", "B: 1 3 | C: 2").map
    #expect(map.old.sections == [-1, 0])
    #expect(map.new.sections == [1, -1])
    #expect(map.old.items == [0, 2, 1])
    #expect(map.suffix == [1, 0])
  }

  @Test func changedItems() {
    let map = match("A: 1 2 3 4", "A: 1u 3u 2 4u").map
    #expect(map.changed == [true, false, true, true])
    #expect(map.changedCount == 3)
    #expect(match("A: 1 | B:", "A: | B: 1u").map.changed == [true])
  }

  @Test func changedHeaders() {
    #expect(match("A: 1 | B: 2", "B u: 2 | A: 3").map.updatedSections == [true, false])
    #expect(match("A: 1", "B u: 1").map.updatedSections == [false], "a new section is not updated")
  }

  /// Duplicates are named where they are new, or all.
  @Test func whatIsLookedAt() {
    #expect(match("A: 1 1", "A: 1 1").duplicates.isEmpty)
    #expect(match("A: 1 1", "A: 1 1", looksAtAll: true).duplicates.count == 1)
    #expect(match("A: 1 1 2", "A: 1 1").duplicates.isEmpty, "what only goes makes no duplicates")
    #expect(match("A: 1 1", "A: 1 1 2").duplicates.isEmpty, "named before")
    #expect(match("A: 1", "A: 1 1").duplicates.count == 1)
    #expect(match("A: 1 2 3", "A: 2 3 1").duplicates.isEmpty)
    #expect(match("A: | A:", "A: | A:").duplicates.isEmpty)
    #expect(match("A: | A:", "A: | A:", looksAtAll: true).duplicates.count == 1)
    #expect(match("A: 1 | A: 1", "A: 1 | A: 1", looksAtAll: true).duplicates.count == 2)
  }

  @Test func errorsHoldTheSecond() throws {
    let matcher = match("", "A: 1a 1b | A u: 2", looksAtAll: true)
    let errors = matcher.duplicates.map { matcher.error($0) }
    #expect(errors.count == 2)
    guard case .duplicateSection(let section)? = errors.first, case .duplicateItem(let item)? = errors.last else {
      Issue.record("\(errors)")
      return
    }
    #expect((section as? Part)?.title == "u")
    #expect((item as? Row)?.text == "b")
  }

  /// The numbers on both sides always lead to each other.
  @Test func bothSidesAgree() {
    for seed in 0..<400 as Range<UInt64> {
      var random = RandomModel(seed: seed)
      random.repeats = seed % 2 == 0
      let (old, new) = (random.parts(sections: 4, rows: 14), random.parts(sections: 4, rows: 14))
      let map = SectionMatcher(from: old, to: new, looksAtAll: seed % 3 == 0).map
      for (before, after) in map.old.items.enumerated() where after >= 0 {
        #expect(map.new.items[Int(after)] == before, "seed \(seed)")
      }
      #expect(map.old.items.filter { $0 >= 0 }.count == map.new.items.filter { $0 >= 0 }.count, "seed \(seed)")
      #expect(map.changed.filter(\.self).count == map.changedCount, "seed \(seed)")
    }
  }
}
