/// Cuts patterns and paths into the characters that globs compare.
///
/// Characters and not scalars: file systems disagree on how an accented letter is written, and a character is the same
/// in both forms.
enum GlobText {
  /// The characters of a text; what has a meaning in a pattern or a path always stands for itself, whatever follows it.
  static func characters(of text: String) -> [Character] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.unicodeScalars.map(Character.init) }
    var characters: [Character] = []
    var run = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard scalar.isASCII, signs.contains(scalar) else {
        run.append(scalar)
        continue
      }
      characters += String(run)
      characters.append(Character(scalar))
      run.removeAll(keepingCapacity: true)
    }
    return characters + String(run)
  }

  private static let signs = Set("/*?[]{}!^,-.\\".unicodeScalars)
}
