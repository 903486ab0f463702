/// What an earlier run learned of a file whose bytes are the same: with it, nobody has to scan the file again.
struct FileRecord: Sendable {
  /// How many lines the file has.
  let lineCount: Int
  /// What it declares, without bodies.
  let headers: FileFacts
  /// What it answered, in the order in which it was asked.
  let answers: [FileAnswer]

  /// What the file answered to a question, if it was asked that.
  func answer(to question: UInt64) -> FileAnswer? { answers.first { $0.question == question } }
}

/// What one file has to say to a question that a run asks all files, such as which of its helpers matter.
struct FileAnswer: Sendable, Hashable {
  /// The hash of the question with all that the answer depends on besides the file.
  let question: UInt64
  /// The names that are the answer, with how often each counts.
  var names: [String: Int] = [:]
  /// By what the facts are found that are the answer; nil where there are none.
  var facts: ContentHash?
}

extension FileRecord {
  /// By what the record of a file is found.
  ///
  /// Not the hash by which facts are found: what matters of a file may be the whole file.
  static func key(for bytes: [UInt8]) -> ContentHash {
    let hash = ContentHash(of: bytes)
    return ContentHash(low: hash.low ^ 0x9E37_79B9_7F4A_7C15, high: hash.high)
  }
}
