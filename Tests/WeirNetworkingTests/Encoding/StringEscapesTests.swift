import TestSupport
import Testing

@testable import WeirNetworking

@Suite struct StringEscapesTests {
  private static let alphabet =
    Array("abz019-._~ !$&'()*+,;=:@/?#[]<>\"\\^`{|}%\u{0}\n\t é日𝄞") + ["%2F", "%zz", "%"].flatMap { Array($0) }

  private func text(_ random: inout SeededGenerator) -> String {
    String((0..<Int.random(in: 0...20, using: &random)).map { _ in Self.alphabet.randomElement(using: &random) ?? "a" })
  }

  /// What is escaped can be had back, whatever it was.
  @Test func escapingLosesNothing() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<3_000 {
      let text = text(&random)
      let escaped = text.percentEscaped(except: \.isUnreserved)
      #expect(escaped.removingPercentEncoding == text, "seed \(seed): \(text.debugDescription)")
      #expect(escaped.unicodeScalars.allSatisfy { $0.isUnreserved || $0 == "%" }, "seed \(seed)")
      #expect(URLEncoding.default.escape(text).removingPercentEncoding == text, "seed \(seed)")
    }
  }

  /// Writing what is written already changes nothing.
  @Test func writingTwiceIsWritingOnce() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<3_000 {
      let text = text(&random)
      let once = text.writtenInURL(allowing: \.isPathCharacter)
      #expect(once.writtenInURL(allowing: \.isPathCharacter) == once, "seed \(seed): \(text.debugDescription)")
      let pieces = once.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
      let areEscapes = pieces.allSatisfy { $0.prefix(2).count == 2 && $0.prefix(2).allSatisfy(\.isHexDigit) }
      #expect(areEscapes, "seed \(seed): \(text.debugDescription)")
      let escaped = text.percentEscaped(except: \.isUnreserved)
      #expect(escaped.writtenInURL(allowing: \.isPathCharacter) == escaped, "seed \(seed): escapes stay")
    }
  }

  @Test(arguments: [("", ""), ("%", "%25"), ("%2", "%252"), ("%2f", "%2f"), ("%%41", "%25%41"), ("%4%41", "%254%41")])
  func lonePercents(_ text: String, _ written: String) {
    #expect(text.writtenInURL(allowing: \.isPathCharacter) == written)
  }

  @Test func charactersOfPathsAndQueries() {
    let path = (UInt8(0)...127).map { Unicode.Scalar($0) }.filter(\.isPathCharacter)
    #expect(
      String(String.UnicodeScalarView(path))
        == "!$&'()*+,-./0123456789:;=@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~")
    #expect(!Unicode.Scalar("?").isPathCharacter)
    #expect(Unicode.Scalar("?").isQueryCharacter)
    #expect(!Unicode.Scalar("#").isQueryCharacter)
    #expect(!Unicode.Scalar("é").isUnreserved)
  }
}
