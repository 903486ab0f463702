/// How many insertions, deletions, replacements and swaps of neighbours turn one text into another, if at most a limit.
///
/// Looks only at the band of the table that the limit allows, so it takes O(length · limit).
func editDistance<Element: Equatable>(_ first: [Element], _ second: [Element], limit: Int) -> Int? {
  guard limit >= 0, abs(first.count - second.count) <= limit else { return nil }
  let far = limit + 1
  var beforeLast: [Int] = []
  var last = (0...second.count).map { min($0, far) }
  for row in 1..<(first.count + 1) {
    var current = Array(repeating: far, count: second.count + 1)
    if row <= limit { current[0] = row }
    let band = max(1, row - limit)..<(min(second.count, row + limit) + 1)
    for column in band {
      let isSame = first[row - 1] == second[column - 1]
      var best = min(last[column - 1] + (isSame ? 0 : 1), last[column] + 1, current[column - 1] + 1)
      if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
        best = min(best, beforeLast[column - 2] + 1)
      }
      current[column] = min(best, far)
    }
    (beforeLast, last) = (last, current)
  }
  return last[second.count] <= limit ? last[second.count] : nil
}
