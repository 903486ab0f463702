import Testing
import WeirStreams
import WeirTesting

/// The snippets of the guides of WeirStreams and WeirTesting, compiled and run; `StreamsGuideTests` keeps both equal.
@Suite struct StreamsSnippetTests {
  @Test func aFirstStream() {
    let lines = Printed.lines {
      let search = PublishSubject<String>()
      let results =
        search
        .filter { $0.count > 2 }
        .distinctUntilChanged()
        .map { "results for \($0)" }

      let subscription = results.subscribe(onNext: { print($0) })
      search.onNext("ab")
      search.onNext("abc")
      search.onNext("abc")
      subscription.dispose()
    }
    #expect(lines == ["results for abc"])
  }

  @Test func theReadmesStream() {
    let lines = Printed.lines {
      let search = PublishSubject<String>()
      let results =
        search
        .filter { $0.count > 2 }
        .distinctUntilChanged()
        .map { "results for \($0)" }

      let subscription = results.subscribe(onNext: { print($0) })
      search.onNext("abc")  // prints "results for abc"
      subscription.dispose()
    }
    #expect(lines == ["results for abc"])
  }

  @Test func sourcesTakeTurns() {
    let lines = Printed.lines {
      _ = Observable.combineLatest(Observable.of(1, 2), Observable.of("a", "b")) { "\($0)\($1)" }
        .subscribe(onNext: { print($0) })
    }
    #expect(lines == ["1a", "2a", "2b"])
  }

  @Test @MainActor func aViewModel() {
    let viewModel = CounterViewModel()
    viewModel.taps.accept(())
    viewModel.taps.accept(())
    #expect(viewModel.text.value == "2")
    #expect(viewModel.total == 2)
  }

  @Test func virtualTime() {
    let scheduler = TestScheduler(initialClock: 0)
    let taps = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(250, 3), .completed(300)])

    let result = scheduler.start { taps.debounce(.seconds(15), scheduler: scheduler) }

    #expect(result.events == [.next(235, 2), .next(265, 3), .completed(300)])
    #expect(taps.subscriptions == [Subscription(200, 300)])
  }

  @Test func marbles() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let letters = try scheduler.createHotObservable(marbles: "-a-b-(cd)-|")

    let result = scheduler.start { letters.filter { $0 != "b" } }

    #expect(try result.mismatch(with: "-a---(cd)-|") == nil)
    #expect(try letters.subscriptionMismatch(with: "^---------!") == nil)
  }

  @Test func blocking() throws {
    let numbers = try Observable.from(1...3).map { $0 * 2 }.toBlocking().toArray()
    #expect(numbers == [2, 4, 6])
  }

  @Test func aClock() async throws {
    let clock = VirtualClock()
    let task = Task {
      try await clock.sleep(for: .seconds(60))
      return "awake"
    }
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(60))
    #expect(try await task.value == "awake")
  }
}

@MainActor
final class CounterViewModel {
  let taps = PublishRelay<Void>()
  let text = BehaviorRelay(value: "0")
  private(set) var total = 0
  private let disposeBag = DisposeBag()

  init() {
    taps.scan(0) { count, _ in count + 1 }
      .map { "\($0)" }
      .bind(to: text)
      .disposed(by: disposeBag)

    taps
      .bind { [unowned self] in total += 1 }
      .disposed(by: disposeBag)
  }
}
