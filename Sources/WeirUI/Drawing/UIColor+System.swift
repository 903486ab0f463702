#if !canImport(UIKit)
  import Foundation

  extension UIColor {
    /// Red, as the system uses it.
    public static let systemRed = system("systemRed", 0xFF3B30FF, 0xFF453AFF)
    /// Green, as the system uses it.
    public static let systemGreen = system("systemGreen", 0x34C759FF, 0x30D158FF)
    /// Blue, as the system uses it.
    public static let systemBlue = system("systemBlue", 0x007AFFFF, 0x0A84FFFF)
    /// Orange, as the system uses it.
    public static let systemOrange = system("systemOrange", 0xFF9500FF, 0xFF9F0AFF)
    /// Yellow, as the system uses it.
    public static let systemYellow = system("systemYellow", 0xFFCC00FF, 0xFFD60AFF)
    /// Pink, as the system uses it.
    public static let systemPink = system("systemPink", 0xFF2D55FF, 0xFF375FFF)
    /// Purple, as the system uses it.
    public static let systemPurple = system("systemPurple", 0xAF52DEFF, 0xBF5AF2FF)
    /// Teal, as the system uses it.
    public static let systemTeal = system("systemTeal", 0x30B0C7FF, 0x40C8E0FF)
    /// Indigo, as the system uses it.
    public static let systemIndigo = system("systemIndigo", 0x5856D6FF, 0x5E5CE6FF)
    /// Brown, as the system uses it.
    public static let systemBrown = system("systemBrown", 0xA2845EFF, 0xAC8E68FF)
    /// Mint, as the system uses it.
    public static let systemMint = system("systemMint", 0x00C7BEFF, 0x63E6E2FF)
    /// Cyan, as the system uses it.
    public static let systemCyan = system("systemCyan", 0x32ADE6FF, 0x64D2FFFF)
    /// Gray, as the system uses it.
    public static let systemGray = system("systemGray", 0x8E8E93FF, 0x8E8E93FF)
    /// The second gray.
    public static let systemGray2 = system("systemGray2", 0xAEAEB2FF, 0x636366FF)
    /// The third gray.
    public static let systemGray3 = system("systemGray3", 0xC7C7CCFF, 0x48484AFF)
    /// The fourth gray.
    public static let systemGray4 = system("systemGray4", 0xD1D1D6FF, 0x3A3A3CFF)
    /// The fifth gray.
    public static let systemGray5 = system("systemGray5", 0xE5E5EAFF, 0x2C2C2EFF)
    /// The sixth gray.
    public static let systemGray6 = system("systemGray6", 0xF2F2F7FF, 0x1C1C1EFF)
    /// The color of main text.
    public static let label = system("label", 0x000000FF, 0xFFFFFFFF)
    /// The color of text of second rank.
    public static let secondaryLabel = system("secondaryLabel", 0x3C3C4399, 0xEBEBF599)
    /// The color of text of third rank.
    public static let tertiaryLabel = system("tertiaryLabel", 0x3C3C434D, 0xEBEBF54D)
    /// The color of text of fourth rank.
    public static let quaternaryLabel = system("quaternaryLabel", 0x3C3C432E, 0xEBEBF52E)
    /// The color of links.
    public static let link = system("link", 0x007AFFFF, 0x0984FFFF)
    /// The color of placeholders.
    public static let placeholderText = system("placeholderText", 0x3C3C434D, 0xEBEBF54D)
    /// The color of thin lines.
    public static let separator = system("separator", 0x3C3C434A, 0x54545899)
    /// The color of lines that hide what is below.
    public static let opaqueSeparator = system("opaqueSeparator", 0xC6C6C8FF, 0x38383AFF)
    /// The background of a screen.
    public static let systemBackground = system("systemBackground", 0xFFFFFFFF, 0x000000FF)
    /// The background of a group on a screen.
    public static let secondarySystemBackground = system("secondarySystemBackground", 0xF2F2F7FF, 0x1C1C1EFF)
    /// The background of a group inside a group.
    public static let tertiarySystemBackground = system("tertiarySystemBackground", 0xFFFFFFFF, 0x2C2C2EFF)
    /// The background of a grouped screen.
    public static let systemGroupedBackground = system("systemGroupedBackground", 0xF2F2F7FF, 0x000000FF)
    /// The background of a group on a grouped screen.
    public static let secondarySystemGroupedBackground = system(
      "secondarySystemGroupedBackground", 0xFFFFFFFF, 0x1C1C1EFF)
    /// The background of a group inside a group of a grouped screen.
    public static let tertiarySystemGroupedBackground = system(
      "tertiarySystemGroupedBackground", 0xF2F2F7FF, 0x2C2C2EFF)
    /// The fill of thin shapes.
    public static let systemFill = system("systemFill", 0x78788033, 0x7878805C)
    /// The fill of middle-sized shapes.
    public static let secondarySystemFill = system("secondarySystemFill", 0x78788029, 0x78788052)
    /// The fill of large shapes.
    public static let tertiarySystemFill = system("tertiarySystemFill", 0x7676801F, 0x7676803D)
    /// The fill of large areas.
    public static let quaternarySystemFill = system("quaternarySystemFill", 0x74748014, 0x7676802E)
    /// The tint of the app.
    public static let tintColor = system("tintColor", 0x007AFFFF, 0x0A84FFFF)

    /// Makes a system color of "RRGGBBAA" in light and in dark.
    private static func system(_ name: String, _ light: UInt32, _ dark: UInt32) -> UIColor {
      UIColor(source: .system(name: name, light: RGBA(light), dark: RGBA(dark)))
    }
  }

  extension UIColor.RGBA {
    fileprivate init(_ bits: UInt32) {
      func part(_ shift: UInt32) -> CGFloat { CGFloat(bits >> shift & 0xFF) / 255 }
      self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }
  }
#endif
