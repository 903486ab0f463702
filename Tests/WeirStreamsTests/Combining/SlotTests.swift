import Testing

@testable import WeirStreams

@Suite struct SlotTests {
  private final class Token {}

  @Test func storesAndTakes() {
    let slot = Slot<Int>()
    #expect(!slot.isFull && slot.take() == nil)
    let (isFirst, isSecond) = (slot.store(1), slot.store(2))
    #expect(isFirst && !isSecond && slot.isFull)
    #expect(slot.value == 2 && Latest(slot).value == 2)
    #expect(slot.take() == 2 && !slot.isFull && slot.take() == nil)
    #expect(slot.store(3) && slot.value == 3)
  }

  /// An element lives as long as it is the latest, whichever way it leaves.
  @Test func elementsAreReleased() {
    weak var token: Token?
    func fill(_ slot: Slot<Token>) {
      let new = Token()
      token = new
      _ = slot.store(new)
    }
    let slot = Slot<Token>()
    fill(slot)
    #expect(token != nil)
    _ = slot.store(Token())
    #expect(token == nil)
    fill(slot)
    _ = slot.take()
    #expect(token == nil)
    do {
      let other = Slot<Token>()
      fill(other)
      #expect(token != nil && other.isFull)
    }
    #expect(token == nil)
  }
}
