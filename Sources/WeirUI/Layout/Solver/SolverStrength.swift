#if !canImport(UIKit)
  /// How much a constraint matters: a level, to which all the levels below it together mean nothing.
  struct SolverStrength: Hashable, Comparable, Sendable {
    /// The level; 1000 is required.
    let value: Double

    init(_ value: Double) { self.value = min(max(value, 0), SolverStrength.highest) }

    /// What must hold.
    static let required = SolverStrength(highest)

    static func < (left: SolverStrength, right: SolverStrength) -> Bool { left.value < right.value }

    private static let highest = 1000.0
  }
#endif
