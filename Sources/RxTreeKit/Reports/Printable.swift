/// A text in which every scalar that could change what a terminal shows around it is written as `\u{1B}`.
///
/// These are control characters, line separators, and characters that are invisible or turn the direction of writing.
/// A zero-width joiner inside an emoji stays. Use it for whatever comes from source or from the file system. O(length).
public func printable(_ text: String) -> String {
  if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
  var result = ""
  var before: Unicode.Scalar?
  var scalars = text.unicodeScalars.makeIterator()
  var current = scalars.next()
  while let scalar = current {
    let after = scalars.next()
    if scalar.isHidden, !(scalar.isJoiner && before.isPictograph && after.isPictograph) {
      result += scalar.escaped
    } else {
      result.unicodeScalars.append(scalar)
    }
    (before, current) = (scalar, after)
  }
  return result
}

extension Unicode.Scalar {
  /// Whether the scalar does not show as itself, or changes how others show.
  ///
  /// The ranges are written out, so that output does not depend on the Unicode version of the machine.
  var isHidden: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F: true
    case 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    case 0x115F, 0x1160, 0x3164, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB, 0xE0000...0xE0FFF: true
    default: false
    }
  }

  /// The scalar as a Swift string literal would write it: `\u{1B}`.
  var escaped: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  /// The zero-width joiner, which makes one emoji of several.
  fileprivate var isJoiner: Bool { value == 0x200D }
}

extension Unicode.Scalar? {
  /// Whether the scalar is an emoji, or the selector after one.
  fileprivate var isPictograph: Bool {
    guard let value = self?.value else { return false }
    return switch value {
    case 0x2600...0x27BF, 0xFE0F, 0x1F000...0x1FAFF: true
    default: false
    }
  }
}
