#if !canImport(UIKit)
  import TestSupport
  import Testing

  @testable import WeirUI

  @Suite struct ConstraintSolverTests {
    typealias E = LinearExpression

    @Test func equationsAreSolved() {
      var solver = ConstraintSolver()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      _ = solver.add(E(x) + E(y) - 10, .equal)
      _ = solver.add(E(x) - E(y) - 2, .equal)
      #expect(solver.solve().isEmpty)
      #expect(solver.value(of: x) == 6)
      #expect(solver.value(of: y) == 4)
    }

    @Test func aVariableMayComeTwiceInAnExpression() {
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      _ = solver.add(E(x) + E(x, times: 2) - 12, .equal)
      _ = solver.add(E(x) - E(x) + 0, .equal)
      #expect(solver.solve().isEmpty)
      #expect(solver.value(of: x) == 4)
    }

    @Test func inequalitiesHoldAndGiveWay() {
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      let wish = solver.add(E(x) - 5, .equal, strength: SolverStrength(250))
      _ = solver.add(E(x) - 8, .greaterThanOrEqual)
      _ = solver.add(E(x) - 20, .lessThanOrEqual)
      _ = solver.solve()
      #expect(solver.value(of: x) == 8)
      #expect(solver.error(of: wish) == 3)
      solver.setConstant(-12, of: wish)
      _ = solver.solve()
      #expect(solver.value(of: x) == 12)
      solver.setConstant(-100, of: wish)
      _ = solver.solve()
      #expect(solver.value(of: x) == 20)
    }

    @Test func tenWishesOfALevelDoNotBeatOneOfTheNext() {
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      for _ in 0..<10 { _ = solver.add(E(x), .equal, strength: SolverStrength(749)) }
      let strong = solver.add(E(x) - 1000, .equal, strength: SolverStrength(750))
      _ = solver.solve()
      #expect(solver.value(of: x) == 1000)
      solver.setStrength(SolverStrength(748), of: strong)
      _ = solver.solve()
      #expect(solver.value(of: x) == 0)
    }

    @Test func neighbouringLevelsAreLevelsOfTheirOwn() {
      for level in stride(from: 2.0, through: 999, by: 61) {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        for _ in 0..<3 { _ = solver.add(E(x) + 9, .equal, strength: SolverStrength(level - 1)) }
        _ = solver.add(E(x) - Double(level), .equal, strength: SolverStrength(level))
        for _ in 0..<3 { _ = solver.add(E(x) + 7, .equal, strength: SolverStrength(level - 0.5)) }
        _ = solver.solve()
        #expect(solver.value(of: x) == level)
      }
    }

    @Test func inOneLevelTheSumOfErrorsCounts() {
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      for value in [0.0, 10, 11, 12, 100] { _ = solver.add(E(x) - value, .equal, strength: SolverStrength(500)) }
      _ = solver.solve()
      // The median makes the sum of the distances least.
      #expect(solver.value(of: x) == 11)
    }

    @Test func variablesMayBeKeptFromBeingNegative() {
      var solver = ConstraintSolver()
      let width = solver.makeVariable(isNonNegative: true)
      let wish = solver.add(E(width, plus: 5), .equal, strength: SolverStrength(999))
      _ = solver.solve()
      #expect(solver.value(of: width) == 0)
      solver.setStrength(.required, of: wish)
      let conflicts = solver.solve()
      #expect(conflicts.count == 1)
      #expect(conflicts.first?.broken == wish)
      #expect(conflicts.first?.variables == [width])
      #expect(solver.value(of: width) == 0)
    }

    @Test func theNewestOfThoseThatCollideIsBroken() {
      var solver = ConstraintSolver()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      let a = solver.add(E(x) - 1, .equal)
      let b = solver.add(E(y) - E(x) - 1, .equal)
      let other = solver.add(E(y) - 100, .lessThanOrEqual)
      let c = solver.add(E(y) - 5, .equal)
      let conflicts = solver.solve()
      #expect(conflicts == [SolverConflict(broken: c, constraints: [a, b, c], variables: [])])
      #expect(solver.value(of: y) == 2)
      #expect(solver.error(of: other) == 0)
    }

    @Test func anOrderSaysWhoIsBroken() {
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      let user = solver.add(E(x) - 1, .equal, order: 100)
      _ = solver.add(E(x) - 2, .equal, order: 1)
      #expect(solver.solve().first?.broken == user)
      #expect(solver.value(of: x) == 2)
    }

    @Test func whatIsBrokenCountsAgainOnceItCan() {
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      let old = solver.add(E(x) - 1, .equal)
      let new = solver.add(E(x) - 2, .equal)
      #expect(solver.solve().count == 1)
      solver.setConstant(-2, of: old)
      #expect(solver.solve().isEmpty)
      #expect(solver.value(of: x) == 2)
      solver.setConstant(-3, of: new)
      #expect(solver.solve().count == 1)
      solver.remove(old)
      #expect(solver.solve().isEmpty)
      #expect(solver.value(of: x) == 3)
    }

    @Test func aBrokenOneMayBeMadeAWish() {
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      _ = solver.add(E(x) - 1, .equal)
      let new = solver.add(E(x) - 2, .equal)
      #expect(solver.solve().count == 1)
      solver.setStrength(SolverStrength(999), of: new)
      #expect(solver.solve().isEmpty)
      #expect(solver.error(of: new) == 1)
    }

    @Test func aConstraintWithoutVariablesHoldsOrCollidesAlone() {
      var solver = ConstraintSolver()
      _ = solver.add(E(constant: 3), .greaterThanOrEqual)
      #expect(solver.solve().isEmpty)
      let wrong = solver.add(E(constant: 3), .equal)
      #expect(solver.solve() == [SolverConflict(broken: wrong, constraints: [wrong], variables: [])])
    }

    @Test func editsMoveVariables() {
      var solver = ConstraintSolver()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      _ = solver.add(E(y) - E(x, times: 2), .equal)
      _ = solver.add(E(y) - 50, .lessThanOrEqual)
      solver.addEdit(x, strength: SolverStrength(900))
      for (wish, value) in [(10.0, 10.0), (40, 25), (-3, -3)] {
        solver.suggest(wish, for: x)
        _ = solver.solve()
        #expect(solver.value(of: x) == value)
        #expect(solver.value(of: y) == 2 * value)
      }
      solver.removeEdit(x)
      solver.suggest(7, for: x)
      _ = solver.solve()
      #expect(solver.value(of: y) == 2 * solver.value(of: x))
    }

    @Test func handlesThatAreGoneChangeNothing() {
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      let constraint = solver.add(E(x) - 4, .equal)
      _ = solver.solve()
      solver.setConstant(.nan, of: constraint)
      _ = solver.solve()
      #expect(solver.value(of: x) == 4)
      solver.remove(constraint)
      solver.remove(constraint)
      solver.setConstant(-9, of: constraint)
      solver.setStrength(SolverStrength(3), of: constraint)
      _ = solver.solve()
      solver.remove(x)
      solver.remove(x)
      _ = solver.solve()
      let y = solver.makeVariable()
      _ = solver.add(E(y) - 6, .equal)
      _ = solver.solve()
      #expect(solver.value(of: y) == 6)
    }

    @Test func symbolsAreUsedAgain() {
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      for round in 0..<500 {
        let (y, wish) = (solver.makeVariable(), Double(round))
        let constraints = [solver.add(E(x) - E(y), .equal), solver.add(E(y) - wish, .equal)]
        _ = solver.solve()
        #expect(solver.value(of: x) == wish)
        for constraint in constraints { solver.remove(constraint) }
        _ = solver.solve()
        solver.remove(y)
        _ = solver.solve()
      }
      #expect(solver.symbols.count < 20)
    }

    @Test func ambiguityIsFound() {
      var solver = ConstraintSolver()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      _ = solver.add(E(x) - 3, .equal, strength: SolverStrength(1))
      _ = solver.add(E(y) - 3, .greaterThanOrEqual)
      _ = solver.solve()
      #expect(!solver.isAmbiguous(x))
      #expect(solver.isAmbiguous(y))
    }

    @Test(.timeLimit(.minutes(10))) func longChainsStayExact() {
      var solver = ConstraintSolver()
      var (variables, gaps): ([SolverVariable], [SolverConstraint]) = ([solver.makeVariable()], [])
      let start = solver.add(E(variables[0]) - 1, .equal)
      for place in 1..<400 {
        variables.append(solver.makeVariable())
        gaps.append(solver.add(E(variables[place]) - E(variables[place - 1]) - 0.1, .equal))
      }
      #expect(solver.solve().isEmpty)
      var (expected, generator) = (40.9, SeededGenerator(seed: 5))
      for _ in 0..<2_000 {
        let change = Double.random(in: -1...1, using: &generator)
        solver.setConstant(-0.1 - change, of: gaps[200])
        _ = solver.solve()
        expected = 40.9 + change
        #expect(abs(solver.value(of: variables[399]) - expected) < 1e-8)
      }
      solver.setConstant(-2, of: start)
      _ = solver.solve()
      #expect(abs(solver.value(of: variables[399]) - expected - 1) < 1e-8)
    }

    @Test(.timeLimit(.minutes(10))) func knotsOfEqualWishesDoNotGoRound() {
      for seed in 1...20 {
        var generator = SeededGenerator(seed: UInt64(seed))
        var solver = ConstraintSolver()
        let variables = (0..<12).map { _ in solver.makeVariable(isNonNegative: true) }
        for _ in 0..<150 {
          let (a, b) = (variables.randomElement(using: &generator), variables.randomElement(using: &generator))
          guard let a, let b else { continue }
          let relation: [SolverRelation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
          _ = solver.add(
            E(a) - E(b), relation.randomElement(using: &generator) ?? .equal,
            strength: SolverStrength(Double(Int.random(in: 1...3, using: &generator))))
        }
        #expect(solver.solve().isEmpty)
        #expect(solver.exchangeCount < 2_000, "seed \(seed)")
        for variable in variables { #expect(abs(solver.value(of: variable)) < 1e-6, "seed \(seed)") }
      }
    }

    @Test func theSameCallsGiveTheSameValues() {
      func run() -> [Double] {
        var generator = SeededGenerator(seed: 9)
        let system = RandomSystem(using: &generator)
        var live = SolverLawTests.Live(system)
        _ = live.solver.solve()
        return live.values
      }
      let first = run()
      for _ in 0..<5 { #expect(run() == first) }
    }

    @Test func aCopyIsASolverOfItsOwn() {
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      let constraint = solver.add(E(x) - 1, .equal)
      _ = solver.solve()
      var copy = solver
      copy.setConstant(-2, of: constraint)
      _ = copy.solve()
      #expect(solver.value(of: x) == 1)
      #expect(copy.value(of: x) == 2)
    }
  }
#endif
