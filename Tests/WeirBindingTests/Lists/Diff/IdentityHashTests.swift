import Testing

@testable import WeirBinding

@Suite struct IdentityHashTests {
  func hash<Identity: Hashable>(_ identity: Identity, seed: UInt64 = 7) -> UInt64 {
    IdentityHash.of(identity, seed: seed)
  }

  /// Every way to write a text that is equal to an ASCII one.
  @Test func equalTextsHaveOneHash() {
    #expect("\u{212A}" == "K" && "\u{37E}" == ";" && "\u{1FEF}" == "`", "the standard library takes them for equal")
    for (odd, plain) in [
      ("\u{212A}", "K"), ("a\u{37E}b", "a;b"), ("\u{1FEF}", "`"), ("300 \u{212A}elvin", "300 Kelvin"),
    ] {
      #expect(hash(odd) == hash(plain), "\(plain)")
    }
    #expect(hash("caf\u{E9}") == hash("cafe\u{301}"))
    #expect(hash("caf\u{E9} \u{212A}") == hash("cafe\u{301} K"))
    #expect(hash("\u{212B}") == hash("\u{C5}"))
  }

  /// No scalar but those three is equal to ASCII; if a later Unicode had one, it would be found here.
  @Test func noOtherCharacterIsEqualToASCII() {
    let ascii = Set((0..<128).map { String(Unicode.Scalar($0)) })
    var found: [UInt32] = []
    for value in UInt32(0x80)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if ascii.contains(String(Character(scalar))) { found.append(value) }
    }
    #expect(found == [0x37E, 0x1FEF, 0x212A])
  }

  /// Of every length, with every byte at every place: no two of them alike.
  @Test func textsOfAllLengthsDiffer() {
    var hashes: [UInt64: String] = [:]
    for length in 0...40 {
      let text = String(repeating: "a", count: length)
      var texts = [text]
      for place in 0..<length {
        var bytes = Array(text.utf8)
        bytes[place] = UInt8(ascii: "b")
        texts.append(String(decoding: bytes, as: UTF8.self))
      }
      for text in texts { #expect(hashes.updateValue(text, forKey: hash(text)) == nil, "\(text)") }
    }
  }

  /// A text in other storage, short or long, bridged or cut out of another, has the same hash.
  @Test func storageDoesNotMatter() {
    for length in 0...40 {
      let text = String(repeating: "xy", count: length)
      var copy = "!" + text
      copy.removeFirst()
      #expect(hash(text) == hash(copy), "\(length)")
      #expect(hash(text) == hash(String(("-" + text).dropFirst())), "\(length)")
    }
  }

  @Test func seedChangesAllHashes() {
    for text in ["", "a", "identity-1", "a text that is longer than a word"] {
      #expect(hash(text, seed: 1) != hash(text, seed: 2))
    }
    #expect(hash(5, seed: 1) != hash(5, seed: 2))
  }

  /// Names that are counted through, as identities are, spread over the slots of a table.
  @Test func countedNamesSpread() {
    var low: Set<UInt64> = []
    var high: Set<UInt64> = []
    for number in 0..<10_000 {
      let hash = hash("identity-\(number)", seed: 99)
      low.insert(hash & 0x3FFF)
      high.insert(hash >> 32)
    }
    // 16,384 slots with 10,000 thrown at random have some 7,480 that are hit.
    #expect((7_000...8_000).contains(low.count), "\(low.count)")
    #expect(high.count > 9_990, "\(high.count)")
  }

  @Test func otherTypesHashAsTheyEqual() {
    struct Key: Hashable { var name: String }
    #expect(hash(Key(name: "e\u{301}")) == hash(Key(name: "\u{E9}")))
    #expect(hash(Optional("a")) == hash(Optional("a")))
    #expect(hash(UInt64.max) == hash(UInt64.max) && hash(Int64(-1)) == hash(Int64(-1)))
  }
}
