import Testing

@testable import WeirNetworking

@Suite struct JSONPathTests {
  private func find(_ path: String, _ text: String) throws -> String? {
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    guard let value = JSONPath.value(at: path, in: json) else { return nil }
    let data = try JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
    return String(decoding: data, as: UTF8.self)
  }

  @Test(arguments: [
    ("a", #"{"a": 1}"#, "1"), ("a.b", #"{"a": {"b": "x"}}"#, #""x""#), ("a.b", #"{"a.b": 2, "a": {"b": 1}}"#, "2"),
    ("a.b.c", #"{"a": {"b.c": 3}}"#, "3"), ("b", #"[{"b": 1}, {"c": 2}, {"b": 3}]"#, "[1,3]"),
    ("a.b", #"{"a": [{"b": 1}, {"b": [2]}]}"#, "[1,[2]]"), ("a", #"{"a": null}"#, "null"), ("a", "[]", "[]"),
  ])
  func finds(_ path: String, _ text: String, _ value: String) throws { #expect(try find(path, text) == value) }

  @Test(arguments: [
    ("b", #"{"a": 1}"#), ("a.b", #"{"a": 1}"#), ("", #"{"a": 1}"#), (".", #"{"a": 1}"#), ("a.", #"{"a": {"b": 1}}"#),
    (".a", #"{"a": 1}"#), ("a", "5"), ("a", "null"), ("a..b", #"{"a": {"b": 1}}"#),
  ])
  func findsNothing(_ path: String, _ text: String) throws { #expect(try find(path, text) == nil) }

  @Test func longPathsDoNotTrap() throws {
    #expect(try find(Array(repeating: "a", count: 500).joined(separator: "."), #"{"a": {"a": 1}}"#) == nil)
  }
}
