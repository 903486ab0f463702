/// One instruction of a compiled glob.
enum GlobInstruction: Hashable, Sendable {
  /// This character.
  case character(Character)
  /// One character but `/`.
  case anyButSlash
  /// One character.
  case any
  /// One character of a set.
  case set(GlobSet)
  /// Goes on at two places.
  case split(Int, Int)
  /// Goes on at another place.
  case jump(Int)
  /// The pattern ends.
  case accept

  /// Whether the instruction consumes a character.
  func consumes(_ character: Character) -> Bool {
    switch self {
    case .character(let expected): character == expected
    case .anyButSlash: character != "/"
    case .any: true
    case .set(let set): set.contains(character)
    case .split, .jump, .accept: false
    }
  }
}

/// A bracket expression such as `[a-z_]` or `[!0-9]`.
struct GlobSet: Hashable, Sendable {
  var ranges: [ClosedRange<Character>] = []
  var isNegated = false

  /// Whether the set holds a character; never `/`.
  func contains(_ character: Character) -> Bool {
    character != "/" && ranges.contains { $0.contains(character) } != isNegated
  }
}
