import TestSupport

/// Makes models from a seed, small enough to collide all the time.
struct RandomModel: RandomNumberGenerator {
  private var numbers: SeededGenerator
  /// Whether identities may be there twice.
  var repeats = false

  init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  mutating func next() -> UInt64 { numbers.next() }

  /// Up to so many sections, and rows in all.
  mutating func parts(sections: Int, rows: Int) -> [Part] {
    var parts = identities(upTo: sections).map { identity in
      Part(identity, [], title: Int.random(in: 0..<6, using: &self) == 0 ? "t" : "")
    }
    if parts.isEmpty { return [] }
    for identity in identities(upTo: rows) {
      let text = Bool.random(using: &self) ? "" : "u"
      let row = Row(identity: identity, text: text, mark: Int.random(in: 0..<1000, using: &self))
      parts[Int.random(in: parts.indices, using: &self)].items.append(row)
    }
    return parts
  }

  /// The model after some random edits, as an app would make them.
  mutating func edited(_ parts: [Part], edits: Int) -> [Part] {
    var parts = parts
    for edit in 0..<edits where !parts.isEmpty {
      let section = Int.random(in: parts.indices, using: &self)
      switch Int.random(in: 0..<8, using: &self) {
      case 0: parts.swapAt(section, Int.random(in: parts.indices, using: &self))
      case 1 where parts.count > 1: parts.remove(at: section)
      case 2: parts.insert(Part(1000 + edit, []), at: section)
      default: editRow(&parts, section, number: 1000 + edit)
      }
    }
    return parts
  }

  private mutating func editRow(_ parts: inout [Part], _ section: Int, number: Int) {
    let place = Int.random(in: 0...parts[section].items.count, using: &self)
    guard place < parts[section].items.count else {
      return parts[section].items.append(Row(identity: number))
    }
    switch Int.random(in: 0..<4, using: &self) {
    case 0: parts[section].items.remove(at: place)
    case 1: parts[section].items[place].text += "e"
    default:
      let row = parts[section].items.remove(at: place)
      let target = Int.random(in: parts.indices, using: &self)
      parts[target].items.insert(row, at: Int.random(in: 0...parts[target].items.count, using: &self))
    }
  }

  private mutating func identities(upTo limit: Int) -> [Int] {
    let count = Int.random(in: 0...limit, using: &self)
    if repeats { return (0..<count).map { _ in Int.random(in: 0...limit / 2, using: &self) } }
    return Array((0..<limit + 2).shuffled(using: &self).prefix(count))
  }
}
