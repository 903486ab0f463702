/// Which of some numbers can stay where they are when all are sorted, as many as can be.
///
/// Patience sorting. The place of a number is sought from the end in doubling steps, so that numbers that are nearly sorted
/// take linear time; others take n log n.
struct LongestIncreasingSubsequence {
  /// For each length, the index of the least number that ends a subsequence so long.
  private var ends: [Int32] = []
  /// For each number, the index of the number before it in its subsequence, or -1.
  private var previous: [Int32]

  /// Whether each of the numbers, which are all different, belongs to the subsequence.
  static func members(of numbers: [Int32]) -> [Bool] {
    if isSorted(numbers) { return Array(repeating: true, count: numbers.count) }
    var search = LongestIncreasingSubsequence(count: numbers.count)
    numbers.withUnsafeBufferPointer { search.run($0) }
    return search.members()
  }

  private init(count: Int) {
    previous = Array(repeating: -1, count: count)
    ends.reserveCapacity(count)
  }

  private static func isSorted(_ numbers: [Int32]) -> Bool {
    var last = Int32.min
    for number in numbers {
      if number < last { return false }
      last = number
    }
    return true
  }

  private mutating func run(_ numbers: UnsafeBufferPointer<Int32>) {
    for index in numbers.indices {
      let length = lengthBefore(numbers[index], numbers)
      if length > 0 { previous[index] = ends[length - 1] }
      if length == ends.count { ends.append(Int32(index)) } else { ends[length] = Int32(index) }
    }
  }

  /// The length of the longest subsequence that a number can follow.
  private func lengthBefore(_ number: Int32, _ numbers: UnsafeBufferPointer<Int32>) -> Int {
    var (low, high, step) = (ends.count, ends.count, 1)
    while low > 0, numbers[Int(ends[low - 1])] > number {
      high = low - 1
      low = max(0, low - step)
      step *= 2
    }
    while low < high {
      let middle = (low + high) / 2
      if numbers[Int(ends[middle])] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func members() -> [Bool] {
    var members = Array(repeating: false, count: previous.count)
    var index = ends.last ?? -1
    while index >= 0 {
      members[Int(index)] = true
      index = previous[Int(index)]
    }
    return members
  }
}
