import TestSupport
import Testing

@testable import RxTreeKit

/// Alternatives against the patterns that they stand for.
@Suite struct GlobAlternativesTests {
  /// A pattern with braces, and all the patterns without that it stands for.
  private struct Expansion {
    var pattern = ""
    var all = [""]

    mutating func append(_ text: String) {
      pattern += text
      all = all.map { $0 + text }
    }

    mutating func append(_ choices: [Expansion]) {
      pattern += "{" + choices.map(\.pattern).joined(separator: ",") + "}"
      all = all.flatMap { head in choices.flatMap { choice in choice.all.map { head + $0 } } }
    }
  }

  private func random(depth: Int, _ random: inout SeededGenerator) -> Expansion {
    var result = Expansion()
    for _ in 0..<random.pick([1, 2, 3]) {
      if depth > 0, random.pick([true, false]) {
        result.append((0..<random.pick([1, 2, 3])).map { _ in self.random(depth: depth - 1, &random) })
      } else {
        result.append(random.pick(["a", "b", "?", "*", "ab", "[ab]"]))
      }
    }
    return result
  }

  @Test func matchesWhatOneOfThePatternsMatches() throws {
    for seed in UInt64(0)..<400 {
      var generator = SeededGenerator(seed: seed)
      let expansion = random(depth: 2, &generator)
      let glob = try Glob(expansion.pattern)
      let parts = try expansion.all.prefix(200).map { try Glob($0) }
      guard expansion.all.count <= 200 else { continue }
      for _ in 0..<10 {
        let text = String(generator.several(1...6, of: Array("ab")))
        let expected = parts.contains { $0.matches(text) }
        #expect(glob.matches(text) == expected, "seed \(seed): \(expansion.pattern) \(text)")
      }
    }
  }

  @Test func manyNestedAlternativesTakeNoTime() throws {
    let nested = String(repeating: "{a,b", count: 30) + String(repeating: "}", count: 30)
    let glob = try Glob(nested + "c")
    #expect(!glob.matches(String(repeating: "a", count: 2000)))
    #expect(glob.matches("ac"))
    #expect(glob.matches(String(repeating: "b", count: 29) + "ac"))
  }

  @Test func anAlternativeMayBeEmpty() throws {
    let glob = try Glob("A{,+B}.swift")
    #expect(glob.matches("A.swift"))
    #expect(glob.matches("A+B.swift"))
    #expect(!glob.matches("A+.swift"))
    #expect(try Glob("{}a").matches("a"))
  }
}
