/// The tokens of a file.
struct TokenList: Sendable {
  /// The tokens in order; the last one is the end of the file, and the only one of its kind.
  let tokens: [Token]
  /// Where the comments are, in order.
  let comments: [Range<Int>]
  /// Whether every string, comment and bracket is closed by its own kind, and every byte understood.
  let isCertain: Bool

  /// The longest file that is scanned: the room for tokens is 16 times its size, though little of it is touched.
  static let byteLimit = 1 << 26

  /// Cuts a file into tokens, whatever its bytes are, in O(size).
  static func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> TokenList {
    let bytes = bytes.count <= byteLimit ? bytes : UnsafeBufferPointer(rebasing: bytes[..<0])
    var comments: [Range<Int>] = []
    var isCertain = false
    // Nearly every token takes a byte or more; the scanner stops where the room ends all the same.
    let tokens = [Token](unsafeUninitializedCapacity: bytes.count + 8) { buffer, count in
      ByteClass.table.withUnsafeBufferPointer { classes in
        var scanner = TokenScanner(bytes: bytes, classes: classes, tokens: buffer)
        scanner.scan()
        comments = scanner.comments
        isCertain = scanner.isCertain
        count = scanner.tokenCount
      }
    }
    return TokenList(tokens: tokens, comments: comments, isCertain: isCertain)
  }
}
