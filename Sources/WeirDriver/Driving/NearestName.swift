/// Finds the names that were perhaps meant.
enum NearestName {
  /// At most three of the names that are a few letters away, the nearest first.
  static func nearest(to name: String, in names: [String]) -> [String] {
    let wanted = Array(name.lowercased())
    let allowed = max(1, wanted.count / 3)
    var seen: Set<String> = []
    let scored = names.filter { seen.insert($0).inserted }.enumerated().compactMap { index, candidate in
      let letters = Array(candidate.lowercased().prefix(80))
      guard abs(letters.count - wanted.count) <= allowed || candidate.lowercased().contains(name.lowercased()) else {
        return nil as (distance: Int, index: Int, name: String)?
      }
      let isPart = !name.isEmpty && candidate.lowercased().contains(name.lowercased())
      let distance = isPart ? 1 : self.distance(wanted, letters)
      return distance <= allowed || isPart ? (distance, index, candidate) : nil
    }
    return scored.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(3).map(\.name)
  }

  /// How many letters have to be added, taken away, exchanged, or swapped with the next one.
  static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var (before, row) = ([Int](), Array(0...second.count))
    for i in first.indices {
      var next = [i + 1]
      for j in second.indices {
        var least = min(row[j + 1] + 1, next[j] + 1, row[j] + (first[i] == second[j] ? 0 : 1))
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] { least = min(least, before[j - 1] + 1) }
        next.append(least)
      }
      (before, row) = (row, next)
    }
    return row[second.count]
  }
}
