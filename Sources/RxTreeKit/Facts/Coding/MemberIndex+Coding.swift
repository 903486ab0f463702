extension MemberIndex: FactsCodable {
  func encode(into writer: inout ByteWriter) {
    writer.word(facts.low)
    writer.word(facts.high)
    var end = 0
    writer.array(members) { writer, member in
      writer.word(member.hash.low)
      writer.word(member.hash.high)
      writer.uint(UInt(max(0, member.range.lowerBound - end)))
      writer.uint(UInt(member.range.count))
      end = member.range.upperBound
    }
  }

  init(from reader: inout ByteReader) throws {
    let facts = ContentHash(low: try reader.word(), high: try reader.word())
    var end = 0
    let members = try reader.array { reader in
      let hash = ContentHash(low: try reader.word(), high: try reader.word())
      let start = end + Int(try reader.number(UInt32.self))
      end = start + Int(try reader.number(UInt32.self))
      return Member(hash: hash, range: start..<end)
    }
    self.init(facts: facts, members: members)
  }

  /// The index as bytes, which ``init(bytes:)`` reads.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    encode(into: &writer)
    return writer.finish()
  }

  /// The index that bytes hold, or nil where the bytes are damaged.
  init?(bytes: ArraySlice<UInt8>) {
    guard var reader = try? ByteReader(bytes), let index = try? MemberIndex(from: &reader),
      (try? reader.finish()) != nil
    else { return nil }
    self = index
  }

  /// By what the facts are found whose index bytes hold; looks at no more than the first of them.
  static func facts(in bytes: ArraySlice<UInt8>) -> ContentHash? {
    guard var reader = try? ByteReader(bytes) else { return nil }
    return try? ContentHash(low: reader.word(), high: reader.word())
  }
}
