import Testing
import WeirNetworking

@Suite struct RedactionTests {
  private let redaction = Redaction.default

  @Test(arguments: [
    ("https://h/a?token=x&b=1", "https://h/a?token=<hidden>&b=1"),
    ("https://h/a?Access-Token=x", "https://h/a?Access-Token=<hidden>"),
    ("https://h/a?acc%65ss_token=x", "https://h/a?acc%65ss_token=<hidden>"),
    ("https://h/a?token", "https://h/a?token"),
    ("https://h/a#access_token=x", "https://h/a#access_token=<hidden>"),
    ("https://u:p@h/a@b", "https://<hidden>@h/a@b"),
    ("https://h/token=x", "https://h/token=x"),
  ])
  func urls(_ text: String, _ expected: String) throws {
    #expect(redaction.url(try #require(URL(string: text))) == expected)
  }

  @Test(arguments: [
    (#"{"a": 1, "b": [2]}"#, #"{"a": 1, "b": [2]}"#), (#"{"password": {"x": 1}}"#, #"{"password":"<hidden>"}"#),
    (#"[{"a": [{"PIN": 1}]}]"#, #"[{"a":[{"PIN":"<hidden>"}]}]"#), ("a=1&password=x", "a=1&password=<hidden>"),
    ("plain text", "plain text"), ("", ""), ("5", "5"),
  ])
  func bodies(_ text: String, _ expected: String) {
    #expect(String(decoding: redaction.body(Data(text.utf8)), as: UTF8.self) == expected)
  }

  @Test func bytesThatAreNoTextStay() {
    let data = Data([0xFF, 0x3D, 0xFE])
    #expect(redaction.body(data) == data)
  }

  @Test func moreCanBeHidden() {
    let more = redaction.adding(headers: ["X-Mine"], names: ["iban"])
    #expect(
      more.headers(["x-mine": "1", "AUTHORIZATION": "2", "y": "3"]) == [
        "x-mine": "<hidden>", "AUTHORIZATION": "<hidden>", "y": "3",
      ])
    #expect(more.body(Data("IBAN=1".utf8)) == Data("IBAN=<hidden>".utf8))
    #expect(redaction.headers(["x-mine": "1"]) == ["x-mine": "1"])
  }
}
