import TestSupport
import Testing

@testable import RxTreeKit

@Suite struct RSwiftNameTests {
  @Test func namesAreThoseThatRSwiftGives() {
    for (text, name) in [
      "main": "main", "Main": "main", "SetApiKey": "setApiKey", "URLBar": "urlBar", "my-scene 2": "myScene2",
      "X": "x", "HTTPS2Go": "https2Go", "A1": "a1", "AB_Test": "ab_Test", "ab_test": "ab_test", "_Main": "_Main",
      "sign in/up (new)": "signInUpNew", "--top--": "top", "2FALogin": "faLogin", "12 34 five": "five",
      "it's": "itS", "a.b.C": "aBC", "Über uns": "überUns", "e-mail": "eMail", "é-è": "éÈ", "会員 登録": "会員登録",
      "🦁Den": "🦁Den", "a🦁b": "a🦁b", "LoginVC": "loginVC", "VCLogin": "vcLogin", "a\u{200D}b": "aB", "a\tb\nc": "aBC",
      "1½": "½",
    ] {
      #expect(RSwiftName.names(of: text).first == name, "\(text)")
    }
  }

  @Test func theLastOfOnlyCapitalsStays() {
    #expect(RSwiftName.names(of: "FAQ") == ["faQ", "fAQ"])
    #expect(RSwiftName.names(of: "VC") == ["vC"])
  }

  @Test func givesTheNameOfFirstVersionsToo() {
    #expect(RSwiftName.names(of: "URLBar") == ["urlBar", "uRLBar"])
    #expect(RSwiftName.names(of: "UrlBar") == ["urlBar"])
    #expect(RSwiftName.names(of: "urlBar") == ["urlBar"])
  }

  @Test func givesNoNameWhereNothingIsLeft() {
    for text in ["", " ", "123", "-1-", "…", "+ +", "\0", "€"] {
      #expect(RSwiftName.names(of: text) == [], "\(text)")
    }
  }

  @Test func keywordsLoseTheirBackticks() {
    #expect(RSwiftName.unquoted("`default`") == "default")
    for name in ["default", "`", "``", "`a", "a`", ""] { #expect(RSwiftName.unquoted(name) == name) }
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func aNameIsItsOwnName(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = random.several(0...12, of: ["A", "B", "a", "b", "1", " ", "-", "_", "é", "É", "🦁", "\u{301}", "\r\n"])
      .joined()
    guard let name = RSwiftName.names(of: text).first else { return }
    #expect(!name.unicodeScalars.contains { " -\r\n".unicodeScalars.contains($0) }, "seed \(seed)")
    #expect(name.unicodeScalars.first.map { !("0"..."9").contains($0) } == true, "seed \(seed)")
    if name.unicodeScalars.first.map({ ("a"..."z").contains($0) }) == true {
      #expect(RSwiftName.names(of: name) == [name], "seed \(seed)")
    }
  }
}
