#if !canImport(UIKit)
  import TestSupport
  import Foundation
  import Testing

  @testable import WeirUI

  @Suite struct UIColorTests {
    @Test func colorsAreEqualByTheirComponents() {
      #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(UIColor.red != UIColor.green)
      #expect(Set([UIColor.white, UIColor(white: 1, alpha: 1), .black]).count == 2)
      #expect(UIColor.systemRed != UIColor.red && UIColor.systemRed == .systemRed)
      #expect(UIColor(named: "brand") == UIColor(named: "brand"))
      #expect(UIColor(named: "") == nil)
      #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.label)
    }

    @Test(arguments: [
      (0.0, 1.0, 0.0, 0.0), (1.0 / 3, 0.0, 1.0, 0.0), (2.0 / 3, 0.0, 0.0, 1.0), (1.0 / 6, 1.0, 1.0, 0.0),
      (1.0, 1.0, 0.0, 0.0),
    ]) func huesAreTurned(hue: Double, red: Double, green: Double, blue: Double) {
      let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
      #expect(abs(color.rgba.red - red) < 1e-9 && abs(color.rgba.green - green) < 1e-9)
      #expect(abs(color.rgba.blue - blue) < 1e-9)
    }

    @Test func huesComeBack() {
      for step in 0..<50 {
        let hue = CGFloat(step) / 50
        var (found, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 0.5)
          .getHue(&found, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        #expect(abs(found - hue) < 1e-9 && abs(saturation - 0.6) < 1e-9 && abs(brightness - 0.8) < 1e-9 && alpha == 0.5)
      }
    }

    @Test func componentsAreRead() {
      var (red, green, blue, alpha, white): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0, 0)
      #expect(UIColor.orange.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
      #expect(red == 1 && green == 0.5 && blue == 0 && alpha == 1)
      #expect(!UIColor.orange.getWhite(&white, alpha: nil))
      #expect(UIColor.gray.getWhite(&white, alpha: nil) && white == 0.5)
    }

    @Test func descriptionsAreNamesOrDigits() {
      #expect(UIColor.systemBlue.description == "systemBlue")
      #expect(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).description == "#FF8000")
      #expect(UIColor.black.withAlphaComponent(0.5).description == "#00000080")
      #expect(UIColor(red: 7, green: -1, blue: 0, alpha: 1).description == "#FF0000")
      #expect(UIColor(named: "brand")?.description == "brand")
    }

    @Test func colorsFollowTheTraits() {
      let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
      let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      #expect(color.resolvedColor(with: dark) == .white && color.resolvedColor(with: light) == .black)
      #expect(UIColor.label.resolvedColor(with: dark) == .white)
      #expect(UIColor.red.resolvedColor(with: dark) == .red)
      #expect(color == color && color != UIColor { _ in .black })
      #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
      #expect(color.description == "dynamic #000000")
    }

    @Test func layersColorsComeBack() {
      #expect(UIColor(cgColor: UIColor.purple.cgColor) == .purple)
      #expect(UIColor.purple.cgColor.copy(alpha: 0.25)?.alpha == 0.25)
      #expect(UIColor.purple.cgColor.numberOfComponents == 4)
    }
  }

  @Suite struct UIFontTests {
    @Test func fontsAreEqualByWhatTheyAre() {
      #expect(UIFont.systemFont(ofSize: 17) == .preferredFont(forTextStyle: .body))
      #expect(UIFont.boldSystemFont(ofSize: 17) == .systemFont(ofSize: 17, weight: .bold))
      #expect(UIFont.boldSystemFont(ofSize: 17) != .systemFont(ofSize: 17))
      #expect(UIFont.italicSystemFont(ofSize: 9) != .systemFont(ofSize: 9))
      #expect(UIFont.monospacedSystemFont(ofSize: 9, weight: .regular) != .systemFont(ofSize: 9))
      #expect(UIFont.boldSystemFont(ofSize: 9).withSize(12) == .boldSystemFont(ofSize: 12))
    }

    @Test func namesSayFamilyAndWeight() {
      let font = UIFont(name: "Helvetica-BoldOblique", size: 12)
      #expect(font?.familyName == "Helvetica" && font?.weight == .bold && font?.isItalic == true)
      #expect(UIFont(name: "Avenir-DemiBold", size: 12)?.weight == .semibold)
      #expect(UIFont(name: "", size: 12) == nil)
      #expect(font?.withSize(20).fontName == "Helvetica-BoldOblique")
    }

    @Test func metricsFollowTheSize() {
      let font = UIFont.systemFont(ofSize: 100)
      #expect(abs(font.lineHeight - 119.335_937_5) < 1e-9)
      #expect(font.ascender > font.capHeight && font.capHeight > font.xHeight && font.descender < 0)
      #expect(UIFont.systemFont(ofSize: -3).pointSize == UIFont.systemFontSize)
      #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
      #expect(UIFont.preferredFont(forTextStyle: .headline).weight == .semibold)
    }
  }

  @Suite struct UIImageTests {
    private let png = Data([
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 30, 0, 0, 0, 20,
    ])

    @Test func imagesAreEqualByNameOrData() {
      #expect(UIImage(named: "a") == UIImage(named: "a") && UIImage(named: "a") != UIImage(named: "b"))
      #expect(UIImage(named: "a") != UIImage(systemName: "a"))
      #expect(UIImage(data: png) == UIImage(data: png))
      #expect(UIImage() != UIImage())
      #expect(UIImage(named: "a")?.withTintColor(.red) != UIImage(named: "a"))
      #expect(UIImage(named: "a")?.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
      #expect(UIImage(named: "") == nil && UIImage(systemName: "") == nil)
      #expect(UIImage(systemName: "star")?.isSymbolImage == true)
    }

    @Test func sizesAreReadFromTheHeaders() {
      #expect(UIImage(data: png)?.size == CGSize(width: 30, height: 20))
      #expect(UIImage(data: png, scale: 2)?.size == CGSize(width: 15, height: 10))
      #expect(UIImage(data: png, scale: 0) == nil)
      #expect(UIImage(data: png)?.pngData() == png && UIImage(named: "a")?.pngData() == nil)
      let gif = Data([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 5, 0, 1, 1])
      #expect(UIImage(data: gif)?.size == CGSize(width: 5, height: 257))
      let jpeg = Data([
        0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 40, 0, 60, 3,
      ])
      #expect(UIImage(data: jpeg)?.size == CGSize(width: 60, height: 40))
      #expect(UIImage(data: jpeg)?.pngData() == nil)
    }

    @Test func whatIsNoImageIsNone() {
      #expect(UIImage(data: Data()) == nil)
      #expect(UIImage(data: Data("text".utf8)) == nil)
      #expect(UIImage(contentsOfFile: "/nowhere/at/all.png") == nil)
      for length in 0..<24 { #expect(UIImage(data: png.prefix(length)) == nil, "\(length) bytes") }
      var random = SeededGenerator(seed: 5)
      for start in [[0xFF, 0xD8, 0xFF], [0x47, 0x49, 0x46, 0x38], [0x89, 0x50]] as [[UInt8]] {
        for _ in 0..<200 {
          let rest = (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
          if let size = UIImage(data: Data(start + rest))?.size { #expect(size.width > 0 && size.height > 0) }
        }
      }
    }

    @Test func slicesOfDataAreRead() {
      let padded = Data([1, 2, 3]) + png
      #expect(UIImage(data: padded.dropFirst(3))?.size == CGSize(width: 30, height: 20))
    }
  }

  @Suite struct ParagraphStyleTests {
    @Test func stylesAreCopiedAndCompared() {
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      style.lineSpacing = 4
      style.lineBreakMode = .byTruncatingTail
      let copy = style.copy() as? NSParagraphStyle
      #expect(copy == style && !(copy is NSMutableParagraphStyle))
      style.lineSpacing = 9
      #expect(copy != style && copy?.lineSpacing == 4 && copy?.alignment == .center)
      let again = copy?.mutableCopy() as? NSMutableParagraphStyle
      #expect(again?.lineBreakMode == .byTruncatingTail)
      #expect(NSParagraphStyle.default.alignment == .natural)
    }

    @Test func attributesHoldUIKitsValues() {
      let text = NSAttributedString(
        string: "a",
        attributes: [.font: UIFont.systemFont(ofSize: 9), .underlineStyle: NSUnderlineStyle.single.rawValue])
      #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 9))
      #expect(text.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
    }
  }
#endif
