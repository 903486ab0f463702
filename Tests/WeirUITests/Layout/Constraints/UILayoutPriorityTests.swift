#if !canImport(UIKit)
  import Testing

  @testable import WeirUI

  @Suite struct UILayoutPriorityTests {
    @Test func prioritiesHaveUIKitsValues() {
      #expect(UILayoutPriority.required.rawValue == 1000)
      #expect(UILayoutPriority.defaultHigh.rawValue == 750)
      #expect(UILayoutPriority.dragThatCanResizeScene.rawValue == 510)
      #expect(UILayoutPriority.sceneSizeStayPut.rawValue == 500)
      #expect(UILayoutPriority.dragThatCannotResizeScene.rawValue == 490)
      #expect(UILayoutPriority.defaultLow.rawValue == 250)
      #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
    }

    @Test func prioritiesAreOrderedAndCanBeShifted() {
      #expect(UILayoutPriority.defaultLow < .defaultHigh)
      #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
      #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(rawValue: 251))
      #expect((UILayoutPriority.required - 1).strength < UILayoutPriority.required.strength)
    }

    @Test func prioritiesOutOfRangeAreTheNearestOnes() {
      #expect(UILayoutPriority(2000).strength == .required)
      #expect(UILayoutPriority(-5).strength == SolverStrength(0))
    }

    @Test func fractionsAreLevelsOfTheirOwn() {
      #expect(UILayoutPriority(749.5).strength > UILayoutPriority(749).strength)
      #expect(UILayoutPriority(749.5).strength < UILayoutPriority(750).strength)
    }
  }
#endif
