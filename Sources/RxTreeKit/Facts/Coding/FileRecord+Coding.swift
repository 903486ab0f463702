extension FileRecord: FactsCodable {
  func encode(into writer: inout ByteWriter) {
    writer.uint(UInt(lineCount))
    writer.value(headers)
    writer.values(answers)
  }

  init(from reader: inout ByteReader) throws {
    self.init(lineCount: try reader.number(), headers: try reader.value(), answers: try reader.values())
  }

  /// The record as bytes, which ``init(bytes:)`` reads.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    encode(into: &writer)
    return writer.finish()
  }

  /// The record that bytes hold, or nil where the bytes are damaged.
  init?(bytes: ArraySlice<UInt8>) {
    guard var reader = try? ByteReader(bytes, depthLimit: 8 * Lowering.depthLimit),
      let record = try? FileRecord(from: &reader), (try? reader.finish()) != nil
    else { return nil }
    self = record
  }
}

extension FileAnswer: FactsCodable {
  func encode(into writer: inout ByteWriter) {
    writer.word(question)
    writer.array(names.sorted { $0.key < $1.key }) { writer, name in
      writer.string(name.key)
      writer.uint(UInt(name.value))
    }
    writer.optional(facts) { writer, hash in
      writer.word(hash.low)
      writer.word(hash.high)
    }
  }

  init(from reader: inout ByteReader) throws {
    let question = try reader.word()
    let names = try reader.array { reader in (try reader.string(), try reader.number(Int.self)) }
    self.init(
      question: question, names: Dictionary(names, uniquingKeysWith: { first, _ in first }),
      facts: try reader.optional { ContentHash(low: try $0.word(), high: try $0.word()) })
  }
}

extension ByteWriter {
  /// Writes eight bytes; of hashes, for which fewer are rarely enough.
  mutating func word(_ value: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { byte(UInt8(truncatingIfNeeded: value >> UInt64(shift))) }
  }
}

extension ByteReader {
  /// Reads eight bytes.
  mutating func word() throws(Failure) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 8) { value |= UInt64(try byte()) << UInt64(shift) }
    return value
  }
}
