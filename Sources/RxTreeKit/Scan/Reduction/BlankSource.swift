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

  private static func blank(
    _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, in buffer: UnsafeMutableBufferPointer<UInt8>
  ) {
    for offset in range {
      let byte = bytes[offset]
      buffer[offset] = byte == 10 || byte == 13 ? byte : UInt8(ascii: " ")
    }
  }
}
