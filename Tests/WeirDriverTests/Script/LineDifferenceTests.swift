import TestSupport
import Testing

@testable import WeirDriver

@Suite struct LineDifferenceTests {
  @Test func equalLinesDoNotDiffer() {
    #expect(LineDifference.lines(expected: [], found: []).isEmpty)
    #expect(LineDifference.lines(expected: ["a", "b"], found: ["a", "b"]).isEmpty)
  }

  @Test func whatIsMissingAndWhatIsTooMuchIsMarked() {
    #expect(
      LineDifference.lines(expected: ["a", "b", "c"], found: ["a", "x", "c", "d"]) == [
        "  a", "- b", "+ x", "  c", "+ d",
      ])
    #expect(LineDifference.lines(expected: ["a"], found: []) == ["- a"])
    #expect(LineDifference.lines(expected: [], found: ["a"]) == ["+ a"])
  }

  @Test func aGapStandsForAnyNumberOfLines() {
    let found = ["a", "b", "c", "d"]
    for expected in [
      ["…"], ["a", "…"], ["…", "d"], ["a", "...", "c", "…"], ["…", "b", "…", "c", "d"], ["a", "b", "c", "d", "…"],
    ] {
      #expect(LineDifference.lines(expected: expected, found: found).isEmpty, "\(expected)")
    }
    for expected in [["…", "c"], ["b", "…"], ["…", "c", "b", "…"], ["a", "…", "e"]] {
      #expect(!LineDifference.lines(expected: expected, found: found).isEmpty, "\(expected)")
    }
    #expect(LineDifference.lines(expected: ["…", "b", "…"], found: ["a", "b", "a", "b"]).isEmpty)
  }

  @Test func bothCanBeReadOffTheDifference() {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    func lines() -> [String] {
      (0..<Int.random(in: 0...8, using: &generator)).map { _ in ["a", "b", "c"].randomElement(using: &generator) ?? "a"
      }
    }
    for _ in 0..<2_000 {
      let (expected, found) = (lines(), lines())
      let difference = LineDifference.lines(expected: expected, found: found)
      guard expected != found else {
        #expect(difference.isEmpty, "seed \(seed)")
        continue
      }
      func side(_ mark: String) -> [String] {
        difference.filter { $0.hasPrefix("  ") || $0.hasPrefix(mark) }.map { String($0.dropFirst(2)) }
      }
      #expect(side("- ") == expected && side("+ ") == found, "seed \(seed)")
    }
  }
}
