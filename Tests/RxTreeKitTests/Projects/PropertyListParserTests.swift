import TestSupport
import Testing

@testable import RxTreeKit

@Suite struct PropertyListParserTests {
  private typealias Failure = PropertyListParser.Failure

  private func parse(_ text: String) throws -> PropertyList {
    try PropertyListParser.parse(Array(text.utf8)).get()
  }

  @Test func readsTablesListsAndTexts() throws {
    let list = try parse("{ a = b; \"c d\" = ( e, 'f g', ); h = { i = (); }; }")
    #expect(list["a"]?.text == "b")
    #expect(list["c d"]?.texts == ["e", "f g"])
    #expect(list["h"]?["i"] == .list([]))
    #expect(list["z"] == nil)
    #expect(list["a"]?["b"] == nil)
    #expect(list["a"]?.texts == [])
  }

  @Test(arguments: ["{}", "{a=b}", "{a=b;}", "(a,b)", "( a , b , )", "x", "'x'", "\u{FEFF}{}", " // c\n{}/* d */\n"])
  func readsWhateverIsAtTheTop(text: String) throws {
    #expect(throws: Never.self) { try parse(text) }
  }

  @Test func passesOverComments() throws {
    let list = try parse("// !$*UTF8*$!\n{ /* a = b; */ c /* d */ = /**/ e /* f */; // g = h;\n i = (/* j */); }")
    #expect(list == .table([.init(key: "c", value: .text("e")), .init(key: "i", value: .list([]))]))
  }

  @Test func textWithoutQuotesHoldsWhatXcodeWrites() throws {
    for text in [
      "../Shared/A-b_c.d", "com.apple.product-type.application", "é/日本.swift", "a+b@2x", "1.0",
    ] {
      #expect(try parse("{p = \(text);}")["p"]?.text == text)
    }
  }

  @Test(arguments: [
    ("\"\"", ""), ("\"a\\\"b\"", "a\"b"), ("\"a\\\\\"", "a\\"), ("\"a\\nb\\tc\"", "a\nb\tc"), ("\"\\U00e9\"", "é"),
    ("\"\\101\\60x\"", "A0x"), ("\"<group>\"", "<group>"), ("\"\\q\"", "q"), ("\"a/*b*/\"", "a/*b*/"), ("'\"'", "\""),
    ("\"\\Ud800\"", "\u{FFFD}"), ("<0fbd 77>", "<0fbd 77>"), ("\"é\\né\"", "é\né"),
  ])
  func readsQuotedText(text: String, value: String) throws {
    #expect(try parse(text) == .text(value))
  }

  @Test func theLastOfTwoEqualKeysCounts() throws {
    let list = try parse("{a = 1; a = 2;}")
    #expect(list["a"]?.text == "2")
    #expect(list.byKey == ["a": .text("2")])
    #expect(PropertyList.text("x").byKey.isEmpty)
  }

  @Test(arguments: [
    ("", "a value is missing", 0), ("{", "it ends too early", 1), ("{a", "'=' is missing", 2),
    ("{a=", "a value is missing", 3),
    ("{a=b", "';' is missing", 4), ("{a=b c;}", "';' is missing", 5), ("(a b)", "',' is missing", 3),
    ("(", "a value is missing", 1),
    ("{} x", "there is text after the end", 3), ("{a=;}", "a value is missing", 3),
    ("\"abc", "the text does not end", 0),
    ("\"abc\\", "the text does not end", 0), ("{/* x", "the comment does not end", 1),
    ("<0f", "the data does not end", 0),
    ("{a=<xy>;}", "the data is malformed", 4), ("{\n<<<<<<< HEAD\n}", "a value is missing", 2),
    ("<?xml version=\"1.0\"?>", "it is not in Xcode's own form", 1), ("{\"a\": 1}", "'=' is missing", 4),
  ])
  func saysWhatIsWrongAndWhere(text: String, reason: String, offset: Int) {
    #expect(throws: Failure(reason: reason, offset: offset)) { try parse(text) }
  }

  @Test func refusesDeepNesting() throws {
    let deep = { (depth: Int) in String(repeating: "(", count: depth) + String(repeating: ")", count: depth) }
    #expect(throws: Never.self) { try parse(deep(100)) }
    #expect(throws: Failure(reason: "it is nested too deeply", offset: 100)) { try parse(deep(101)) }
    #expect(throws: Failure.self) { try parse(deep(100_000)) }
    #expect(throws: Failure.self) { try parse(String(repeating: "{a=", count: 100_000)) }
  }

  @Test func nothingRandomMakesItTrap() {
    for seed in UInt64(0)..<3000 {
      var random = SeededGenerator(seed: seed)
      let bytes = random.several(0...40, of: Array("{}()=;,<>\"'\\/* \nab0U".utf8) + [0xC3, 0xFF, 0])
      if case .failure(let failure) = PropertyListParser.parse(bytes) {
        #expect((0...bytes.count).contains(failure.offset), "seed \(seed)")
      }
    }
  }

  @Test func nothingInABrokenFileMakesItTrap() {
    let whole = Array(
      "// c\n{ objects = { A = {isa = \"P\\\"B\"; children = (B, C, ); }; }; rootObject = A /* r */; }".utf8)
    for seed in UInt64(0)..<3000 {
      var random = SeededGenerator(seed: seed)
      var bytes = whole
      for _ in 0..<random.pick([1, 2, 5]) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch random.pick([0, 1, 2]) {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
        default: bytes.removeSubrange(index...)
        }
        if bytes.isEmpty { break }
      }
      if case .failure(let failure) = PropertyListParser.parse(bytes) {
        #expect((0...bytes.count).contains(failure.offset), "seed \(seed)")
      }
    }
  }
}
