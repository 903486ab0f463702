import TestSupport
import Testing

@testable import RxTreeKit

@Suite struct EditDistanceTests {
  private func distance(_ first: String, _ second: String, limit: Int = 10) -> Int? {
    editDistance(Array(first.unicodeScalars), Array(second.unicodeScalars), limit: limit)
  }

  @Test func countsEachKindOfSlip() {
    #expect(distance("flow", "flow") == 0)
    #expect(distance("flow", "flw") == 1)
    #expect(distance("flow", "floow") == 1)
    #expect(distance("flow", "flaw") == 1)
    #expect(distance("flow", "folw") == 1)
    #expect(distance("kitten", "sitting") == 3)
  }

  @Test func emptyTextsWork() {
    #expect(distance("", "") == 0)
    #expect(distance("", "abc") == 3)
    #expect(distance("abc", "") == 3)
    #expect(distance("", "", limit: 0) == 0)
  }

  @Test func givesUpPastTheLimit() {
    #expect(distance("abcd", "wxyz", limit: 3) == nil)
    #expect(distance("abcd", "wxyz", limit: 4) == 4)
    #expect(distance("a", "abcdefgh", limit: 3) == nil)
    #expect(distance("a", "a", limit: -1) == nil)
  }

  @Test(arguments: 0..<500)
  func agreesWithTheWholeTable(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let first = Self.word(&random)
    let second = Self.word(&random)
    let wanted = Self.wholeTable(first, second)
    for limit in 0...8 {
      #expect(
        editDistance(first, second, limit: limit) == (wanted <= limit ? wanted : nil), "\(first) \(second) \(limit)")
    }
  }

  private static func word(_ random: inout SeededGenerator) -> [Int] {
    (0..<Int.random(in: 0...7, using: &random)).map { _ in Int.random(in: 0...2, using: &random) }
  }

  private static func wholeTable(_ first: [Int], _ second: [Int]) -> Int {
    var table = Array(repeating: Array(repeating: 0, count: second.count + 1), count: first.count + 1)
    for row in 0...first.count {
      for column in 0...second.count {
        guard row > 0, column > 0 else {
          table[row][column] = row + column
          continue
        }
        let replaced = table[row - 1][column - 1] + (first[row - 1] == second[column - 1] ? 0 : 1)
        var best = min(replaced, table[row - 1][column] + 1, table[row][column - 1] + 1)
        if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
          best = min(best, table[row - 2][column - 2] + 1)
        }
        table[row][column] = best
      }
    }
    return table[first.count][second.count]
  }
}
