import Testing

@testable import RxTreeKit

@Suite struct ByteOrderTests {
  @Test func ordersByBytesAndNotByLetters() {
    let sorted = ["b", "a", "B", "a/b", "a b", "", "ä", "~"].sorted(by: ByteOrder.precedes)
    #expect(sorted == ["", "B", "a", "a b", "a/b", "b", "~", "ä"])
  }

  @Test func tellsFormsOfOneLetterApart() {
    let composed = "\u{E9}"
    let decomposed = "e\u{301}"
    #expect(composed == decomposed)
    #expect(ByteOrder.precedes(decomposed, composed))
    #expect(!ByteOrder.precedes(composed, decomposed))
  }

  @Test func nothingPrecedesItself() {
    for text in ["", "a", "ab"] { #expect(!ByteOrder.precedes(text, text)) }
  }
}
