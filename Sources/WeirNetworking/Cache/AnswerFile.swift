/// The answers of a URL as the content of a file.
///
/// A line with the format, a checksum and the length of the head; the head, in JSON; then the bodies, one after the other.
enum AnswerFile {
  private struct Head: Codable {
    var url: String
    var answers: [Record]
  }

  private struct Record: Codable {
    var status: Int
    var headers: [String: String]
    var varying: [String: String]
    /// Seconds since 1970.
    var requested: Double
    var received: Double
    /// How many bytes the body has.
    var length: Int
  }

  private static let format = "weir-answers-1"

  static func data(_ answers: [CachedAnswer], of url: String) throws -> Data {
    let head = try JSONEncoder().encode(Head(url: url, answers: answers.map(record)))
    let content = answers.reduce(head) { $0 + $1.data }
    return Data("\(format) \(String(Checksum.of(content), radix: 16)) \(head.count)\n".utf8) + content
  }

  /// The answers; nil where the file is damaged, or is that of another URL.
  static func answers(in data: Data, of url: String) -> [CachedAnswer]? {
    guard let end = data.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: data[..<end], as: UTF8.self).split(separator: " ")
    let content = data[(end + 1)...]
    guard words.count == 3, words[0] == format, UInt64(words[1], radix: 16) == Checksum.of(content),
      let length = Int(words[2]), (0...content.count).contains(length),
      let head = try? JSONDecoder().decode(Head.self, from: content.prefix(length)), head.url == url
    else { return nil }
    return answers(head.answers, content.dropFirst(length))
  }

  private static func answers(_ records: [Record], _ bodies: Data) -> [CachedAnswer]? {
    var rest = bodies
    var answers: [CachedAnswer] = []
    for record in records {
      guard (0...rest.count).contains(record.length) else { return nil }
      answers.append(answer(record, Data(rest.prefix(record.length))))
      rest = rest.dropFirst(record.length)
    }
    return rest.isEmpty ? answers : nil
  }

  private static func record(_ answer: CachedAnswer) -> Record {
    Record(
      status: answer.statusCode, headers: answer.headers, varying: answer.varying,
      requested: answer.requested.timeIntervalSince1970, received: answer.received.timeIntervalSince1970,
      length: answer.data.count)
  }

  private static func answer(_ record: Record, _ data: Data) -> CachedAnswer {
    CachedAnswer(
      statusCode: record.status, headers: record.headers, data: data, varying: record.varying,
      requested: Date(timeIntervalSince1970: record.requested), received: Date(timeIntervalSince1970: record.received))
  }
}
