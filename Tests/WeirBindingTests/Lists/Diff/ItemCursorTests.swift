import Testing

@testable import WeirBinding

@Suite struct ItemCursorTests {
  /// Forwards, backwards and at random, through sections of which some are empty.
  @Test(arguments: [[3, 0, 2], [0, 0, 1], [5], [0, 4, 0, 0, 1, 0]])
  func everyItemIsFound(counts: [Int]) {
    let sections = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
    var cursor = ItemCursor(sections, Correspondence.Side(counts: counts))
    let all = sections.flatMap { $0 }
    var random = RandomModel(seed: 7)
    let order = Array(all.indices) + all.indices.reversed() + all.indices.shuffled(using: &random)
    for number in order {
      let place = cursor.place(of: number)
      #expect(cursor.items[place] == all[number])
      #expect(cursor.numbers.contains(number))
      #expect(sections[cursor.section] == cursor.items)
    }
  }
}
