import Foundation
import TestSupport
import Testing

@testable import RxTreeKit

@Suite struct JSONValueTests {
  private func text(_ value: JSONValue) -> String {
    var result = ""
    value.write(to: &result)
    return result
  }

  @Test func writesFlatValuesOnOneLine() {
    #expect(text(.int(-3)) == "-3")
    #expect(text(.array([])) == "[]")
    #expect(text(.object([])) == "{}")
    #expect(text(.array([.int(1), .string("a")])) == "[1, \"a\"]")
    #expect(text(.object(["a": .int(1), "b": nil, "c": .string("x")])) == "{\"a\": 1, \"c\": \"x\"}")
  }

  @Test func writesNestedValuesOverSeveralLines() {
    let value = JSONValue.object(["a": .array([.array([.object(["x": .int(1)])]), .array([])]), "b": .int(2)])
    #expect(
      text(value) == """
        {
          "a": [
            [
              {"x": 1}
            ],
            []
          ],
          "b": 2
        }
        """)
  }

  @Test func escapesStrings() {
    #expect(JSONValue.quoted("a\"b\\c/d") == #""a\"b\\c/d""#)
    #expect(JSONValue.quoted("\n\r\t\u{8}\u{0}") == #""\n\r\t\u0008\u0000""#)
    #expect(JSONValue.quoted("\u{1B}\u{7F}\u{9B}\u{202E}\u{2028}") == #""\u001B\u007F\u009B\u202E\u2028""#)
    #expect(JSONValue.quoted("\u{E0041}") == #""\uDB40\uDC41""#)
    #expect(JSONValue.quoted("数据é") == "\"数据é\"")
    #expect(JSONValue.quoted("\"\u{301}").unicodeScalars.elementsEqual("\"\\\"\u{301}\"".unicodeScalars))
  }

  @Test(arguments: 0..<200)
  func everyStringReadsBack(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var scalars = String.UnicodeScalarView()
    for _ in 0..<60 {
      let limit: UInt32 = [0x80, 0x3000, 0x11_0000][Int.random(in: 0..<3, using: &random)]
      if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &random)) { scalars.append(scalar) }
    }
    let written = text(.array([.string(String(scalars))]))
    #expect(PlainText.holds(written))
    let read = try #require(JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String])
    #expect(read.first?.unicodeScalars.elementsEqual(scalars) == true)
  }
}
