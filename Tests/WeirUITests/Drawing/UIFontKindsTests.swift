#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// Text styles, weights and metrics of fonts.
  @Suite struct UIFontKindsTests {
    /// The sizes that Apple's design guide lists for the standard setting of text size.
    @Test(arguments: [
      (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ])
    func textStylesHaveTheirSize(style: UIFont.TextStyle, size: Double) {
      #expect(UIFont.preferredFont(forTextStyle: style).pointSize == CGFloat(size))
      let isHeadline = style == .headline
      #expect(UIFont.preferredFont(forTextStyle: style).weight == (isHeadline ? .semibold : .regular))
    }

    @Test func aStyleThatIsNotKnownIsAsLargeAsTheBody() {
      #expect(UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: "none")).pointSize == 17)
    }

    @Test func weightsAreInOrder() {
      let weights: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      #expect(weights.map(\.rawValue) == weights.map(\.rawValue).sorted())
      #expect(Set(weights).count == 9 && UIFont.Weight.regular.rawValue == 0)
      #expect(UIFont.Weight(0.4) == .bold && UIFont.Weight(rawValue: 0.4) == .bold)
    }

    @Test(arguments: [
      ("Avenir-Light", UIFont.Weight.light), ("Avenir-Medium", .medium), ("Avenir-Heavy", .heavy),
      ("Avenir-Black", .black), ("Avenir-Bold", .bold), ("Avenir-SemiBold", .semibold), ("Avenir-Roman", .regular),
      ("Avenir-UltraLight", .ultraLight), ("Avenir-Thin", .thin), ("Blackadder", .regular),
    ])
    func weightsAreReadFromNames(name: String, weight: UIFont.Weight) {
      #expect(UIFont(name: name, size: 10)?.weight == weight)
    }

    @Test func slantsAreReadFromNames() {
      #expect(UIFont(name: "Georgia-Italic", size: 10)?.isItalic == true)
      #expect(UIFont(name: "Courier-Oblique", size: 10)?.isItalic == true)
      #expect(UIFont(name: "Courier", size: 10)?.isItalic == false)
    }

    @Test func standardSizesAreUIKits() {
      #expect(UIFont.systemFontSize == 14 && UIFont.labelFontSize == 17)
      #expect(UIFont.buttonFontSize == 18 && UIFont.smallSystemFontSize == 12)
    }

    @Test(arguments: [1, 9, 12.5, 17, 100])
    func metricsAreShapedAsThoseOfLetters(size: Double) {
      let font = UIFont.systemFont(ofSize: CGFloat(size))
      #expect(font.pointSize == CGFloat(size) && font.leading == 0)
      #expect(isNear(font.lineHeight, font.ascender - font.descender + font.leading))
      #expect(font.lineHeight > font.pointSize && font.capHeight < font.pointSize)
      #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
      let twice = font.withSize(CGFloat(size) * 2)
      #expect(isNear(twice.lineHeight, font.lineHeight * 2) && isNear(twice.xHeight, font.xHeight * 2))
    }

    @Test func anotherSizeKeepsTheRest() {
      let fonts: [UIFont] = [
        .systemFont(ofSize: 10), .boldSystemFont(ofSize: 10), .italicSystemFont(ofSize: 10),
        .monospacedSystemFont(ofSize: 10, weight: .medium), .monospacedDigitSystemFont(ofSize: 10, weight: .light),
      ]
      for font in fonts {
        let other = font.withSize(22)
        #expect(other.pointSize == 22 && other != font && other.fontName == font.fontName)
        #expect(other.weight == font.weight && other.isItalic == font.isItalic)
        #expect(other.isMonospaced == font.isMonospaced && other.withSize(10) == font)
      }
    }

    @Test func fontsSayWhatTheyAre() {
      #expect(UIFont(name: "Georgia-Bold", size: 12)?.description == "Georgia-Bold 12.0")
      #expect(UIFont.systemFont(ofSize: 12).familyName == UIFont.boldSystemFont(ofSize: 12).familyName)
      #expect(Set([UIFont.systemFont(ofSize: 9), .systemFont(ofSize: 9), .systemFont(ofSize: 10)]).count == 2)
    }
  }
#endif
