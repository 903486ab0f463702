import Dispatch
import Synchronization
import Testing
import WeirStreams

@Suite struct DisposableThreadTests {
  /// However two threads dispose and add, each member is disposed of exactly once.
  @Test func eachOnce() {
    let makers: [@Sendable () -> (any Cancelable, (any Disposable) -> Void)] = [
      {
        let composite = CompositeDisposable(); return (composite, { _ = composite.insert($0) })
      },
      {
        let serial = SerialDisposable(); return (serial, { serial.disposable = $0 })
      },
      {
        let single = SingleAssignmentDisposable(); return (single, { single.setDisposable($0) })
      },
    ]
    for make in makers {
      for _ in 0..<2000 {
        let count = Counter()
        let (group, add) = make()
        nonisolated(unsafe) let insert = add
        DispatchQueue.concurrentPerform(iterations: 2) { index in
          if index == 0 { group.dispose() } else { insert(Disposables.create { count.increment() }) }
        }
        #expect(count.value == 1)
      }
    }
  }

  private final class Counter: Sendable {
    private let number = Atomic<Int>(0)
    var value: Int { number.load(ordering: .acquiring) }
    func increment() { number.add(1, ordering: .acquiringAndReleasing) }
  }
}
