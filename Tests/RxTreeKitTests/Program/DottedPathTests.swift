import TestSupport
import Testing

@testable import RxTreeKit

@Suite struct DottedPathTests {
  @Test func cutsAtPeriods() {
    #expect(DottedPath.components(of: "A") == ["A"])
    #expect(DottedPath.components(of: "A.B.c") == ["A", "B", "c"])
    #expect(DottedPath.components(of: "é.Ü\u{301}") == ["é", "Ü\u{301}"])
    #expect(DottedPath.components(of: "") == [])
    #expect(DottedPath.components(of: ".") == [])
    #expect(DottedPath.components(of: ".A..B.") == ["A", "B"])
  }

  @Test func givesTheLast() {
    #expect(DottedPath.last(of: "A") == "A")
    #expect(DottedPath.last(of: "A.B") == "B")
    #expect(DottedPath.last(of: "") == "")
    #expect(DottedPath.last(of: ".") == ".")
  }

  @Test func cutsLists() {
    #expect(DottedPath.listed(in: "a") == ["a"])
    #expect(DottedPath.listed(in: "a, b,  c") == ["a", "b", "c"])
    #expect(DottedPath.listed(in: "") == [])
  }

  @Test func agreesWithSplittingByCharacters() {
    for seed in UInt64(0)..<300 {
      var random = SeededGenerator(seed: seed)
      let text = String(random.several(0...10, of: Array("aB.., é")))
      #expect(DottedPath.components(of: text) == text.split(separator: ".").map(String.init), "seed \(seed): \(text)")
      let listed = text.split(separator: ",").map { String($0.drop { $0 == " " }) }
      #expect(DottedPath.listed(in: text) == listed, "seed \(seed): \(text)")
    }
  }
}
