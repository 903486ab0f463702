import Synchronization
import Testing
import WeirStreams

/// Whoever subscribes while another thread sends gets each element at most once, none that is older than the one before,
/// and none of those that follow is missing.
@Suite(.timeLimit(.minutes(10))) struct LateSubscriberTests {
  private static let count = 50

  private func check(_ send: @Sendable (Int) -> Void, _ stream: Observable<Int>) -> [Int] {
    let seen = Mutex<[Int]>([])
    race(
      { for number in 1...Self.count { send(number) } },
      { _ = stream.subscribe(onNext: { element in seen.withLock { $0.append(element) } }) })
    return seen.withLock { $0 }
  }

  private func isGapless(_ seen: [Int]) -> Bool {
    seen.last == Self.count && zip(seen, seen.dropFirst()).allSatisfy { $0 + 1 == $1 }
  }

  @Test func everyOrderHolds() {
    for _ in 0..<500 {
      let behavior = BehaviorSubject(value: 0)
      #expect(isGapless(check({ behavior.onNext($0) }, behavior)))
      let relay = BehaviorRelay(value: 0)
      #expect(isGapless(check({ relay.accept($0) }, relay.asObservable())))
      let one = ReplaySubject<Int>.create(bufferSize: 1)
      #expect(isGapless(check({ one.onNext($0) }, one)))
      let five = ReplaySubject<Int>.create(bufferSize: 5)
      #expect(isGapless(check({ five.onNext($0) }, five)))
      let all = ReplaySubject<Int>.createUnbounded()
      #expect(check({ all.onNext($0) }, all) == Array(1...Self.count))
    }
  }

  @Test func sharedToo() {
    for _ in 0..<500 {
      let source = PublishSubject<Int>()
      let shared = source.share(replay: 1)
      let keeper = shared.subscribe()
      #expect(isGapless(check({ source.onNext($0) }, shared)))
      keeper.dispose()
    }
  }
}
