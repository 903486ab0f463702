import Testing

@testable import WeirStreams

@Suite struct RingTests {
  @Test func isAQueue() {
    let ring = Ring<Int>()
    var next = 0, oldest = 0
    for round in 1...20 {
      for _ in 0..<round {
        ring.append(next)
        next += 1
      }
      for _ in 0..<(round / 2) {
        #expect(ring.removeFirst() == oldest)
        oldest += 1
      }
      #expect(ring.copy() == Array(oldest..<next))
    }
    while let element = ring.removeFirst() {
      #expect(element == oldest)
      oldest += 1
    }
    #expect(ring.isEmpty && oldest == next)
  }

  @Test func releasesWhatIsLeft() {
    final class Token {}
    weak var token: Token?
    do {
      let ring = Ring<Token>()
      for _ in 0..<3 { ring.append(Token()) }
      _ = ring.removeFirst()
      let last = Token()
      token = last
      ring.append(last)
    }
    #expect(token == nil)
  }
}

@Suite struct LifetimeGroupTests {
  @Test func membersComeAndGo() {
    let (group, lifetimes) = (LifetimeGroup(), (0..<4).map { _ in Lifetime() })
    let places = lifetimes.prefix(3).map { group.insert($0) }
    group.remove(places[1])
    #expect(lifetimes.map(\.isDisposed) == [false, true, false, false])
    #expect(group.insert(lifetimes[3]) == places[1])
    group.dispose()
    #expect(lifetimes.allSatisfy { $0.isDisposed })
    let late = Lifetime()
    _ = group.insert(late)
    #expect(late.isDisposed)
  }

  @Test func slotHoldsOne() {
    let (slot, first, second, late) = (LifetimeSlot(), Lifetime(), Lifetime(), Lifetime())
    #expect(!slot.replace(first))
    #expect(slot.replace(second))
    #expect(first.isDisposed && !second.isDisposed)
    #expect(!slot.end(first))
    #expect(slot.end(second))
    slot.dispose()
    #expect(!slot.replace(late))
    #expect(late.isDisposed)
  }
}
