import Testing

@testable import RxTreeKit

@Suite struct ProtectedTests {
  @Test func givesWhatTheBodyMakes() {
    let value = Protected([1, 2])
    #expect(value.withLock { $0.count } == 2)
    value.withLock { $0.append(3) }
    #expect(value.withLock { $0 } == [1, 2, 3])
  }

  @Test func noChangeIsLostBetweenThreads() {
    let value = Protected(0)
    let threads = (0..<8).compactMap { _ in
      WorkerThread.start(stackSize: 1 << 20) {
        for _ in 0..<10_000 { value.withLock { $0 += 1 } }
      }
    }
    threads.forEach { $0.join() }
    #expect(value.withLock { $0 } == threads.count * 10_000)
    #expect(!threads.isEmpty)
  }

  @Test func letsGoOfItsValue() {
    final class Token: Sendable {}
    weak var weakToken: Token?
    do {
      let token = Token()
      weakToken = token
      let value = Protected<Token?>(token)
      #expect(value.withLock { $0 === token })
    }
    #expect(weakToken == nil)
  }
}
