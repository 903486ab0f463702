import Testing

@testable import WeirBinding

@Suite struct LongestIncreasingSubsequenceTests {
  func members(_ numbers: [Int32]) -> [Int32] {
    zip(numbers, LongestIncreasingSubsequence.members(of: numbers)).filter(\.1).map(\.0)
  }

  @Test func small() {
    #expect(members([]) == [])
    #expect(members([5]) == [5])
    #expect(members([1, 2, 3]) == [1, 2, 3])
    #expect(members([3, 2, 1]).count == 1)
    #expect(members([0, 9, 1, 2, 3]) == [0, 1, 2, 3])
    #expect(members([2, 0, 1]) == [0, 1])
  }

  @Test func againstQuadraticSearch() {
    for seed in 0..<300 as Range<UInt64> {
      var random = RandomModel(seed: seed)
      let numbers = (0..<Int32(seed % 40)).shuffled(using: &random)
      var lengths: [Int] = []
      for (index, number) in numbers.enumerated() {
        lengths.append((zip(numbers[..<index], lengths).filter { $0.0 < number }.map(\.1).max() ?? 0) + 1)
      }
      let found = members(numbers)
      #expect(found == found.sorted(), "seed \(seed)")
      #expect(found.count == lengths.max() ?? 0, "seed \(seed)")
    }
  }

  @Test func longAndReversed() {
    #expect(members(Array((0..<100_000).reversed())).count == 1)
    var numbers = Array(0..<Int32(100_000))
    numbers.swapAt(0, 99_999)
    #expect(members(numbers).count == 99_998)
  }
}
