#if !canImport(UIKit)
  import TestSupport
  import Foundation
  import Testing

  @testable import WeirUI

  @Suite struct HeightIndexTests {
    @Test func equalHeightsAreACountAndAHeight() {
      let index = HeightIndex(count: 100_000, base: 44, isExact: true)
      #expect(index.total == 4_400_000)
      #expect(index.offset(of: 70_000) == 3_080_000)
      #expect(index.row(at: 3_080_000) == 70_000)
      #expect(index.row(at: 3_079_999.5) == 69_999)
      #expect(index.isKnown(5))
    }

    @Test func outsideIsTheNearestRow() {
      var index = HeightIndex(count: 3, base: 10, isExact: false)
      #expect(index.row(at: -5) == 0)
      #expect(index.row(at: 500) == 2)
      index.set(20, of: 1)
      #expect(index.row(at: -5) == 0)
      #expect(index.row(at: 500) == 2)
      #expect(index.offset(of: 9) == 40)
    }

    @Test func nothingIsThere() {
      let index = HeightIndex(count: 0, base: 44, isExact: false)
      #expect(index.total == 0)
      #expect(index.row(at: 10) == 0)
      #expect(HeightIndex(count: -3, base: 1, isExact: true).count == 0)
    }

    @Test func aHeightIsAnEstimateUntilItIsSet() {
      var index = HeightIndex(count: 4, base: 44, isExact: false)
      #expect(!index.isKnown(2))
      index.set(44, of: 2)
      #expect(index.isKnown(2))
      #expect(!index.isKnown(1))
      index.forget()
      #expect(!index.isKnown(2))
      #expect(index.height(of: 2) == 44)
    }

    @Test func negativeHeightsAreNone() {
      var index = HeightIndex(count: 2, base: 10, isExact: false)
      index.set(-4, of: 0)
      #expect(index.total == 10)
    }

    @Test(arguments: 0..<20) func agreesWithPlainSums(seed: Int) {
      var random = SeededGenerator(seed: UInt64(seed))
      let count = Int.random(in: 1...300, using: &random)
      var heights = [CGFloat](repeating: 20, count: count)
      var index = HeightIndex(count: count, base: 20, isExact: false)
      for _ in 0..<200 {
        let row = Int.random(in: 0..<count, using: &random)
        heights[row] = CGFloat(Int.random(in: 1...90, using: &random))
        index.set(heights[row], of: row)
        let asked = Int.random(in: 0...count, using: &random)
        #expect(index.offset(of: asked) == heights[..<asked].reduce(0, +), "seed \(seed)")
        let offset = CGFloat(Int.random(in: 0..<Int(heights.reduce(0, +)), using: &random))
        var (sum, expected) = (CGFloat(0), 0)
        while sum + heights[expected] <= offset {
          sum += heights[expected]
          expected += 1
        }
        #expect(index.row(at: offset) == expected, "seed \(seed)")
      }
    }

    @Test(arguments: 0..<20) func changesAgreeWithAnArray(seed: Int) {
      var random = SeededGenerator(seed: UInt64(seed) + 100)
      var index = HeightIndex(count: 40, base: 20, isExact: false)
      var heights = [CGFloat](repeating: 20, count: 40)
      for row in heights.indices where Bool.random(using: &random) {
        heights[row] = CGFloat(Int.random(in: 1...60, using: &random))
        index.set(heights[row], of: row)
      }
      let removed = (0..<40).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      var inserted: [Int] = []
      var result = heights.enumerated().filter { !removed.contains($0.offset) }.map(\.element)
      for _ in 0..<5 {
        let place = Int.random(in: 0...result.count, using: &random)
        inserted = inserted.map { $0 >= place ? $0 + 1 : $0 } + [place]
        result.insert(20, at: place)
      }
      let changed = index.changed(removing: removed, inserting: inserted.sorted())
      #expect(changed.count == result.count)
      for row in result.indices {
        #expect(changed.height(of: row) == result[row], "seed \(seed), row \(row)")
        #expect(changed.offset(of: row) == result[..<row].reduce(0, +), "seed \(seed), row \(row)")
      }
      #expect(inserted.allSatisfy { !changed.isKnown($0) })
    }
  }
#endif
