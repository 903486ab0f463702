#if !canImport(UIKit)
  public import Foundation

  /// A font: its family, weight and size (UIKit).
  ///
  /// A value that does not change; any thread. No font file is read: the metrics are those of the system's font, in
  /// proportion to the size, and text is measured by the layout's measurer.
  public final class UIFont: Hashable, Sendable, CustomStringConvertible {
    /// The name of the font.
    public let fontName: String
    /// The name of the family.
    public let familyName: String
    /// The size in points.
    public let pointSize: CGFloat
    /// How heavy the strokes are.
    let weight: Weight
    /// Whether it is slanted.
    let isItalic: Bool
    /// Whether all characters have the same width.
    let isMonospaced: Bool

    private static let systemFamily = ".AppleSystemUIFont"

    init(
      name: String? = nil, size: CGFloat, weight: Weight = .regular, isItalic: Bool = false, isMonospaced: Bool = false
    ) {
      fontName =
        name ?? Self.systemFamily + (weight == .regular ? "" : "-\(weight.rawValue)") + (isItalic ? "-Italic" : "")
      familyName = name.map { String($0.prefix { $0 != "-" }) } ?? Self.systemFamily
      pointSize = size > 0 ? size : UIFont.systemFontSize
      self.weight = weight
      self.isItalic = isItalic
      self.isMonospaced = isMonospaced
    }

    /// Makes a font of its name: any name is taken, as no fonts are installed here; nil where it is empty.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
      guard !fontName.isEmpty else { return nil }
      let style = fontName.lowercased()
      let weight = Weight.named.first { style.contains("-" + $0.0) }?.1 ?? .regular
      self.init(
        name: fontName, size: fontSize, weight: weight, isItalic: style.contains("italic") || style.contains("oblique"))
    }

    /// The system's font.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

    /// The system's font in a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
      UIFont(size: fontSize, weight: weight)
    }

    /// The system's bold font.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .bold) }

    /// The system's slanted font.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, isItalic: true) }

    /// The system's font in which all characters are as wide.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
      UIFont(size: fontSize, weight: weight, isMonospaced: true)
    }

    /// The system's font in which all digits are as wide.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
      UIFont(size: fontSize, weight: weight)
    }

    /// The same font in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
      let name = familyName == Self.systemFamily ? nil : fontName
      return UIFont(name: name, size: fontSize, weight: weight, isItalic: isItalic, isMonospaced: isMonospaced)
    }

    /// Whether both are the same font.
    public static func == (left: UIFont, right: UIFont) -> Bool {
      left.fontName == right.fontName && left.pointSize == right.pointSize && left.weight == right.weight
        && left.isItalic == right.isItalic && left.isMonospaced == right.isMonospaced
    }

    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(fontName)
      hasher.combine(pointSize)
    }

    /// The name and the size.
    public var description: String { "\(fontName) \(pointSize)" }
  }
#endif
