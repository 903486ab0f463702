import TestSupport
import Testing
import WeirStreams
import WeirTesting

/// Random chains and trees of operators: whatever they are, they keep to the grammar of events and release their sources.
@Suite struct GrammarLawTests {
  /// Makes random streams over test sources, which it remembers.
  private final class Builder {
    let scheduler = TestScheduler(initialClock: 0)
    private(set) var sources: [TestableObservable<Int>] = []
    private(set) var random: SeededGenerator
    /// What has come where a probe was put.
    let log = Log()

    init(_ random: SeededGenerator) {
      self.random = random
    }

    func tree(_ depth: Int) -> Observable<Int> {
      if depth == 0 { return leaf() }
      switch random.below(4) {
      case 0: return two(depth)
      case 1: return timed(tree(depth - 1))
      default: return probed(one(tree(depth - 1)))
      }
    }

    private func leaf() -> Observable<Int> {
      switch random.below(5) {
      case 0: return .from((0..<random.below(4)).map { $0 })
      case 1: return Observable.repeatElement(3).take(random.below(4))
      case 2: return source(scheduler.createColdObservable(Script(&random, from: 0).records))
      default: return source(scheduler.createHotObservable(Script(&random, from: 190).records))
      }
    }

    private func source(_ source: TestableObservable<Int>) -> Observable<Int> {
      sources.append(source)
      return source.asObservable()
    }

    private func one(_ stream: Observable<Int>) -> Observable<Int> {
      let number = random.below(4)
      switch random.below(16) {
      case 0: return stream.map { if $0 == 9 - number { throw Failure.second } else { $0 + 1 } }
      case 1: return stream.take(number)
      case 2: return stream.asMaybe().asObservable()
      case 3: return stream.reduce(0) { if $1 == number { throw Failure.second } else { $0 + $1 } }
      case 4: return stream.materialize().map { $0.element ?? -1 }
      case 5: return stream.catch { _ in .just(number) }
      case 6: return stream.retry(number)
      case 7: return stream.ifEmpty(switchTo: leaf())
      case 8: return stream.share(replay: number)
      case 9: return stream.takeLast(number)
      case 10: return stream.groupBy { $0 % 2 }.flatMap { $0.take(2) }
      case 11: return stream.startWith(number)
      case 12: return stream.retry(when: { (errors: Observable<any Error>) in errors.take(2) })
      case 13: return stream.first().asObservable().map { $0 ?? -1 }
      case 14: return stream.take(while: { $0 < 7 }, behavior: .inclusive)
      default: return stream.do(onNext: { if $0 == number { throw Failure.second } })
      }
    }

    private func timed(_ stream: Observable<Int>) -> Observable<Int> {
      let time = RxTimeInterval.seconds([5, 20, 60][random.below(3)])
      switch random.below(7) {
      case 0: return stream.delay(time, scheduler: scheduler)
      case 1: return stream.debounce(time, scheduler: scheduler)
      case 2: return stream.throttle(time, scheduler: scheduler)
      case 3: return stream.timeout(time, other: leaf(), scheduler: scheduler)
      case 4: return stream.buffer(timeSpan: time, count: 2, scheduler: scheduler).map(\.count)
      case 5: return stream.window(timeSpan: time, count: 2, scheduler: scheduler).concatMap { $0 }
      default: return stream.observe(on: scheduler)
      }
    }

    private func two(_ depth: Int) -> Observable<Int> {
      let (left, right) = (tree(depth - 1), tree(depth - 1))
      switch random.below(9) {
      case 0: return .merge(left, right)
      case 1: return left.concat(right)
      case 2: return .zip(left, right) { $0 + $1 }
      case 3: return .combineLatest(left, right) { $0 + $1 }
      case 4: return left.flatMap { _ in right }
      case 5: return left.flatMapLatest { _ in right }
      case 6: return left.take(until: right)
      case 7: return left.amb(right)
      default: return left.withLatestFrom(right)
      }
    }

    /// Looks at a stream in the middle: nothing may come after its end, nor after its disposal.
    private func probed(_ stream: Observable<Int>) -> Observable<Int> {
      let log = log
      return .deferred {
        let state = Log()
        let check: @Sendable (String) -> Void = { event in
          if state.lines.contains(where: { $0 != "next" }) { log("\(event) after \(state.lines)") }
          state(event)
        }
        return stream.do(
          onNext: { _ in check("next") }, onError: { _ in check("error") }, onCompleted: { check("completed") },
          onDispose: { state("disposed") })
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4])
  func grammarAndRelease(depth: Int) {
    forSeeds(0..<400) { random, seed in
      let builder = Builder(random)
      let stream = builder.tree(depth)
      let events = builder.scheduler.start { stream }.events
      #expect(events.dropLast().allSatisfy { !$0.value.isStopEvent }, "depth \(depth), seed \(seed): \(events)")
      #expect(builder.log.lines == [], "depth \(depth), seed \(seed)")
      let open = builder.sources.flatMap(\.subscriptions).filter { $0.unsubscribe == .max }
      #expect(open == [], "depth \(depth), seed \(seed)")
    }
  }
}
