import Testing
import WeirStreams
import WeirTesting

/// Scenario "Inner failure": the request of a first tap fails, that of a second succeeds.
///
/// The stream of taps lives on, and both outcomes can be observed.
///
/// For every operator that makes a request of a tap, and every way to keep its failure inside.
@Suite struct InnerFailureTests {
  typealias Request = @Sendable (Int) -> Observable<String>

  /// How taps become requests.
  struct Start: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (Observable<Int>, @escaping Request) -> Observable<String>
  }

  /// How the failure of a request becomes something that can be observed.
  struct Keep: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (Observable<String>) -> Observable<String>
  }

  static let starts = [
    Start(testDescription: "flatMap") { taps, request in taps.flatMap { request($0) } },
    Start(testDescription: "flatMapFirst") { taps, request in taps.flatMapFirst { request($0) } },
    Start(testDescription: "flatMapLatest") { taps, request in taps.flatMapLatest { request($0) } },
    Start(testDescription: "concatMap") { taps, request in taps.concatMap { request($0) } },
    Start(testDescription: "merge") { taps, request in taps.map { request($0) }.merge() },
    Start(testDescription: "merge(maxConcurrent:)") { taps, request in
      taps.map { request($0) }.merge(maxConcurrent: 2)
    },
    Start(testDescription: "switchLatest") { taps, request in taps.map { request($0) }.switchLatest() },
    Start(testDescription: "concat") { taps, request in taps.map { request($0) }.concat() },
  ]

  static let keeps = [
    Keep(testDescription: "materialize") { request in
      request.materialize().compactMap { event in event.element ?? event.error.map { "failed: \($0)" } }
    },
    Keep(testDescription: "catch") { request in request.catch { .just("failed: \($0)") } },
    Keep(testDescription: "catchAndReturn") { request in request.catchAndReturn("failed: first") },
    Keep(testDescription: "result") { request in
      request.map { Result<String, any Error>.success($0) }.catch { .just(.failure($0)) }.map { result in
        switch result {
        case .success(let answer): answer
        case .failure(let error): "failed: \(error)"
        }
      }
    },
    Keep(testDescription: "asDriver") { request in
      request.asDriver { .just("failed: \($0)") }.asObservable()
    },
  ]

  private func request(_ tap: Int) -> Observable<String> { tap == 1 ? .error(Failure.first) : .just("answer \(tap)") }

  @Test(arguments: starts, keeps.dropLast()) func failsAtOnce(_ start: Start, _ keep: Keep) {
    let (taps, log) = (PublishSubject<Int>(), Log())
    let subscription = start.apply(taps) { keep.apply(request($0)) }.subscribe(log)
    for tap in 1...3 { taps.onNext(tap) }
    #expect(log.take() == ["failed: first", "answer 2", "answer 3"])
    #expect(taps.hasObservers)
    taps.onCompleted()
    #expect(log.lines == ["completed", "disposed"])
    subscription.dispose()
  }

  /// The request of the first tap is in flight when it fails; all is released in the end.
  @Test(arguments: starts, keeps.dropLast()) func failsLater(_ start: Start, _ keep: Keep) {
    let (taps, log) = (PublishSubject<Int>(), Log())
    let responses = [PublishSubject<String>(), PublishSubject<String>()]
    let subscription = start.apply(taps) { keep.apply(responses[$0]) }.subscribe(log)
    taps.onNext(0)
    responses[0].onError(Failure.first)
    taps.onNext(1)
    responses[1].onNext("answer")
    #expect(log.take() == ["failed: first", "answer"])
    #expect(taps.hasObservers && responses[1].hasObservers)
    subscription.dispose()
    #expect(!taps.hasObservers && !responses[1].hasObservers)
  }

  @MainActor @Test(arguments: starts) func keptInADriver(_ start: Start) {
    let (taps, log) = (PublishSubject<Int>(), Log())
    let subscription = start.apply(taps) { tap in
      Self.keeps.last?.apply(tap == 1 ? .error(Failure.first) : .just("answer")) ?? .empty()
    }.subscribe(log)
    for tap in 1...2 { taps.onNext(tap) }
    #expect(log.lines == ["failed: first", "answer"])
    subscription.dispose()
  }

  /// What is not kept inside ends the whole, and says so; a `retry` of the whole lives on, but does not show the failure.
  @Test(arguments: starts) func notKept(_ start: Start) {
    let (taps, log) = (PublishSubject<Int>(), Log())
    _ = start.apply(taps, request).subscribe(log)
    for tap in 1...2 { taps.onNext(tap) }
    #expect(log.take() == ["error first", "disposed"])
    #expect(!taps.hasObservers)
    let retrying = start.apply(taps, request).retry().subscribe(log)
    for tap in 1...2 { taps.onNext(tap) }
    #expect(log.lines == ["answer 2"])
    retrying.dispose()
  }

  /// Both outcomes go to places of their own, from one run of the request.
  @Test func splitOutcomes() {
    let (taps, answers, failures, requests) = (PublishSubject<Int>(), Log(), Log(), Tally())
    let outcomes = taps.flatMapLatest { tap in
      request(tap).do(onSubscribe: { requests.increment() }).materialize()
    }.share()
    let bag = DisposeBag()
    outcomes.compactMap(\.element).subscribe(answers).disposed(by: bag)
    outcomes.compactMap(\.error).subscribe(failures).disposed(by: bag)
    for tap in 1...3 { taps.onNext(tap) }
    #expect(answers.lines == ["answer 2", "answer 3"])
    #expect(failures.lines == ["first"])
    #expect(requests.value == 3)
  }
}
