#if !canImport(UIKit)
  import TestSupport
  @testable import WeirUI

  /// A small system of constraints, with its best cost found by trying every corner.
  struct RandomSystem: CustomStringConvertible {
    struct Constraint: CustomStringConvertible {
      var coefficients: [Double]
      var constant: Double
      var relation: SolverRelation
      var strength: Double

      var description: String { "\(coefficients) + \(constant) \(relation) 0 @\(strength)" }

      func error(at point: [Double]) -> Double {
        let value = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
        switch relation {
        case .equal: return abs(value)
        case .lessThanOrEqual: return max(0, value)
        case .greaterThanOrEqual: return max(0, -value)
        }
      }
    }

    var variableCount: Int
    var constraints: [Constraint]

    var description: String { constraints.map(\.description).joined(separator: "\n") }

    /// A system of 1 to 4 variables; `requiredShare` of its constraints are required.
    init(using generator: inout SeededGenerator, requiredShare: Double = 0.2) {
      let count = Int.random(in: 1...4, using: &generator)
      variableCount = count
      constraints = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
        RandomSystem.constraint(count: count, requiredShare: requiredShare, using: &generator)
      }
    }

    static func constraint(count: Int, requiredShare: Double, using generator: inout SeededGenerator) -> Constraint {
      let isRequired = Double.random(in: 0..<1, using: &generator) < requiredShare
      return Constraint(
        coefficients: (0..<count).map { _ in [0, 0, 1, -1, 1, -1, 2, -0.5].randomElement(using: &generator) ?? 0 },
        constant: Double(Int.random(in: -5...5, using: &generator) * 10),
        relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator) ?? .equal,
        strength: isRequired ? 1000 : [999, 750, 750, 749, 250, 1].randomElement(using: &generator) ?? 1)
    }

    /// The sums of the errors, the strongest level first.
    func cost(at point: [Double]) -> [Double] {
      let strengths = Set(constraints.map(\.strength)).sorted(by: >)
      return strengths.map { strength in
        constraints.filter { $0.strength == strength }.reduce(0) { $0 + $1.error(at: point) }
      }
    }

    /// The least cost: it is found where as many constraints, or axes, as there are variables are without error.
    func leastCost() -> [Double] {
      let axes = (0..<variableCount).map { axis in (0..<variableCount).map { $0 == axis ? 1.0 : 0 } + [0] }
      let planes = constraints.map { $0.coefficients + [-$0.constant] } + axes
      var best = cost(at: Array(repeating: 0, count: variableCount))
      for choice in planes.indices.choices(of: variableCount) {
        guard let point = RandomSystem.intersection(choice.map { planes[$0] }) else { continue }
        let cost = cost(at: point)
        if RandomSystem.compare(cost, best) < 0 { best = cost }
      }
      return best
    }

    /// -1, 0 or 1; what differs by rounding errors is equal.
    static func compare(_ left: [Double], _ right: [Double]) -> Int {
      for (left, right) in zip(left, right) where abs(left - right) > 1e-6 { return left < right ? -1 : 1 }
      return 0
    }

    private static func intersection(_ planes: [[Double]]) -> [Double]? {
      var rows = planes
      let count = rows.count
      for column in 0..<count {
        guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }) else {
          return nil
        }
        guard abs(rows[pivot][column]) > 1e-9 else { return nil }
        rows.swapAt(column, pivot)
        for row in 0..<count where row != column {
          let factor = rows[row][column] / rows[column][column]
          for place in column...count { rows[row][place] -= factor * rows[column][place] }
        }
      }
      return (0..<count).map { rows[$0][count] / rows[$0][$0] }
    }
  }

  extension Range<Int> {
    /// All ways to choose `size` of the numbers, in order.
    func choices(of size: Int) -> [[Int]] {
      var choices: [[Int]] = [[]]
      for _ in 0..<size {
        choices = choices.flatMap { choice in
          ((choice.last.map { $0 + 1 } ?? lowerBound)..<Swift.max(upperBound, choice.last.map { $0 + 1 } ?? lowerBound))
            .map { choice + [$0] }
        }
      }
      return choices
    }
  }

#endif
