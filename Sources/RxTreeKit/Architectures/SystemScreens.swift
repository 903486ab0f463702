/// Screens that Apple's frameworks bring: the tree leaves them out without a word.
enum SystemScreens {
  private static let prefixes = [
    "UI", "SF", "MF", "PH", "AV", "SK", "QL", "CN", "EK", "GK", "MK", "PK", "LP", "NS", "PDF", "SL", "VN",
  ]

  /// Whether a type is one of Apple's screens, or, where it need not be a screen, none by its name.
  static func contains(_ name: String, isSurelyScreen: Bool) -> Bool {
    let isApples = prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
    return isApples
      || !isSurelyScreen && !(name.hasSuffix("ViewController") || name.hasSuffix("VC") || name.hasSuffix("Flow"))
  }
}
