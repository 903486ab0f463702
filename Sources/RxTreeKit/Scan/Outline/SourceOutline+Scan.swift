extension SourceOutline {
  /// Scans the bytes of a file, whatever they are.
  ///
  /// Takes O(size), and a bounded depth of the call stack.
  static func scan(_ bytes: [UInt8]) -> SourceOutline {
    bytes.withUnsafeBufferPointer { buffer in
      let list = TokenList.scan(buffer)
      var parser = OutlineParser(bytes: buffer, tokens: list.tokens)
      let declarations = parser.parseFile()
      return SourceOutline(
        declarations: declarations, directives: parser.directives, words: FileWords(tokens: list.tokens, bytes: buffer),
        comments: list.comments,
        isCertain: list.isCertain && parser.isCertain && bytes.count <= TokenList.byteLimit,
        byteCount: bytes.count, lineCount: countLines(buffer))
    }
  }

  /// Counts the lines as Swift does: a carriage return ends a line too, and together with a line feed once.
  private static func countLines(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var feeds = 0
    var returns = 0
    for byte in bytes {
      feeds &+= byte == 10 ? 1 : 0
      returns &+= byte == 13 ? 1 : 0
    }
    guard returns > 0 else { return feeds + 1 }
    for offset in bytes.indices.dropLast() where bytes[offset] == 13 && bytes[offset + 1] == 10 { returns -= 1 }
    return feeds + returns + 1
  }
}
