import Testing

@testable import RxTreeKit

@Suite struct WorkerThreadTests {
  @Test func runsItsBodyOnce() {
    let count = Protected(0)
    let thread = WorkerThread.start(stackSize: 1 << 20) { count.withLock { $0 += 1 } }
    thread?.join()
    #expect(thread != nil)
    #expect(count.withLock { $0 } == 1)
  }

  @Test func thereIsNoneWhereThereIsNoRoom() {
    let count = Protected(0)
    for size in [1 << 62, 1, 0] {
      #expect(WorkerThread.start(stackSize: size) { count.withLock { $0 += 1 } } == nil)
    }
    #expect(count.withLock { $0 } == 0)
  }

  @Test func letsGoOfItsBody() {
    final class Token: Sendable {}
    weak var weakToken: Token?
    for size in [1 << 20, 1 << 62] {
      let token = Token()
      weakToken = token
      WorkerThread.start(stackSize: size) { [token] in _ = token }?.join()
    }
    #expect(weakToken == nil)
  }
}
