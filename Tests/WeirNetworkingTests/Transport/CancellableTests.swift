import Testing

@testable import WeirNetworking

@Suite struct CancellableTests {
  @Test func aTokenCallsOnce() {
    let calls = Recorder<Int>()
    let token = CancellableToken { calls.add(1) }
    #expect(!token.isCancelled)
    #expect(token.debugDescription == "CancellableToken(isCancelled: false)")
    token.cancel()
    token.cancel()
    #expect(calls.values == [1])
    #expect(token.isCancelled)
  }

  @Test func aTokenMayBeCancelledInItsOwnAction() {
    let calls = Recorder<Int>()
    let slot = CancellableSlot()
    let token = CancellableToken {
      calls.add(1)
      slot.cancel()
    }
    slot.set(token)
    token.cancel()
    #expect(calls.values == [1])
  }

  @Test func aTokenLetsGoOfItsAction() {
    final class Held: Sendable {}
    weak var left: Held?
    let token: CancellableToken
    do {
      let held = Held()
      left = held
      token = CancellableToken { withExtendedLifetime(held) {} }
    }
    #expect(left != nil)
    token.cancel()
    #expect(left == nil)
  }

  @Test func aSlotCancelsWhatItHolds() {
    let calls = Recorder<Int>()
    let slot = CancellableSlot()
    slot.set(CancellableToken { calls.add(1) })
    #expect(!slot.isCancelled)
    slot.cancel()
    slot.cancel()
    #expect(calls.values == [1])
    slot.set(CancellableToken { calls.add(2) })
    #expect(calls.values == [1, 2], "what comes after the cancellation is cancelled at once")
    #expect(slot.isCancelled)
  }

  @Test func manyThreadsCancelOnce() async {
    for round in 0..<200 {
      let calls = Recorder<Int>()
      let slot = CancellableSlot()
      await withTaskGroup(of: Void.self) { group in
        group.addTask { slot.set(CancellableToken { calls.add(1) }) }
        group.addTask { slot.cancel() }
        group.addTask { slot.cancel() }
      }
      #expect(calls.values == [1], "round \(round)")
    }
  }
}
