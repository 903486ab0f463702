import Testing

@testable import RxTreeKit

@Suite struct MemberIndexTests {
  private let index = MemberIndex(
    facts: ContentHash(low: 1, high: .max),
    members: [
      MemberIndex.Member(hash: ContentHash(of: "a"), range: 3..<10),
      MemberIndex.Member(hash: ContentHash(of: "b"), range: 10..<4_000),
    ])

  @Test func readsBackWhatItWrote() {
    #expect(MemberIndex(bytes: index.bytes[...]) == index)
    #expect(MemberIndex.facts(in: index.bytes[...]) == index.facts)
    let empty = MemberIndex(facts: ContentHash(of: ""), members: [])
    #expect(MemberIndex(bytes: empty.bytes[...]) == empty)
  }

  @Test func damagedBytesAreNothing() {
    let bytes = index.bytes
    for length in bytes.indices { #expect(MemberIndex(bytes: bytes[..<length]) == nil, "length \(length)") }
    #expect(MemberIndex(bytes: (bytes + [0])[...]) == nil)
    #expect(MemberIndex.facts(in: bytes[..<8]) == nil)
    for position in bytes.indices {
      var damaged = bytes
      damaged[position] ^= 0xFF
      // Any reading is fine as long as it ends, and is written as it was read.
      if let read = MemberIndex(bytes: damaged[...]) { #expect(MemberIndex(bytes: read.bytes[...]) == read) }
    }
  }

  @Test func filesHaveKeysOfTheirOwn() {
    let key = { MemberIndex.key(for: SourceFile(path: "A", absolutePath: $0, directoryIndex: 0, isTest: false)) }
    #expect(key("/a/A") == key("/a/A"))
    #expect(key("/a/A") != key("/b/A"))
  }

  private func found(_ source: String) -> [String] {
    let bytes = Array(source.utf8)
    let reduced = ReducedSource(bytes: bytes, keptByteCount: bytes.count)
    return FoundMember.all(in: reduced, outline: SourceOutline.scan(bytes)).map {
      String(decoding: bytes[$0.member.range], as: UTF8.self) + " of "
        + String(source.dropFirst(Int($0.owner)).prefix(1))
    }
  }

  @Test func membersOfAllTypesInTheOrderOfTheSource() {
    let source =
      "func x() {}\nclass A { let a = 1\n struct B { init() {} }\n func c() { d } }\nextension E { subscript(f: G) -> H { i } }"
    #expect(
      found(source) == ["let a = 1 of A", "init() {} of B", "func c() { d } of A", "subscript(f: G) -> H { i } of E"])
  }

  private func condensed(_ source: String) -> [MemberIndex.Member] {
    let bytes = Array(source.utf8)
    let outline = SourceOutline.scan(bytes)
    let reduced = ReducedSource(bytes: bytes, keptByteCount: bytes.count)
    guard let condensed = SourceCondenser.condense(reduced, outline: outline) else { return [] }
    return FoundMember.all(in: condensed, outline: outline).map(\.member)
  }

  @Test func whatTheOutlineTellsIsNoMember() {
    let source = "class A { let b: B\n func c(d: D) { e }\n weak var f: F? }"
    #expect(
      condensed(source).map(\.range).map { String(decoding: Array(source.utf8)[$0], as: UTF8.self) } == [
        "func c(d: D) { e }"
      ])
  }

  @Test func aMemberOfWhichOnlyWhatIsNotParsedChangesIsTheSame() {
    let (old, new) = (condensed("class A { func b(c: C) { d } }"), condensed("class A { func b(c: E) { d } }"))
    #expect(old.map(\.hash) == new.map(\.hash) && old.count == 1)
    #expect(old.map(\.hash) != condensed("class A { func b(c: C) { e } }").map(\.hash))
  }

  @Test func anUncertainOutlineHasNoMembers() { #expect(found("class A { func b() { ) }") == []) }
}
