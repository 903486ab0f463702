#if !canImport(UIKit)
  import TestSupport
  import Testing

  @testable import WeirUI

  @Suite struct SolverLawTests {
    /// A system together with a solver that holds it.
    struct Live {
      var system: RandomSystem
      var solver = ConstraintSolver()
      var variables: [SolverVariable] = []
      var handles: [SolverConstraint] = []

      init(_ system: RandomSystem) {
        self.system = system
        variables = (0..<system.variableCount).map { _ in solver.makeVariable() }
        for constraint in system.constraints { insert(constraint) }
      }

      mutating func insert(_ constraint: RandomSystem.Constraint) {
        let terms = zip(variables, constraint.coefficients).map {
          LinearExpression.Term(variable: $0.0, coefficient: $0.1)
        }
        let expression = LinearExpression(terms: terms, constant: constraint.constant)
        let strength = SolverStrength(constraint.strength)
        handles.append(solver.add(expression, constraint.relation, strength: strength))
      }

      var values: [Double] { variables.map { solver.value(of: $0) } }

      /// The system without the constraints that are broken.
      var counting: RandomSystem {
        var counting = system
        let broken = Set(solver.conflicts.values.map(\.broken))
        counting.constraints = zip(system.constraints, handles).filter { !broken.contains($0.1) }.map(\.0)
        return counting
      }
    }

    static func isBest(_ live: Live) -> Bool {
      let system = live.counting
      return RandomSystem.compare(system.cost(at: live.values), system.leastCost()) == 0
    }

    @Test(arguments: 0..<20) func everyLevelIsAsGoodAsTheLevelsAboveAllow(block: Int) {
      for seed in (block * 30)..<(block * 30 + 30) {
        var generator = SeededGenerator(seed: UInt64(seed) + 1)
        var live = Live(RandomSystem(using: &generator, requiredShare: seed % 2 == 0 ? 0 : 0.4))
        _ = live.solver.solve()
        #expect(Self.isBest(live), "seed \(seed)\n\(live.system)\n\(live.values)")
      }
    }

    @Test(arguments: 0..<20) func changesLeadToWhatAFreshSolverFinds(block: Int) {
      for seed in (block * 6)..<(block * 6 + 6) {
        var generator = SeededGenerator(seed: UInt64(seed) + 77)
        var live = Live(RandomSystem(using: &generator, requiredShare: seed % 2 == 0 ? 0 : 0.2))
        _ = live.solver.solve()
        for step in 0..<12 {
          Self.change(&live, using: &generator)
          _ = live.solver.solve()
          #expect(Self.isBest(live), "seed \(seed), step \(step)\n\(live.system)\n\(live.values)")
        }
      }
    }

    private static func change(_ live: inout Live, using generator: inout SeededGenerator) {
      let count = live.system.variableCount
      guard let place = live.handles.indices.randomElement(using: &generator) else { return }
      switch Int.random(in: 0..<5, using: &generator) {
      case 0 where live.handles.count < 9:
        let constraint = RandomSystem.constraint(count: count, requiredShare: 0.2, using: &generator)
        live.system.constraints.append(constraint)
        live.insert(constraint)
      case 1 where live.handles.count > 1:
        live.solver.remove(live.handles.remove(at: place))
        live.system.constraints.remove(at: place)
      case 2:
        let strength: Double = [1000.0, 999.0, 750.0, 250.0].randomElement(using: &generator) ?? 1
        live.system.constraints[place].strength = strength
        live.solver.setStrength(SolverStrength(strength), of: live.handles[place])
      default:
        let constant = Double(Int.random(in: -50...50, using: &generator))
        live.system.constraints[place].constant = constant
        live.solver.setConstant(constant, of: live.handles[place])
      }
    }

    @Test(arguments: 0..<20) func whatCollidesCannotHoldAndCanWithoutAnyOne(block: Int) {
      for seed in (block * 30)..<(block * 30 + 30) {
        var generator = SeededGenerator(seed: UInt64(seed) + 991)
        var live = Live(RandomSystem(using: &generator, requiredShare: 1))
        for conflict in live.solver.solve() {
          let members = conflict.constraints.compactMap { live.handles.firstIndex(of: $0) }
          var colliding = live.system
          colliding.constraints = members.map { live.system.constraints[$0] }
          #expect(colliding.leastCost()[0] > 1e-6, "seed \(seed): \(colliding) can hold")
          for left in members.indices {
            var fewer = colliding
            fewer.constraints.remove(at: left)
            #expect(fewer.leastCost().first ?? 0 < 1e-6, "seed \(seed): \(colliding), also without \(left)")
          }
          #expect(conflict.broken == conflict.constraints.last, "seed \(seed)")
        }
      }
    }
  }
#endif
