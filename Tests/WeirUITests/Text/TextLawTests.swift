#if !canImport(UIKit)
  import Foundation
  import TestSupport
  import Testing

  @testable import WeirUI

  /// Laws of measured text: wider rooms need no more lines, limits hold, and what is longer is not smaller.
  @MainActor @Suite struct TextLawTests {
    private let measurer = SimpleTextMeasurer()
    private let font = UIFont.systemFont(ofSize: 10)

    private func text(_ random: inout SeededGenerator) -> String {
      (0..<(1 + random.below(15))).map { _ in
        String((0..<(1 + random.below(12))).map { _ in "aiWm漢.é".randomElement(using: &random) ?? "a" })
      }.joined(separator: random.below(5) == 0 ? "\n" : " ")
    }

    private func measure(_ text: String, _ width: CGFloat, _ lines: Int = 0) -> TextMeasurement {
      measurer.measure(text, font: font, width: width, maximumLines: lines)
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func moreRoomNeedsNoMoreLines(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let text = text(&random)
      var before = Int.max
      for width in stride(from: CGFloat(12), through: 300, by: 9) {
        let found = measure(text, width)
        #expect(found.lineCount <= before, "seed \(seed), width \(width)")
        #expect(found.size.width <= width + 1e-6, "seed \(seed), width \(width)")
        #expect(isNear(found.size.height, CGFloat(found.lineCount) * font.lineHeight), "seed \(seed), width \(width)")
        before = found.lineCount
      }
      let free = measure(text, .infinity)
      #expect(free.lineCount == text.split(separator: "\n", omittingEmptySubsequences: false).count, "seed \(seed)")
      #expect(free.lineCount <= before, "seed \(seed)")
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func aLimitOfLinesHolds(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let text = text(&random)
      let all = measure(text, 60)
      for limit in 1...6 {
        let found = measure(text, 60, limit)
        #expect(found.lineCount == min(all.lineCount, limit), "seed \(seed), limit \(limit)")
        #expect(found.size.width <= 60 + 1e-6, "seed \(seed), limit \(limit)")
        #expect(found.size.height <= all.size.height + 1e-6, "seed \(seed), limit \(limit)")
      }
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func whatIsLongerIsNotSmaller(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let text = text(&random)
      let (one, more) = (measure(text, 80), measure(text + "xx", 80))
      #expect(more.size.height >= one.size.height, "seed \(seed)")
      #expect(measure(text + "x", .infinity).size.width >= measure(text, .infinity).size.width, "seed \(seed)")
      let large = measurer.measure(text, font: font.withSize(20), width: 160, maximumLines: 0)
      #expect(large.lineCount == one.lineCount, "twice the font in twice the room: seed \(seed)")
      #expect(isNear(large.size.width, one.size.width * 2, within: 1e-4), "seed \(seed)")
    }

    @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{2029}b"])
    func everyLineBreakBreaks(text: String) { #expect(measure(text, .infinity).lineCount == 2) }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 0, -5, .leastNonzeroMagnitude])
    func widthsThatAreNone(width: CGFloat) {
      let found = measure("some words", width)
      #expect(found.size.width.isFinite && found.size.height.isFinite && found.lineCount >= 1)
    }

    @Test func emptyTexts() {
      #expect(measure("", 100).lineCount == 1 && measure("", 100).size.width == 0)
      #expect(measure("\n", 100).lineCount == 2 && measure("\n\n\n", 100).lineCount == 4)
      #expect(measure("   ", 100).size.width == 0, "spaces at the end take no room")
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func aLabelFitsWhatItMeasures(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let label = UILabel()
      (label.text, label.numberOfLines) = (text(&random), random.below(4))
      let width = CGFloat(20 + random.below(200))
      let fit = label.sizeThatFits(CGSize(width: width, height: 0))
      label.bounds.size = fit
      #expect(label.sizeThatFits(CGSize(width: fit.width, height: 0)) == fit, "it fits what it asked for: seed \(seed)")
      #expect(label.intrinsicContentSize.width >= fit.width || label.numberOfLines != 1, "seed \(seed)")
    }
  }
#endif
