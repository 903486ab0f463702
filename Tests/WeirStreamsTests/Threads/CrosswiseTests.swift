import Dispatch
import Testing
import WeirStreams

/// Two streams whose subscribers send to each other's sources, on two threads: nothing is held while they are told, so
/// that neither waits for the other.
@Suite(.timeLimit(.minutes(10))) struct CrosswiseTests {
  private typealias Combine = @Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>

  private static let operators: [(String, Combine)] = [
    ("merge", { .merge($0, $1) }),
    ("zip", { .zip($0, $1) { $0 + $1 } }),
    ("combineLatest", { .combineLatest($0, $1) { $0 + $1 } }),
    ("combineLatest of a collection", { .combineLatest([$0, $1]) { $0[0] + $0[1] } }),
    ("withLatestFrom", { $0.withLatestFrom($1) { $0 + $1 } }),
    ("sample", { $0.sample($1) }),
    ("share", { Observable.merge($0, $1).share() }),
    ("share(replay: 1)", { Observable.merge($0, $1).share(replay: 1) }),
    ("share(replay: 2, forever)", { Observable.merge($0, $1).share(replay: 2, scope: .forever) }),
    ("replay", { Observable.merge($0, $1).replay(1).refCount() }),
    ("flatMap", { first, second in first.flatMap { _ in second.take(1) } }),
    ("flatMapLatest", { first, second in first.flatMapLatest { _ in second } }),
    ("concatMap", { first, second in first.concatMap { _ in second.take(1) } }),
    ("take(until:)", { $0.take(until: $1.filter { $0 < 0 }) }),
    ("skip(until:)", { $0.skip(until: $1) }),
    ("amb", { $0.amb($1) }),
  ]

  @Test(arguments: operators.indices)
  func noDeadlock(_ index: Int) {
    let combine = Self.operators[index].1
    for _ in 0..<200 {
      let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
      let left = combine(first, second), right = combine(second, first)
      let subscriptions = [
        left.subscribe(onNext: { if $0 < 3 { second.onNext($0 + 1) } }),
        right.subscribe(onNext: { if $0 < 3 { first.onNext($0 + 1) } }),
      ]
      race({ for _ in 0..<5 { first.onNext(0) } }, { for _ in 0..<5 { second.onNext(0) } })
      for subscription in subscriptions { subscription.dispose() }
      #expect(!first.hasObservers && !second.hasObservers)
    }
  }

  /// The events of one stream never overlap, and none is lost, however many threads send.
  @Test func mergedEventsDoNotOverlap() {
    for _ in 0..<50 {
      let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
      nonisolated(unsafe) var sum = 0
      let subscription = Observable.merge(first, second).subscribe(onNext: { sum += $0 })
      race({ for _ in 0..<500 { first.onNext(1) } }, { for _ in 0..<500 { second.onNext(1) } })
      subscription.dispose()
      #expect(sum == 1000)
    }
  }

  @Test func zippedPairs() {
    for _ in 0..<50 {
      let (first, second, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
      _ = Observable.zip(first, second) { $0 == $1 }.filter { !$0 }.subscribe(log)
      race(
        {
          for number in 0..<300 { first.onNext(number) }
          first.onCompleted()
        },
        {
          for number in 0..<300 { second.onNext(number) }
          second.onCompleted()
        })
      #expect(log.lines == ["completed", "disposed"])
    }
  }
}
