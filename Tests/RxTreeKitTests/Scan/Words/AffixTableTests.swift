import TestSupport
import Testing

@testable import RxTreeKit

@Suite struct AffixTableTests {
  private func matches(_ word: String, _ table: AffixTable) -> Bool {
    Array(word.utf8).withUnsafeBufferPointer { table.matches($0) }
  }

  @Test(arguments: ["push", "pushViewController", "popAll", "pop"])
  func findsPrefixes(_ word: String) {
    #expect(matches(word, AffixTable(["push", "pop"], side: .prefix)))
  }

  @Test(arguments: ["", "p", "pus", "xpush", "Push", "repop"])
  func findsNoOtherPrefix(_ word: String) {
    #expect(!matches(word, AffixTable(["push", "pop"], side: .prefix)))
  }

  @Test(arguments: ["Flow", "AppFlow", "MainCoordinator", "Coordinator"])
  func findsSuffixes(_ word: String) {
    #expect(matches(word, AffixTable(["Flow", "Coordinator"], side: .suffix)))
  }

  @Test(arguments: ["", "w", "low", "flow", "Flows", "FlowX", "coordinator"])
  func findsNoOtherSuffix(_ word: String) {
    #expect(!matches(word, AffixTable(["Flow", "Coordinator"], side: .suffix)))
  }

  @Test(arguments: [AffixTable.Side.prefix, .suffix])
  func emptyAffixesMatchNothing(_ side: AffixTable.Side) {
    #expect(!matches("word", AffixTable([""], side: side)))
    #expect(!matches("", AffixTable([""], side: side)))
    #expect(!matches("word", AffixTable([], side: side)))
  }

  @Test func anAffixMayStartOrEndAnother() {
    let prefixes = AffixTable(["pushed", "push"], side: .prefix)
    #expect(matches("pushes", prefixes))
    let suffixes = AffixTable(["ViewController", "Controller"], side: .suffix)
    #expect(matches("TabController", suffixes))
    #expect(matches("TabViewController", suffixes))
  }

  @Test func knowsTheFirstAndTheLastByteOfAll() {
    #expect(matches("\u{7F}a", AffixTable(["\u{7F}"], side: .prefix)))
    #expect(matches("a\u{1}", AffixTable(["\u{1}"], side: .suffix)))
    #expect(matches("aé", AffixTable(["é"], side: .suffix)))
  }

  @Test func agreesWithTheStandardLibraryOnRandomWords() {
    let seed = UInt64(77)
    var random = SeededGenerator(seed: seed)
    func word(_ lengths: ClosedRange<Int>) -> String {
      String((0..<Int.random(in: lengths, using: &random)).map { _ in "abc".randomElement(using: &random) ?? "a" })
    }
    for _ in 0..<300 {
      let affixes = (0..<4).map { _ in word(1...4) }
      let probe = word(0...6)
      let isPrefixed = affixes.contains { probe.hasPrefix($0) }
      let isSuffixed = affixes.contains { probe.hasSuffix($0) }
      #expect(matches(probe, AffixTable(affixes, side: .prefix)) == isPrefixed, "seed \(seed), \(probe) in \(affixes)")
      #expect(matches(probe, AffixTable(affixes, side: .suffix)) == isSuffixed, "seed \(seed), \(probe) in \(affixes)")
    }
  }
}
