/// The names that R.swift makes of the names of resources.
///
/// Characters that no name can hold are left out, and the next is made upper-case; digits at the beginning go; the
/// capitals at the beginning are made lower-case, but for one that begins a word.
enum RSwiftName {
  /// What R.swift calls a storyboard's first scene.
  static let initialNames: Set<String> = ["initialViewController", "instantiateInitialViewController"]

  /// The name that R.swift gives, and the one that its first versions gave if that is another; none where it gives none.
  static func names(of text: String) -> [String] {
    let joined = joined(text)
    guard !joined.isEmpty else { return [] }
    let count = joined.utf8.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }.count
    let next = joined.utf8.dropFirst(count).first
    let isWord = next.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? true
    let capitals = isWord ? count - 1 : count
    let early = joined.prefix(1).lowercased() + joined.dropFirst()
    guard capitals > 1 else { return [early] }
    return [joined.prefix(capitals).lowercased() + joined.dropFirst(capitals), early]
  }

  /// A name without the backticks that a keyword needs.
  static func unquoted(_ name: String) -> String {
    name.count > 2 && name.hasPrefix("`") && name.hasSuffix("`") ? String(name.dropFirst().dropLast()) : name
  }

  /// The text without what is left out, and without digits at its beginning.
  private static func joined(_ text: String) -> String {
    var name = ""
    var beginsWord = false
    for scalar in text.unicodeScalars {
      if isLeftOut(scalar) {
        beginsWord = true
      } else {
        name += beginsWord ? scalar.properties.uppercaseMapping : String(scalar)
        beginsWord = false
      }
    }
    return String(name.drop { ("0"..."9").contains($0) })
  }

  private static func isLeftOut(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x5F: return false
    // Emoji.
    case 0x2600...0x27BF, 0x1F300...0x1F6FF, 0x1F900...0x1F9FF, 0x1F1E6...0x1F1FF: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .surrogate, .privateUse:
      return false
    default: return true
    }
  }
}
