import Testing

@testable import WeirBinding

@Suite struct CorrespondenceTests {
  /// Whatever is tried first, the section of a number is found, past sections that are empty.
  @Test(arguments: [[3, 0, 2], [0, 0, 1], [5], [0, 4, 0, 0, 1, 0]])
  func sectionsOfNumbers(counts: [Int]) {
    let side = Correspondence.Side(counts: counts)
    var number = 0
    for (section, count) in counts.enumerated() {
      #expect(side.range(section) == number..<number + count)
      for place in 0..<count {
        for hint in -1..<counts.count { #expect(side.section(of: number, hint: hint) == section) }
        #expect(side.path(of: number, hint: 0) == ItemPath(sectionIndex: section, itemIndex: place))
        number += 1
      }
    }
    #expect(side.items.count == number)
  }

  @Test func matchesLeadBothWays() {
    var map = Correspondence(oldCounts: [3], newCounts: [1, 3])
    map.match(1, 2, count: 2)
    #expect(map.old.items == [-1, 2, 3])
    #expect(map.new.items == [-1, -1, 1, 2])
    map.match(0, 0, count: 0)
    #expect(map.old.items == [-1, 2, 3])
  }

  @Test func changesAreCounted() {
    var map = Correspondence(oldCounts: [2, 1], newCounts: [])
    map.markChanged(2)
    #expect(map.changed == [false, false, true])
    #expect(map.changedCount == 1)
  }

  /// What lies between the ends that stand as before; all of a section that goes or comes.
  @Test func middles() {
    var map = Correspondence(oldCounts: [4, 2], newCounts: [3, 5])
    map.old.sections = [1, -1]
    map.new.sections = [-1, 0]
    (map.prefix[1], map.suffix[1]) = (1, 2)
    #expect(map.oldMiddle(0) == 1..<2)
    #expect(map.newMiddle(1) == 4..<6)
    #expect(map.oldMiddle(1) == 4..<6)
    #expect(map.newMiddle(0) == 0..<3)
  }
}
