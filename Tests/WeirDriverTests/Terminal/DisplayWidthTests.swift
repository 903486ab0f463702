import Testing

@testable import WeirDriver

@Suite struct DisplayWidthTests {
  @Test func narrowWideAndNoneAtAll() {
    #expect(DisplayWidth.of("abc") == 3 && DisplayWidth.of("e\u{301}") == 1 && DisplayWidth.of("日本") == 4)
    #expect(
      DisplayWidth.of("😀") == 2 && DisplayWidth.of("❤️") == 2 && DisplayWidth.of("👩‍👧") == 2
        && DisplayWidth.of("\u{200B}") == 0)
    #expect(DisplayWidth.of("") == 0 && DisplayWidth.of("한글") == 4 && DisplayWidth.of("…") == 1)
  }
}
