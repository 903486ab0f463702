import TestSupport
import Testing

@testable import WeirNetworking

@Suite struct AnswerFileTests {
  private let url = "https://h/a?x=1"

  private func answer(_ body: Data, status: Int = 200, _ varying: [String: String] = [:]) -> CachedAnswer {
    CachedAnswer(
      statusCode: status, headers: ["etag": "\"ü\"", "cache-control": "max-age=60"], data: body, varying: varying,
      requested: Date(timeIntervalSince1970: 1_000.25), received: Date(timeIntervalSince1970: 1_000.5))
  }

  private var answers: [CachedAnswer] {
    [
      answer(Data("line\n\nline".utf8), ["accept-language": "de"]), answer(Data(), status: 204),
      answer(Data([0, 10, 255, 32])),
    ]
  }

  @Test func whatWasWrittenIsRead() throws {
    let read = try #require(AnswerFile.answers(in: AnswerFile.data(answers, of: url), of: url))
    #expect(read.map(\.statusCode) == [200, 204, 200])
    #expect(read.map(\.data) == answers.map(\.data))
    #expect(read.map(\.headers) == answers.map(\.headers))
    #expect(read.map(\.varying) == answers.map(\.varying))
    #expect(read.map(\.requested) == answers.map(\.requested))
    #expect(read.map(\.received) == answers.map(\.received))
  }

  @Test func itIsThatOfItsURLOnly() throws {
    #expect(try AnswerFile.answers(in: AnswerFile.data(answers, of: url), of: "https://h/a?x=2") == nil)
  }

  @Test func whereverItIsCutItIsNone() throws {
    let data = try AnswerFile.data(answers, of: url)
    for length in 0..<data.count {
      #expect(AnswerFile.answers(in: data.prefix(length), of: url) == nil, "\(length) of \(data.count) bytes")
    }
    #expect(AnswerFile.answers(in: data + Data([0]), of: url) == nil)
  }

  @Test func whereverAByteIsWrongItIsNone() throws {
    let data = try AnswerFile.data(answers, of: url)
    for place in data.indices {
      var damaged = data
      damaged[place] ^= 0x11
      #expect(AnswerFile.answers(in: damaged, of: url) == nil, "byte \(place)")
    }
  }

  /// Whoever writes a right checksum over wrong lengths is found out as well.
  @Test(arguments: [-1, 0, 3, 1_000, Int.max]) func lengthsThatAreWrong(_ length: Int) throws {
    let head = """
      {"url":"\(url)","answers":[{"status":200,"headers":{},"varying":{},"requested":0,"received":0,"length":\(length)}]}
      """
    let content = Data(head.utf8) + Data("ab".utf8)
    let sum = String(Checksum.of(content), radix: 16)
    for headLength in [head.utf8.count, -1, content.count + 1] {
      let file = Data("weir-answers-1 \(sum) \(headLength)\n".utf8) + content
      #expect(AnswerFile.answers(in: file, of: url) == nil)
    }
  }
}
