#if !canImport(UIKit)
  import TestSupport
  import Testing

  @testable import WeirUI

  /// A solver that has been through thousands of changes is as good as a new one.
  @Suite struct SolverEnduranceTests {
    struct Definition {
      var terms: [LinearExpression.Term]
      var constant: Double
      var relation: SolverRelation
      var strength: Double

      var expression: LinearExpression { LinearExpression(terms: terms, constant: constant) }

      func error(_ values: [Double]) -> Double {
        let value = terms.reduce(constant) { $0 + $1.coefficient * values[Int($1.variable.id) - 2] }
        switch relation {
        case .equal: return abs(value)
        case .lessThanOrEqual: return max(0, value)
        case .greaterThanOrEqual: return max(0, -value)
        }
      }
    }

    static let variableCount = 25

    static func definition(_ variables: [SolverVariable], using generator: inout SeededGenerator) -> Definition {
      var chosen: Set<SolverVariable> = []
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        if let variable = variables.randomElement(using: &generator) { chosen.insert(variable) }
      }
      let terms = chosen.sorted { $0.id < $1.id }.map {
        LinearExpression.Term(
          variable: $0, coefficient: [1, 1, 1, -1, -1, 0.5, -0.25, 3].randomElement(using: &generator) ?? 1)
      }
      return Definition(
        terms: terms, constant: Double(Int.random(in: -300...300, using: &generator)),
        relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator) ?? .equal,
        strength: [900, 750, 749, 250, 1].randomElement(using: &generator) ?? 1)
    }

    static func costs(
      _ definitions: [Definition], _ solver: ConstraintSolver, _ variables: [SolverVariable]
    ) -> [Double] {
      let values = variables.map { solver.value(of: $0) }
      return [900.0, 750, 749, 250, 1].map { strength in
        definitions.filter { $0.strength == strength }.reduce(0) { $0 + $1.error(values) }
      }
    }

    static func fresh(_ definitions: [Definition]) -> [Double] {
      var solver = ConstraintSolver()
      let variables = (0..<variableCount).map { _ in solver.makeVariable() }
      for definition in definitions.sorted(by: { $0.strength > $1.strength }) {
        _ = solver.add(
          definition.expression, definition.relation, strength: SolverStrength(definition.strength))
      }
      _ = solver.solve()
      return costs(definitions, solver, variables)
    }

    @Test(.timeLimit(.minutes(10)), arguments: 1...6) func thousandsOfChangesLeaveNoTrace(seed: Int) {
      var generator = SeededGenerator(seed: UInt64(seed) &* 31_337)
      var solver = ConstraintSolver()
      let variables = (0..<Self.variableCount).map { _ in solver.makeVariable() }
      var definitions: [Definition] = []
      var handles: [SolverConstraint] = []
      for step in 0..<1_500 {
        let place = handles.indices.randomElement(using: &generator)
        if let place, Int.random(in: 0..<3, using: &generator) > 0 {
          definitions[place].constant = Double.random(in: -300...300, using: &generator)
          solver.setConstant(definitions[place].constant, of: handles[place])
        } else if let place, handles.count > 60 {
          solver.remove(handles.remove(at: place))
          definitions.remove(at: place)
        } else {
          let definition = Self.definition(variables, using: &generator)
          definitions.append(definition)
          handles.append(
            solver.add(definition.expression, definition.relation, strength: SolverStrength(definition.strength)))
        }
        #expect(solver.solve().isEmpty)
        guard step % 25 == 0 else { continue }
        let (costs, expected) = (Self.costs(definitions, solver, variables), Self.fresh(definitions))
        #expect(RandomSystem.compare(costs, expected) == 0, "seed \(seed), step \(step): \(costs), not \(expected)")
      }
    }
  }
#endif
