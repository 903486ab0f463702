/// Hashes of identities, each for one comparison of two models.
@usableFromInline
enum IdentityHash {
  /// Differs from run to run, so that nobody can choose identities that collide.
  @usableFromInline static let seed = UInt64.random(in: .min ... .max)

  /// The hash of an identity; those of numbers and of ASCII texts are many times faster than the standard library's.
  @inlinable
  @inline(__always)
  static func of<Identity: Hashable>(_ identity: Identity, seed: UInt64) -> UInt64 {
    // The types are the same, as the comparisons say; they are decided when the code is specialised.
    if Identity.self == Int.self || Identity.self == Int64.self || Identity.self == UInt64.self {
      return mix(unsafeBitCast(identity, to: UInt64.self) ^ seed)
    }
    if Identity.self == String.self { return text(unsafeBitCast(identity, to: String.self), seed: seed) }
    return mix(UInt64(truncatingIfNeeded: identity.hashValue) ^ seed)
  }

  /// Spreads every bit over all others.
  @inlinable
  @inline(__always)
  static func mix(_ value: UInt64) -> UInt64 {
    let (high, low) = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return high ^ low
  }

  @inlinable
  @inline(__always)
  static func text(_ text: String, seed: UInt64) -> UInt64 {
    if let hash = text.utf8.withContiguousStorageIfAvailable({ ascii(UnsafeRawBufferPointer($0), seed) }) ?? nil {
      return hash
    }
    return otherText(text, seed: seed)
  }

  /// The hash of a text that is not ASCII, or not in one piece.
  @usableFromInline
  @inline(never)
  static func otherText(_ text: String, seed: UInt64) -> UInt64 {
    guard let twin = asciiTwin(of: text) else { return mix(UInt64(truncatingIfNeeded: text.hashValue) ^ seed) }
    return twin.withUnsafeBytes { ascii($0, seed) ?? seed }
  }

  /// The hash of bytes, eight at a time; nil where they are not all ASCII.
  @inlinable
  @inline(__always)
  static func ascii(_ bytes: UnsafeRawBufferPointer, _ seed: UInt64) -> UInt64? {
    let whole = bytes.count & ~7
    var (hash, seen, start) = (seed ^ UInt64(truncatingIfNeeded: bytes.count), UInt64(0), 0)
    while start < whole {
      let word = bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
      seen |= word
      hash = mix(hash ^ word)
      start += 8
    }
    let rest = rest(bytes, from: whole)
    return (seen | rest) & 0x8080_8080_8080_8080 == 0 ? mix(hash ^ rest) : nil
  }

  /// The last bytes, fewer than eight.
  ///
  /// In pieces that do not cross two words: a short text was just written to memory in words, and a read across them waits.
  @inlinable
  @inline(__always)
  static func rest(_ bytes: UnsafeRawBufferPointer, from start: Int) -> UInt64 {
    var (rest, start) = (UInt64(0), start)
    if bytes.count & 4 != 0 {
      rest = UInt64(bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self))
      start += 4
    }
    if bytes.count & 2 != 0 {
      rest = rest << 16 | UInt64(bytes.loadUnaligned(fromByteOffset: start, as: UInt16.self))
      start += 2
    }
    return bytes.count & 1 != 0 ? rest << 8 | UInt64(bytes[start]) : rest
  }

  /// The ASCII text that is equal to a text which is not ASCII itself, if there is one.
  ///
  /// Texts are equal where they are canonically equivalent, and Unicode has three characters that are so to one of ASCII.
  private static func asciiTwin(of text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x80: bytes.append(UInt8(scalar.value))
      case 0x037E: bytes.append(UInt8(ascii: ";"))
      case 0x1FEF: bytes.append(UInt8(ascii: "`"))
      case 0x212A: bytes.append(UInt8(ascii: "K"))
      default: return nil
      }
    }
    return bytes
  }
}
