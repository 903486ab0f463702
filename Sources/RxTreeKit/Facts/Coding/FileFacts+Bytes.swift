extension FileFacts {
  /// The facts as bytes, which ``init(bytes:)`` reads.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    encode(into: &writer)
    return writer.finish()
  }

  /// The facts that bytes hold, with offsets where what they belong to is now, or nil where the bytes are damaged.
  init?(bytes: ArraySlice<UInt8>, moves: OffsetMoves? = nil) {
    guard var reader = try? ByteReader(bytes, depthLimit: 8 * Lowering.depthLimit, moves: moves),
      let facts = try? FileFacts(from: &reader), (try? reader.finish()) != nil
    else { return nil }
    self = facts
  }
}
