extension OutlineDeclaration {
  /// Where the type stands that a function gives back; nil where it gives back nothing.
  func resultRange(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var index = headerRange.upperBound - 2
    while index >= headerRange.lowerBound {
      if bytes[index] == UInt8(ascii: "-"), bytes[index + 1] == UInt8(ascii: ">") {
        return index..<headerRange.upperBound
      }
      index -= 1
    }
    return nil
  }

  /// Whether a function gives back something that matters, or a property holds it.
  func gives(_ hits: RelevantOffsets, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch kind {
    case .property: hits.intersects(range)
    case .function: resultRange(in: bytes).map(hits.intersects) ?? false
    default: false
    }
  }

  /// Whether a function does something that matters, or gives it back: what it is given does not count.
  func acts(_ hits: RelevantOffsets, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    kind == .function && bodies.contains(where: hits.intersects) || gives(hits, bytes)
  }
}
