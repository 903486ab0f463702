/// Which identifiers matter: certain words, and words that start or end in a certain way.
struct WordSet: Sendable {
  private let words: WordTable
  private let prefixes: AffixTable
  private let suffixes: AffixTable
  /// Whether the set has no word, no prefix and no suffix.
  let isEmpty: Bool

  /// Takes the words, of which empty ones match nothing; a word is also its own prefix and suffix.
  init(words: Set<String>, prefixes: [String] = [], suffixes: [String] = []) {
    self.words = WordTable(words.sorted())
    self.prefixes = AffixTable(prefixes, side: .prefix)
    self.suffixes = AffixTable(suffixes, side: .suffix)
    self.isEmpty = (words + prefixes + suffixes).allSatisfy(\.isEmpty)
  }

  /// Whether an identifier, without backticks, matters; for most that do not, this takes a look at two bytes.
  @inline(__always)
  func contains(_ identifier: UnsafeBufferPointer<UInt8>) -> Bool {
    words.index(of: identifier) != nil || prefixes.matches(identifier) || suffixes.matches(identifier)
  }

  /// Whether an identifier, without backticks, matters.
  func contains(_ identifier: String) -> Bool {
    var identifier = identifier
    return identifier.withUTF8 { contains($0) }
  }
}
