#if !canImport(UIKit)
  import TestSupport
  import Foundation
  import Testing

  @testable import WeirUI

  @MainActor @Suite struct SimpleTextMeasurerTests {
    let font = UIFont.systemFont(ofSize: 10)

    func lines(_ text: String, _ width: CGFloat = .infinity, _ maximum: Int = 0) -> TextMeasurement {
      SimpleTextMeasurer().measure(text, font: font, width: width, maximumLines: maximum)
    }

    @Test func aLineIsAsWideAsItsCharacters() {
      #expect(abs(lines("abc").size.width - 16.5) < 1e-9)
      #expect(lines("abc").lineCount == 1)
      #expect(lines("il").size.width < lines("mm").size.width)
      #expect(lines("日本").size.width == 20)
    }

    @Test func linesBreakAtSpacesAndAtLineBreaks() {
      #expect(lines("aaa aaa", 20).lineCount == 2)
      #expect(abs(lines("aaa aaa", 20).size.width - 16.5) < 1e-9)
      #expect(lines("a\nb\n").lineCount == 3)
      #expect(lines("aaa aaa", 37).lineCount == 1)
    }

    @Test func wordsThatAreTooLongBreakAnywhere() {
      let result = lines("aaaaaaaa", 17)
      #expect(result.lineCount == 3)
      #expect(result.size.width <= 17)
      #expect(lines("aaaaa", 1).lineCount == 5)
    }

    @Test func thereMayBeALimitOfLines() {
      let result = lines("aaa aaa aaa", 20, 2)
      #expect(result.lineCount == 2)
      #expect(abs(result.size.height - 2 * font.lineHeight) < 1e-9)
    }

    @Test func noTextIsOneLineHigh() {
      #expect(lines("").lineCount == 1)
      #expect(lines("").size.width == 0)
    }

    @Test(arguments: 1...40) func noLineIsWiderThanTheLimit(seed: Int) {
      var generator = SeededGenerator(seed: UInt64(seed))
      let words = (0..<20).map { _ in
        String(
          repeating: ["a", "i", "m"].randomElement(using: &generator) ?? "a",
          count: Int.random(in: 1...9, using: &generator))
      }
      let text = words.joined(separator: " ")
      for width in [CGFloat(12), 30, 70, 200] {
        let result = lines(text, width)
        #expect(result.size.width <= width + 1e-6, "seed \(seed), width \(width)")
        #expect(result.lineCount >= Int((lines(text).size.width - 60) / width), "seed \(seed), width \(width)")
      }
    }

    @Test func theMeasurerCanBeReplaced() {
      struct Fixed: TextMeasurer {
        func measure(_ text: String, font: UIFont, width: CGFloat, maximumLines: Int) -> TextMeasurement {
          TextMeasurement(size: CGSize(width: 7, height: 8), lineCount: 1, firstBaseline: 6, lastBaseline: 2)
        }
      }
      let old = TextMeasuring.measurer
      TextMeasuring.measurer = Fixed()
      defer { TextMeasuring.measurer = old }
      let label = UILabel()
      label.text = "anything"
      #expect(label.intrinsicContentSize == CGSize(width: 7, height: 8))
    }
  }
#endif
