import Testing

@testable import RxTreeKit

@Suite struct FileRecordTests {
  private let record = FileRecord(
    lineCount: 12, headers: FactsSource.facts("class A: B { func c(d: E) -> F { g }\n let h: I }"),
    answers: [
      FileAnswer(question: .max, names: ["a": 1, "é": 40]), FileAnswer(question: 7, facts: ContentHash(of: "x")),
      FileAnswer(question: 0),
    ])

  @Test func readsBackWhatItWrote() throws {
    let read = try #require(FileRecord(bytes: record.bytes[...]))
    #expect(read.bytes == record.bytes)
    #expect(read.lineCount == 12)
    #expect(read.headers.bytes == record.headers.bytes)
    #expect(read.answers == record.answers)
  }

  @Test func answersByQuestion() {
    #expect(record.answer(to: 7)?.facts == ContentHash(of: "x"))
    #expect(record.answer(to: .max)?.names == ["a": 1, "é": 40])
    #expect(record.answer(to: 0)?.facts == nil)
    #expect(record.answer(to: 1) == nil)
  }

  @Test func damagedBytesAreNothing() {
    let bytes = record.bytes
    for length in bytes.indices { #expect(FileRecord(bytes: bytes[..<length]) == nil, "length \(length)") }
    #expect(FileRecord(bytes: (bytes + [0])[...]) == nil)
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x81
      if let read = FileRecord(bytes: damaged[...]) { #expect(FileRecord(bytes: read.bytes[...])?.bytes == read.bytes) }
    }
  }

  @Test func theKeyIsNotThatOfFacts() {
    let bytes = Array("class A {}".utf8)
    #expect(FileRecord.key(for: bytes) == FileRecord.key(for: bytes))
    #expect(FileRecord.key(for: bytes) != ContentHash(of: bytes))
    #expect(FileRecord.key(for: bytes) != FileRecord.key(for: bytes + [0x20]))
  }
}
