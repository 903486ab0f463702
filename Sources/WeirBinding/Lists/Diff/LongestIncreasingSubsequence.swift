/// Which of some numbers can stay where they are when all are sorted, as many as can be.
///
/// Patience sorting. The place of a number is sought from the end in doubling steps, so that numbers that are nearly sorted
/// take linear time; others take n log n.
enum LongestIncreasingSubsequence {
  /// Whether each of the numbers, which are all different, belongs to the subsequence.
  static func members(of numbers: [Int32]) -> [Bool] {
    var members = Array(repeating: true, count: numbers.count)
    if isSorted(numbers) { return members }
    numbers.withUnsafeBufferPointer { numbers in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * numbers.count) { room in
        let ends = UnsafeMutableBufferPointer(rebasing: room[..<numbers.count])
        let previous = UnsafeMutableBufferPointer(rebasing: room[numbers.count...])
        let length = search(numbers, ends, previous)
        members.withUnsafeMutableBufferPointer { mark($0, last: ends[length - 1], previous) }
      }
    }
    return members
  }

  private static func isSorted(_ numbers: [Int32]) -> Bool {
    var last = Int32.min
    for number in numbers {
      if number < last { return false }
      last = number
    }
    return true
  }

  /// Finds for each length the index of the least number that ends a subsequence so long, and for each number the index of
  /// the one before it in its subsequence, or -1.
  /// - Returns: The length of the longest.
  private static func search(
    _ numbers: UnsafeBufferPointer<Int32>, _ ends: UnsafeMutableBufferPointer<Int32>,
    _ previous: UnsafeMutableBufferPointer<Int32>
  ) -> Int {
    var count = 0
    for index in numbers.indices {
      let length = lengthBefore(numbers[index], numbers, UnsafeBufferPointer(rebasing: ends[..<count]))
      previous.initializeElement(at: index, to: length > 0 ? ends[length - 1] : -1)
      ends.initializeElement(at: length, to: Int32(truncatingIfNeeded: index))
      if length == count { count += 1 }
    }
    return count
  }

  /// The length of the longest subsequence that a number can follow.
  private static func lengthBefore(
    _ number: Int32, _ numbers: UnsafeBufferPointer<Int32>, _ ends: UnsafeBufferPointer<Int32>
  ) -> Int {
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

  /// Leaves those of the marks that lie on the way back from a last index.
  private static func mark(
    _ members: UnsafeMutableBufferPointer<Bool>, last: Int32, _ previous: UnsafeMutableBufferPointer<Int32>
  ) {
    var next = Int(last)
    for index in members.indices.reversed() {
      if index == next { next = Int(previous[index]) } else { members[index] = false }
    }
  }
}
