/// A list before and after some edits, the same on every run: sections of rows, each a number and how often it was edited.
struct Workload: Sendable {
  struct Entry: Equatable, Sendable {
    var number: Int
    var edits = 0
  }

  struct Part: Equatable, Sendable {
    var number: Int
    var rows: [Entry]
  }

  var old: [Part]
  var new: [Part]

  /// So many rows in equal sections, unchanged.
  init(rows: Int, sections: Int = 1) {
    let each = rows / sections
    old = (0..<sections).map { section in
      Part(number: section, rows: (0..<each).map { Entry(number: section * each + $0) })
    }
    new = old
  }

  /// The same list, its new side edited.
  func editing(_ edit: (inout [Part], inout Generator) -> Void) -> Workload {
    var copy = self
    var generator = Generator()
    edit(&copy.new, &generator)
    return copy
  }

  /// A quarter of the edits each are deletes, inserts, moves (to any section) and changes, all over the list.
  func mixed(edits: Int) -> Workload {
    editing { parts, generator in
      for edit in 0..<edits {
        let section = Int.random(in: parts.indices, using: &generator)
        if parts[section].rows.isEmpty { continue }
        let place = Int.random(in: parts[section].rows.indices, using: &generator)
        switch edit % 4 {
        case 0: parts[section].rows.remove(at: place)
        case 1: parts[section].rows.insert(Entry(number: 1_000_000 + edit), at: place)
        case 2: parts[section].rows[place].edits += 1
        default:
          let row = parts[section].rows.remove(at: place)
          let target = Int.random(in: parts.indices, using: &generator)
          parts[target].rows.insert(row, at: Int.random(in: 0...parts[target].rows.count, using: &generator))
        }
      }
    }
  }

  /// A generator that gives the same numbers on every run.
  struct Generator: RandomNumberGenerator {
    var state: UInt64 = 1

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
