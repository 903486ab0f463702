/// A source in which what does not matter is blank; it is as long as the file, and what is left has not moved.
struct ReducedSource: Sendable, Hashable {
  /// The bytes of the file, with spaces for what does not matter; line breaks stay.
  let bytes: [UInt8]
  /// How many bytes are still those of the file, with the blanks between them.
  let keptByteCount: Int
}
