/// Tells bytes apart: those that differ in one place only always have two numbers, and others nearly always.
///
/// It is no protection against whoever wants two to be the same.
enum Checksum {
  /// Eight bytes at a time, so that large bodies cost little.
  static func of(_ bytes: some ContiguousBytes) -> UInt64 {
    bytes.withUnsafeBytes { bytes in
      var sum: UInt64 = 0xcbf2_9ce4_8422_2325
      var place = 0
      while place + 8 <= bytes.count {
        add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)), to: &sum)
        place += 8
      }
      while place < bytes.count {
        add(UInt64(bytes[place]), to: &sum)
        place += 1
      }
      add(UInt64(bytes.count), to: &sum)
      return sum
    }
  }

  /// Each step can be undone, so that what differed before it differs after it.
  private static func add(_ word: UInt64, to sum: inout UInt64) {
    sum = (sum ^ word) &* 0x0000_0100_0000_01b3
    sum ^= sum >> 32
  }
}
