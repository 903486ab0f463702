/// Turns offsets of a file into lines and columns; looks for the lines when it is first asked.
struct LineTable {
  private let bytes: [UInt8]
  private var starts: [Int]?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The line and the column in UTF-8 bytes, both from 1; offsets outside of the file are taken to its ends.
  ///
  /// A line ends with `\n`, `\r\n` or `\r`. Linear at the first call, then logarithmic in the number of lines.
  mutating func position(at offset: Int) -> (line: Int, column: Int) {
    let starts = lineStarts()
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  private mutating func lineStarts() -> [Int] {
    if let starts { return starts }
    let found = Self.findStarts(bytes)
    starts = found
    return found
  }

  private static func findStarts(_ bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      var starts = [0]
      for index in bytes.indices where bytes[index] <= 0x0D {
        let isEnd = bytes[index] == 0x0A || (bytes[index] == 0x0D && !isLineFeed(bytes, index + 1))
        if isEnd { starts.append(index + 1) }
      }
      return starts
    }
  }

  private static func isLineFeed(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    index < bytes.count && bytes[index] == 0x0A
  }
}
