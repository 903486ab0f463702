#if !canImport(UIKit)
  import Foundation
  import TestSupport
  import Testing

  @testable import WeirUI

  /// The components of colors: named ones, the system's, and what is made of bad input.
  @Suite struct UIColorComponentsTests {
    @Test(arguments: [
      (UIColor.black, "#000000"), (.white, "#FFFFFF"), (.red, "#FF0000"), (.green, "#00FF00"), (.blue, "#0000FF"),
      (.cyan, "#00FFFF"), (.yellow, "#FFFF00"), (.magenta, "#FF00FF"), (.orange, "#FF8000"), (.purple, "#800080"),
      (.brown, "#996633"), (.gray, "#808080"), (.darkGray, "#555555"), (.lightGray, "#AAAAAA"), (.clear, "#00000000"),
    ])
    func namedColors(color: UIColor, hex: String) { #expect(color.description == hex) }

    /// The values that Apple's design guide lists for light and for dark.
    @Test(arguments: [
      (UIColor.systemRed, "#FF3B30", "#FF453A"), (.systemGreen, "#34C759", "#30D158"),
      (.systemBlue, "#007AFF", "#0A84FF"), (.systemOrange, "#FF9500", "#FF9F0A"),
      (.systemYellow, "#FFCC00", "#FFD60A"), (.systemPink, "#FF2D55", "#FF375F"),
      (.systemPurple, "#AF52DE", "#BF5AF2"), (.systemTeal, "#30B0C7", "#40C8E0"),
      (.systemIndigo, "#5856D6", "#5E5CE6"), (.systemBrown, "#A2845E", "#AC8E68"),
      (.systemMint, "#00C7BE", "#63E6E2"), (.systemCyan, "#32ADE6", "#64D2FF"),
      (.systemGray, "#8E8E93", "#8E8E93"), (.systemGray2, "#AEAEB2", "#636366"),
      (.systemGray3, "#C7C7CC", "#48484A"), (.systemGray4, "#D1D1D6", "#3A3A3C"),
      (.systemGray5, "#E5E5EA", "#2C2C2E"), (.systemGray6, "#F2F2F7", "#1C1C1E"),
      (.label, "#000000", "#FFFFFF"), (.systemBackground, "#FFFFFF", "#000000"),
      (.secondarySystemBackground, "#F2F2F7", "#1C1C1E"), (.tertiarySystemBackground, "#FFFFFF", "#2C2C2E"),
      (.systemGroupedBackground, "#F2F2F7", "#000000"), (.secondarySystemGroupedBackground, "#FFFFFF", "#1C1C1E"),
      (.tertiarySystemGroupedBackground, "#F2F2F7", "#2C2C2E"), (.opaqueSeparator, "#C6C6C8", "#38383A"),
    ])
    func systemColorsFollowTheStyle(color: UIColor, light: String, dark: String) {
      #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).description == light)
      #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).description == dark)
      #expect(color.resolvedColor(with: UITraitCollection()).description == light, "light where nothing is said")
    }

    @Test func colorsThatShineThroughKeepTheirAlpha() {
      let traits = UITraitCollection(userInterfaceStyle: .light)
      #expect(UIColor.secondaryLabel.resolvedColor(with: traits).description == "#3C3C4399")
      #expect(UIColor.tertiaryLabel.resolvedColor(with: traits).description == "#3C3C434D")
      #expect(UIColor.quaternaryLabel.resolvedColor(with: traits).description == "#3C3C432E")
      #expect(UIColor.placeholderText.resolvedColor(with: traits) == UIColor.tertiaryLabel.resolvedColor(with: traits))
      #expect(UIColor.systemFill.cgColor.alpha == 0x33 / 255.0)
      #expect(UIColor.secondarySystemFill.cgColor.alpha == 0x29 / 255.0)
      #expect(UIColor.tertiarySystemFill.cgColor.alpha == 0x1F / 255.0)
      #expect(UIColor.quaternarySystemFill.cgColor.alpha == 0x14 / 255.0)
      #expect(UIColor.separator.cgColor.alpha < 1 && UIColor.opaqueSeparator.cgColor.alpha == 1)
      #expect(UIColor.link.description == "link" && UIColor.tintColor.description == "tintColor")
    }

    @Test func anotherAlphaLeavesTheRest() {
      let half = UIColor.systemRed.withAlphaComponent(0.5)
      #expect(half.description == "#FF3B3080")
      #expect(half.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).description == "#FF453A80")
      #expect(half == UIColor.systemRed.withAlphaComponent(0.5) && half != UIColor.systemGreen.withAlphaComponent(0.5))
      #expect(UIColor.green.withAlphaComponent(0) == UIColor(red: 0, green: 1, blue: 0, alpha: 0))
    }

    @Test func whiteIsReadOnlyFromGrays() {
      var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
      #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
      #expect(white == -1 && alpha == -1, "what could not be read is not written")
      #expect(UIColor(white: 0.25, alpha: 0.75).getWhite(&white, alpha: &alpha))
      #expect(white == 0.25 && alpha == 0.75)
    }

    @Test func whatIsNotAskedForIsNotWritten() {
      var hue: CGFloat = -1
      #expect(UIColor.blue.getHue(&hue, saturation: nil, brightness: nil, alpha: nil))
      #expect(isNear(hue, 2.0 / 3))
      var green: CGFloat = -1
      #expect(UIColor.green.getRed(nil, green: &green, blue: nil, alpha: nil))
      #expect(green == 1)
    }

    @Test func graysHaveNoHue() {
      var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
      UIColor.gray.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
      #expect(hue == 0 && saturation == 0 && brightness == 0.5)
      UIColor.black.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
      #expect(hue == 0 && saturation == 0 && brightness == 0)
      #expect(UIColor(hue: 0.4, saturation: 0, brightness: 0.5, alpha: 1).description == "#808080")
    }

    @Test func redAndGreenAndBlueComeBackFromTheirHue() {
      var random = SeededGenerator(seed: 11)
      for step in 0..<100 {
        let parts = (0..<3).map { _ in CGFloat.random(in: 0...1, using: &random) }
        let color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        let again = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1).rgba
        #expect(isNear(again.red, parts[0]) && isNear(again.green, parts[1]), "seed 11, step \(step)")
        #expect(isNear(again.blue, parts[2]), "seed 11, step \(step)")
      }
    }

    @Test func numbersThatAreNoneCanBeDescribed() {
      #expect(UIColor(red: .nan, green: .infinity, blue: -.infinity, alpha: 1).description == "#00FF00")
      #expect(UIColor(white: .nan, alpha: .nan).description.hasPrefix("#000000"))
    }

    @Test func layersColorsMayHaveFewerComponents() {
      let color = UIColor(cgColor: UIColor(white: 0.5, alpha: 0.5).cgColor)
      #expect(color.description == "#80808080")
      #expect(UIColor.systemRed.cgColor == UIColor(red: 1, green: 0x3B / 255.0, blue: 0x30 / 255.0, alpha: 1).cgColor)
      #expect(Set([UIColor.red.cgColor, UIColor.red.cgColor, UIColor.blue.cgColor]).count == 2)
    }

    @Test func equalColorsHashEqually() {
      #expect(UIColor.red.hashValue == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hashValue)
      #expect(UIColor.label.hashValue == UIColor.label.hashValue)
      #expect(UIColor(named: "a")?.hashValue == UIColor(named: "a")?.hashValue)
      #expect(UIColor(named: "a") != UIColor(named: "b") && UIColor(named: "a") != UIColor.black)
      let dynamic = UIColor { _ in .red }
      #expect(Set([dynamic, dynamic]).count == 1)
    }

    @Test func dynamicColorsMayBeMadeOfDynamicOnes() {
      let inner = UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .blue }
      let outer = UIColor { _ in inner }
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(outer.resolvedColor(with: dark).description == "#FF453A")
      #expect(outer.resolvedColor(with: UITraitCollection()) == .blue)
      #expect(outer.rgba == UIColor.blue.rgba)
    }
  }
#endif
