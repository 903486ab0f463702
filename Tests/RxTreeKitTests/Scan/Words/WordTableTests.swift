import TestSupport
import Testing

@testable import RxTreeKit

@Suite struct WordTableTests {
  private func index(_ word: String, in table: WordTable) -> Int? {
    Array(word.utf8).withUnsafeBufferPointer { table.index(of: $0) }
  }

  @Test func numbersWordsInTheOrderGiven() {
    let table = WordTable(["present", "push", "show"])
    #expect(index("present", in: table) == 0)
    #expect(index("push", in: table) == 1)
    #expect(index("show", in: table) == 2)
  }

  @Test(arguments: ["", "p", "pus", "pushe", "Push", "hsup", "presenT", "shown", "ø"])
  func knowsNoOtherWord(_ word: String) {
    #expect(index(word, in: WordTable(["present", "push", "show"])) == nil)
  }

  @Test func emptyTableKnowsNothing() {
    #expect(index("push", in: WordTable([])) == nil)
    #expect(index("", in: WordTable([])) == nil)
  }

  @Test func emptyWordsMatchNothing() {
    let table = WordTable(["", "a", ""])
    #expect(index("", in: table) == nil)
    #expect(index("a", in: table) == 1)
  }

  @Test func repeatsKeepTheFirstNumber() {
    #expect(index("a", in: WordTable(["a", "b", "a"])) == 0)
  }

  @Test func tellsLongWordsApart() {
    let long = String(repeating: "x", count: 70)
    let table = WordTable([long, long + "y"])
    #expect(index(long, in: table) == 0)
    #expect(index(long + "y", in: table) == 1)
    #expect(index(long + "z", in: table) == nil)
    #expect(index(long + "yy", in: table) == nil)
  }

  @Test func comparesBytesNotCharacters() {
    // The same character, composed and decomposed.
    let table = WordTable(["caf\u{E9}"])
    #expect(index("caf\u{E9}", in: table) == 0)
    #expect(index("cafe\u{301}", in: table) == nil)
  }

  @Test func findsEveryOneOfManyWords() {
    let words = (0..<2_000).map { "word\($0 &* 7_919)" }
    let table = WordTable(words)
    for (number, word) in words.enumerated() {
      #expect(index(word, in: table) == number)
      #expect(index(word + "_", in: table) == nil)
    }
  }

  @Test func agreesWithASetOnRandomWords() {
    let seed = UInt64(20_240_611)
    var random = SeededGenerator(seed: seed)
    func word() -> String {
      String((0..<Int.random(in: 1...5, using: &random)).map { _ in "abAB_".randomElement(using: &random) ?? "a" })
    }
    let words = Set((0..<60).map { _ in word() })
    let table = WordTable(words.sorted())
    for _ in 0..<3_000 {
      let probe = word()
      #expect((index(probe, in: table) != nil) == words.contains(probe), "seed \(seed), word \(probe)")
    }
  }
}
