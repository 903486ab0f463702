/// Runs a compiled glob over a text: all ways at once, so that no pattern makes it go back.
struct GlobMatcher {
  private let program: [GlobInstruction]
  private var current: [Int] = []
  private var next: [Int] = []
  private var marks: [Int]
  private var generation = 0
  private var pending: [Int] = []
  /// Whether what was read so far is a match.
  private(set) var isAccepting = false

  init(_ program: [GlobInstruction]) {
    self.program = program
    marks = Array(repeating: -1, count: program.count)
    add(0)
    swap(&current, &next)
  }

  /// Whether nothing that follows can make a match.
  var isStuck: Bool { current.isEmpty && !isAccepting }

  /// Reads one character.
  mutating func step(_ character: Character) {
    generation += 1
    isAccepting = false
    next.removeAll(keepingCapacity: true)
    for state in current where program[state].consumes(character) { add(state + 1) }
    swap(&current, &next)
  }

  /// Adds a state and all that it leads to without a character.
  private mutating func add(_ state: Int) {
    pending.append(state)
    while let state = pending.popLast() {
      guard state < program.count, marks[state] != generation else { continue }
      marks[state] = generation
      switch program[state] {
      case .split(let first, let second): pending += [first, second]
      case .jump(let target): pending.append(target)
      case .accept: isAccepting = true
      case .character, .anyButSlash, .any, .set: next.append(state)
      }
    }
  }
}
