#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  @Suite struct AutoresizingShareTests {
    private func share(_ flexible: (Bool, Bool, Bool), start: CGFloat = 10, length: CGFloat = 30) -> [CGFloat] {
      let share = AutoresizingShare(start: start, length: length, whole: 100, isFlexible: flexible)
      return [share.start, share.length]
    }

    @Test func nothingFlexibleTakesNoShare() { #expect(share((false, false, false)) == [0, 0]) }

    @Test func oneFlexiblePartTakesAll() {
      #expect(share((true, false, false)) == [1, 0])
      #expect(share((false, true, false)) == [0, 1])
      #expect(share((false, false, true)) == [0, 0])
    }

    @Test func severalShareInProportion() {
      #expect(share((true, true, false)) == [0.25, 0.75])
      #expect(share((true, true, true)) == [0.1, 0.3])
      #expect(share((false, true, true)) == [0, 30.0 / 90])
    }

    @Test func partsWithoutLengthShareEvenly() {
      #expect(share((true, true, false), start: 0, length: 0) == [0.5, 0.5])
    }
  }
#endif
