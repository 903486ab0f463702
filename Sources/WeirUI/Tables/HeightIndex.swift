#if !canImport(UIKit)
  import Foundation

  /// The heights of rows, of which most may be estimates, with the offset of each and the row at an offset.
  ///
  /// While all heights are equal it is a count and a height. Else a Fenwick tree holds how the heights differ from the
  /// common one: an offset, a row at an offset and a change of a height each take O(log n).
  struct HeightIndex {
    private(set) var count: Int
    /// The height of a row of which nothing else is known.
    let base: CGFloat
    /// Whether the common height is no estimate.
    let isExact: Bool
    private var heights: [CGFloat] = []
    private var tree: [CGFloat] = []
    /// When a height was found out; one from an earlier age is an estimate again.
    private var ages: [UInt32] = []
    private var age: UInt32 = 1

    init(count: Int, base: CGFloat, isExact: Bool) {
      self.count = max(count, 0)
      self.base = Self.sound(base)
      self.isExact = isExact
    }

    /// Makes an index of heights, all of them known or all of them estimates.
    init(heights: [CGFloat], isExact: Bool, base: CGFloat = 0) {
      self.init(count: heights.count, base: base, isExact: isExact)
      self.heights = heights.map(Self.sound)
      ages = Array(repeating: 0, count: count)
      build()
    }

    var total: CGFloat { offset(of: count) }

    func height(of row: Int) -> CGFloat { heights.isEmpty ? base : heights[row] }

    func isKnown(_ row: Int) -> Bool { isExact || !ages.isEmpty && ages[row] == age }

    /// Takes all heights for estimates.
    mutating func forget() { age &+= 1 }

    /// Sets a height that is known now.
    mutating func set(_ height: CGFloat, of row: Int) {
      let height = Self.sound(height)
      if heights.isEmpty { spread() }
      ages[row] = age
      let change = height - heights[row]
      guard change != 0 else { return }
      heights[row] = height
      var place = row + 1
      while place <= count {
        tree[place] += change
        place += place & -place
      }
    }

    /// The sum of the heights before a row.
    func offset(of row: Int) -> CGFloat {
      let row = min(max(row, 0), count)
      guard !heights.isEmpty else { return CGFloat(row) * base }
      var (sum, place) = (CGFloat(row) * base, row)
      while place > 0 {
        sum += tree[place]
        place &= place - 1
      }
      return sum
    }

    /// The row at an offset: the last one that does not begin after it; the first or last one where it lies outside.
    func row(at offset: CGFloat) -> Int {
      guard count > 0, offset > 0 else { return 0 }
      guard !heights.isEmpty else { return base > 0 ? Int(min(offset / base, CGFloat(count - 1))) : count - 1 }
      var (place, rest) = (0, offset)
      var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
      while step > 0 {
        let next = place + step
        if next <= count {
          let sum = tree[next] + CGFloat(step) * base
          if sum <= rest { (place, rest) = (next, rest - sum) }
        }
        step >>= 1
      }
      return min(place, count - 1)
    }

    /// The index after rows were taken away and others put in, whose heights are not known; both in ascending order.
    func changed(removing removed: [Int], inserting inserted: [Int]) -> HeightIndex {
      let newCount = count - removed.count + inserted.count
      guard !heights.isEmpty else { return HeightIndex(count: newCount, base: base, isExact: isExact) }
      var result = HeightIndex(count: newCount, base: base, isExact: isExact)
      result.age = age
      let gone = Set(removed)
      var kept = heights.indices.lazy.filter { !gone.contains($0) }.makeIterator()
      var next = inserted.makeIterator()
      var place = next.next()
      for row in 0..<newCount {
        let isNew = row == place
        if isNew { place = next.next() }
        let old = isNew ? nil : kept.next()
        result.heights.append(old.map { heights[$0] } ?? base)
        result.ages.append(old.map { ages[$0] } ?? 0)
      }
      result.build()
      return result
    }

    /// A height that sums can be made of: one that is below zero, endless or no number is none.
    private static func sound(_ height: CGFloat) -> CGFloat { height > 0 && height.isFinite ? height : 0 }

    private mutating func spread() {
      heights = Array(repeating: base, count: count)
      tree = Array(repeating: 0, count: count + 1)
      ages = Array(repeating: 0, count: count)
    }

    private mutating func build() {
      tree = [0] + heights.map { $0 - base }
      for place in stride(from: 1, through: count, by: 1) {
        let parent = place + (place & -place)
        if parent <= count { tree[parent] += tree[place] }
      }
    }
  }
#endif
