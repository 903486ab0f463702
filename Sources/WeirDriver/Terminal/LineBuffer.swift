/// A line that is being edited, with the place of the cursor in it.
struct LineBuffer: Sendable, Hashable {
  private(set) var characters: [Character] = []
  private(set) var cursor = 0

  /// Begins with a text, the cursor behind it.
  init(_ text: String = "") {
    characters = Array(text)
    cursor = characters.count
  }

  var text: String { String(characters) }
  var textBeforeCursor: String { String(characters[..<cursor]) }
  var isEmpty: Bool { characters.isEmpty }

  /// Puts a character in; one that belongs to the character before, such as an accent, joins it.
  mutating func insert(_ character: Character) {
    if cursor > 0 {
      let joined = String(characters[cursor - 1]) + String(character)
      if joined.count == 1, let whole = joined.first {
        characters[cursor - 1] = whole
        return
      }
    }
    characters.insert(character, at: cursor)
    cursor += 1
  }

  /// Puts a text in the place of what lies between a place and the cursor.
  mutating func replace(from start: Int, by text: String) {
    let start = min(max(start, 0), cursor)
    characters.replaceSubrange(start..<cursor, with: text)
    cursor = start + text.count
  }

  mutating func move(by distance: Int) { cursor = min(max(cursor + distance, 0), characters.count) }
  mutating func moveToStart() { cursor = 0 }
  mutating func moveToEnd() { cursor = characters.count }

  mutating func moveWordLeft() { cursor = startOfWord }

  mutating func moveWordRight() {
    while cursor < characters.count, characters[cursor].isWhitespace { cursor += 1 }
    while cursor < characters.count, !characters[cursor].isWhitespace { cursor += 1 }
  }

  mutating func deleteBefore() {
    guard cursor > 0 else { return }
    cursor -= 1
    characters.remove(at: cursor)
  }

  mutating func deleteAfter() {
    if cursor < characters.count { characters.remove(at: cursor) }
  }

  mutating func killToEnd() { characters.removeSubrange(cursor...) }

  mutating func killToStart() {
    characters.removeSubrange(..<cursor)
    cursor = 0
  }

  mutating func killWord() {
    let start = startOfWord
    characters.removeSubrange(start..<cursor)
    cursor = start
  }

  private var startOfWord: Int {
    var place = cursor
    while place > 0, characters[place - 1].isWhitespace { place -= 1 }
    while place > 0, !characters[place - 1].isWhitespace { place -= 1 }
    return place
  }
}
