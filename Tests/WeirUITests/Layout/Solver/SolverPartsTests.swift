#if !canImport(UIKit)
  import TestSupport
  import Testing

  @testable import WeirUI

  /// The parts of the solver, each alone.
  @Suite struct SolverPartsTests {
    // MARK: - Expressions

    @Test func expressionsAreAddedAndMultiplied() {
      var solver = ConstraintSolver()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      let sum = (LinearExpression(x, times: 2, plus: 3) - LinearExpression(y)) * 2 + 1
      #expect(sum.terms.map(\.variable) == [x, y])
      #expect(sum.terms.map(\.coefficient) == [4, -2])
      #expect(sum.constant == 7)
      #expect((sum - 7).constant == 0)
    }

    // MARK: - Levels

    @Test func levelsAreKeptInOrderAndKeepTheirNumbers() {
      var levels = SolverLevels()
      let numbers = [500.0, 1000, 250, 750].enumerated().map { levels.add($0.element, objective: $0.offset) }
      #expect(numbers == [0, 1, 2, 3])
      #expect(levels.order.map { levels.levels[$0].strength } == [1000, 750, 500, 250])
      #expect(levels.rank == [2, 0, 3, 1])
      #expect(levels.level(of: 750) == 3)
      #expect(levels.level(of: 751) == nil)
    }

    @Test func strengthsAreKeptInRange() {
      #expect(SolverStrength(5000) == .required)
      #expect(SolverStrength(-1) == SolverStrength(0))
      #expect(SolverStrength(1) < SolverStrength(2))
    }

    // MARK: - Symbols

    @Test func theSlopeOfACostDependsOnTheSide() {
      var symbol = SolverSymbol()
      (symbol.upCost, symbol.downCost) = (0, 1)
      #expect(symbol.slope == 0)
      symbol.side = -1
      #expect(symbol.slope == -1)
      #expect(symbol.bend == 1)
      #expect(!symbol.isFree)
      symbol.downCost = 0
      #expect(symbol.isFree)
    }

    @Test func aRoundingErrorIsNotAnotherSide() {
      var symbol = SolverSymbol()
      symbol.value = -1e-12
      #expect(!symbol.isOnWrongSide)
      symbol.value = -1
      #expect(symbol.isOnWrongSide)
      symbol.side = -1
      #expect(!symbol.isOnWrongSide)
    }

    // MARK: - The search for a symbol to enter

    @Test func theSteepestColumnIsBest() {
      var pricing = SolverPricing()
      pricing.begin(count: 10)
      pricing.consider(7, direction: 1, slope: -1)
      pricing.consider(3, direction: -1, slope: -2)
      pricing.consider(2, direction: 1, slope: -2)
      pricing.consider(1, direction: 1, slope: -0.5)
      #expect(pricing.best?.column == 2)
    }

    @Test func blandsRuleTakesTheFirst() {
      var pricing = SolverPricing()
      pricing.takesFirst = true
      pricing.begin(count: 10)
      pricing.consider(7, direction: 1, slope: -9)
      pricing.consider(3, direction: -1, slope: -2)
      #expect(pricing.best?.column == 3)
      #expect(pricing.best?.direction == -1)
    }

    @Test func marksLastForOneSearch() {
      var pricing = SolverPricing()
      pricing.begin(count: 3)
      pricing[1] = [.up, .own]
      #expect(pricing[1] == [.up, .own])
      #expect(pricing[2] == [])
      pricing.begin(count: 3)
      #expect(pricing[1] == [])
      #expect(pricing.best == nil)
    }

    // MARK: - The ratio test

    private func ratioTest(_ bends: [(Double, Double, Int)]) -> SolverRatioTest {
      var test = SolverRatioTest()
      test.begin(levelCount: 3)
      for (distance, rate, row) in bends {
        test.bends.append(SolverRatioTest.Bend(distance: distance, rate: rate, row: row))
      }
      return test
    }

    @Test func bendsComeInTheOrderOfTheWay() {
      var test = ratioTest([(3, -1, 1), (1, -1, 2), (2, -1, 3)])
      #expect([0, 1, 2].compactMap { _ in test.takeNext(byNumber: false)?.row } == [2, 3, 1])
      #expect(test.takeNext(byNumber: false) == nil)
    }

    @Test func atOnePlaceTheFastestComesFirst() {
      var test = ratioTest([(1, -0.5, 1), (1, 2, 2), (1, -2, 3)])
      #expect(test.takeNext(byNumber: false)?.row == 2)
      var other = ratioTest([(1, -2, 5), (1, 0.5, 4)])
      #expect(other.takeNext(byNumber: true)?.row == 4)
    }

    @Test func theStrongestSlopeThatIsNotZeroDecides() {
      var test = ratioTest([])
      #expect(!test.descends)
      test.slopes[2] = -1
      #expect(test.descends)
      test.slopes[1] = 0.5
      #expect(!test.descends)
      test.slopes[0] = -1e-12
      #expect(!test.descends)
      test.slopes[0] = -1
      #expect(test.descends)
      test.begin(levelCount: 3)
      #expect(!test.descends)
    }

    // MARK: - Making the tableau anew

    @Test(arguments: 1...60) func aNewTableauHasTheSameValues(seed: Int) {
      var generator = SeededGenerator(seed: UInt64(seed) &* 613)
      var live = SolverLawTests.Live(RandomSystem(using: &generator, requiredShare: seed % 2 == 0 ? 0 : 0.2))
      _ = live.solver.solve()
      let values = live.values
      let basic = live.solver.symbols.map(\.isBasic)
      live.solver.rebuild()
      #expect(live.solver.isExact)
      for (value, other) in zip(values, live.values) { #expect(abs(value - other) < 1e-8, "seed \(seed)") }
      #expect(live.solver.symbols.map(\.isBasic) == basic, "seed \(seed)")
      #expect(live.solver.enteringSymbol() == nil, "seed \(seed): the best is not the best any more")
    }

    @Test func exactnessIsFoundOut() {
      var solver = ConstraintSolver()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      _ = solver.add(LinearExpression(x) - LinearExpression(y) - 5, .equal)
      _ = solver.add(LinearExpression(y) - 1, .equal)
      _ = solver.solve()
      #expect(solver.isExact)
      solver.symbols[Int(x.id)].value += 1e-6
      #expect(!solver.isExact)
      solver.rebuild()
      #expect(solver.isExact)
      #expect(solver.value(of: x) == 6)
    }
  }
#endif
