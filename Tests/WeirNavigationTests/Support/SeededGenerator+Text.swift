import TestSupport

extension SeededGenerator {
  /// A text of few characters, those that mean something in paths and URLs among them.
  mutating func text() -> String {
    let characters: [Character] = [
      "a", "b", "Z", "7", "/", "%", "~", ":", "*", "?", "&", "=", "+", " ", "é", "\0", ".", "😀",
    ]
    return String((0..<Int.random(in: 0...4, using: &self)).compactMap { _ in characters.randomElement(using: &self) })
  }
}
