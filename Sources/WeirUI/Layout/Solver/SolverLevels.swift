#if !canImport(UIKit)
  /// The levels of strength that a ``ConstraintSolver`` has met, with the symbol that stands for the cost of each.
  struct SolverLevels {
    /// One level.
    struct Level {
      let strength: Double
      let objective: Int
    }

    /// The levels by number; a level keeps its number.
    private(set) var levels: [Level] = []
    /// The numbers of the levels, the strongest first.
    private(set) var order: [Int] = []
    /// The place of each level in `order`.
    private(set) var rank: [Int] = []

    /// The level that must hold.
    static let required = 0
    /// The level just below, at which a constraint stands to be tried.
    static let admission = 1

    /// The number of the level with a strength, if there is one.
    func level(of strength: Double) -> Int? { order.first { levels[$0].strength == strength } }

    /// Adds a level.
    mutating func add(_ strength: Double, objective: Int) -> Int {
      let level = levels.count
      levels.append(Level(strength: strength, objective: objective))
      let place = order.firstIndex { levels[$0].strength < strength } ?? order.count
      order.insert(level, at: place)
      rank = levels.indices.map { number in order.firstIndex(of: number) ?? 0 }
      return level
    }
  }
#endif
