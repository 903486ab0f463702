/// Makes a source blank but for certain parts.
enum BlankSource {
  /// The bytes of `kept`, without the comments, where they are in the file; elsewhere line breaks and blanks.
  ///
  /// Both lists are in order and without overlaps of their own.
  static func make(
    from bytes: UnsafeBufferPointer<UInt8>, keeping kept: [Range<Int>], without comments: [Range<Int>]
  ) -> ReducedSource {
    let kept = kept.map { $0.clamped(to: 0..<bytes.count) }
    var count = kept.reduce(0) { $0 + $1.count }
    let result = [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, size in
      size = bytes.count
      blank(0..<bytes.count, of: bytes, in: buffer)
      for range in kept {
        for offset in range { buffer[offset] = bytes[offset] }
      }
      var next = 0
      for comment in comments {
        while next < kept.count, kept[next].upperBound <= comment.lowerBound { next += 1 }
        guard next < kept.count else { break }
        guard kept[next].contains(comment.lowerBound) else { continue }
        blank(comment, of: bytes, in: buffer)
        count -= comment.count
      }
    }
    return ReducedSource(bytes: result, keptByteCount: count)
  }

  /// A reduced source without more of it.
  ///
  /// The parts may overlap.
  static func make(from source: ReducedSource, without cuts: [Range<Int>]) -> ReducedSource {
    var blanked = 0
    let bytes = make(from: source.bytes, without: cuts, blanked: &blanked)
    return ReducedSource(bytes: bytes, keptByteCount: source.keptByteCount - blanked)
  }

  /// A source without parts of it, which may overlap; counts what becomes blank.
  static func make(from source: [UInt8], without cuts: [Range<Int>], blanked: inout Int) -> [UInt8] {
    var bytes = source
    bytes.withUnsafeMutableBufferPointer { bytes in
      for cut in cuts {
        for offset in cut.clamped(to: 0..<bytes.count) {
          switch bytes[offset] {
          case 10, 13, UInt8(ascii: " "): break
          default:
            bytes[offset] = UInt8(ascii: " ")
            blanked += 1
          }
        }
      }
    }
    return bytes
  }

  private static func blank(
    _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, in buffer: UnsafeMutableBufferPointer<UInt8>
  ) {
    for offset in range {
      let byte = bytes[offset]
      buffer[offset] = byte == 10 || byte == 13 ? byte : UInt8(ascii: " ")
    }
  }
}
