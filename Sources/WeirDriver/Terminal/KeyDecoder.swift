/// Turns the bytes that a terminal sends into keys: UTF-8, control characters and escape sequences.
///
/// Bytes that make no sense are left out; nothing that comes in can hold it up for good.
struct KeyDecoder {
  private enum State {
    case plain
    case escape
    case sequence([UInt8])
    case character([UInt8], expected: Int)
  }

  private var state = State.plain

  /// Takes a byte; the key that is complete with it, if any.
  mutating func take(_ byte: UInt8) -> Key? {
    switch state {
    case .plain: return plain(byte)
    case .escape: return afterEscape(byte)
    case .sequence(let bytes): return inSequence(bytes, byte)
    case .character(let bytes, let expected): return inCharacter(bytes, expected, byte)
    }
  }

  private mutating func plain(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x1B:
      state = .escape
      return nil
    case 0..<0x20, 0x7F: return Self.control[byte]
    case 0x20..<0x7F: return .character(Character(Unicode.Scalar(byte)))
    case 0xC2...0xDF: return begin(byte, 2)
    case 0xE0...0xEF: return begin(byte, 3)
    case 0xF0...0xF4: return begin(byte, 4)
    default: return nil
    }
  }

  private static let control: [UInt8: Key] = [
    1: .home, 2: .left, 3: .interrupt, 4: .endOfInput, 5: .end, 6: .right, 8: .backspace, 9: .tab, 10: .enter,
    11: .killToEnd,
    12: .clearScreen, 13: .enter, 14: .down, 16: .up, 21: .killToStart, 23: .killWord, 127: .backspace,
  ]

  private mutating func begin(_ byte: UInt8, _ count: Int) -> Key? {
    state = .character([byte], expected: count)
    return nil
  }

  private mutating func inCharacter(_ bytes: [UInt8], _ expected: Int, _ byte: UInt8) -> Key? {
    guard byte & 0xC0 == 0x80 else {
      state = .plain
      return plain(byte)
    }
    let all = bytes + [byte]
    guard all.count == expected else {
      state = .character(all, expected: expected)
      return nil
    }
    state = .plain
    return String(validating: all, as: UTF8.self)?.first.map(Key.character)
  }

  private mutating func afterEscape(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "O"): state = .sequence([])
    case 0x1B: return nil
    case UInt8(ascii: "b"), UInt8(ascii: "f"):
      state = .plain
      return byte == UInt8(ascii: "b") ? .wordLeft : .wordRight
    default: state = .plain
    }
    return nil
  }

  private mutating func inSequence(_ bytes: [UInt8], _ byte: UInt8) -> Key? {
    let all = bytes + [byte]
    guard (0x40...0x7E).contains(byte) else {
      // Only parameters belong there; a sequence that goes on and on is none.
      state = (0x20..<0x40).contains(byte) && all.count < 16 ? .sequence(all) : .plain
      return nil
    }
    state = .plain
    return Self.sequences[String(decoding: all, as: UTF8.self)]
  }

  private static let sequences: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "1~": .home, "3~": .delete, "4~": .end,
    "7~": .home, "8~": .end, "1;5C": .wordRight, "1;5D": .wordLeft, "1;3C": .wordRight, "1;3D": .wordLeft,
  ]
}
