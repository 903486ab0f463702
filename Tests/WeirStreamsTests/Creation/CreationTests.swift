import Testing
import WeirStreams
import WeirTesting

@Suite struct CreationTests {
  @Test func atOnce() {
    #expect(Observable.just(1).sentAtOnce() == ["1", "completed", "disposed"])
    #expect(Observable<Int>.empty().sentAtOnce() == ["completed", "disposed"])
    #expect(Observable<Int>.never().sentAtOnce() == ["disposed"])
    #expect(Observable<Int>.error(Failure.first).sentAtOnce() == ["error first", "disposed"])
    #expect(Observable.of(1, 2).sentAtOnce() == ["1", "2", "completed", "disposed"])
    #expect(Observable.from([1, 2]).sentAtOnce() == ["1", "2", "completed", "disposed"])
    #expect(Observable.from(Set([1])).sentAtOnce() == ["1", "completed", "disposed"])
    #expect(Observable<Int>.from([]).sentAtOnce() == ["completed", "disposed"])
    #expect(Observable.from(optional: 1 as Int?).sentAtOnce() == ["1", "completed", "disposed"])
    #expect(Observable<Int>.from(optional: nil).sentAtOnce() == ["completed", "disposed"])
    #expect(Observable.from(Result<Int, Failure>.success(1)).sentAtOnce() == ["1", "completed", "disposed"])
    #expect(Observable.from(Result<Int, Failure>.failure(.first)).sentAtOnce() == ["error first", "disposed"])
    #expect(Observable.repeatElement(1).take(2).sentAtOnce() == ["1", "1", "completed", "disposed"])
  }

  @Test func deferred() {
    let log = Log()
    let stream = Observable<Int>.deferred {
      log("made")
      return .just(1)
    }
    #expect(log.lines.isEmpty)
    #expect(stream.sentAtOnce() == stream.sentAtOnce())
    #expect(log.lines == ["made", "made"])
    #expect(Observable<Int>.deferred { throw Failure.first }.sentAtOnce() == ["error first", "disposed"])
  }

  @Test func generate() {
    let powers = Observable.generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })
    #expect(powers.sentAtOnce() == ["1", "2", "4", "8", "completed", "disposed"])
    #expect(powers.take(1).sentAtOnce() == ["1", "completed", "disposed"])
    let none = Observable.generate(initialState: 1, condition: { _ in false }, iterate: { $0 })
    #expect(none.sentAtOnce() == ["completed", "disposed"])
    let badCondition = Observable.generate(initialState: 1, condition: { _ in throw Failure.first }, iterate: { $0 })
    #expect(badCondition.sentAtOnce() == ["error first", "disposed"])
    let badStep = Observable.generate(initialState: 1, condition: { _ in true }, iterate: { _ in throw Failure.first })
    #expect(badStep.sentAtOnce() == ["1", "error first", "disposed"])
  }

  @Test func onAScheduler() {
    let rows: [((TestScheduler) -> Observable<Int>, [Recorded<Event<Int>>])] = [
      ({ .just(1, scheduler: $0) }, [.next(201, 1), .completed(202)]),
      ({ .of(1, 2, scheduler: $0) }, [.next(201, 1), .next(202, 2), .completed(203)]),
      ({ .from([1], scheduler: $0) }, [.next(201, 1), .completed(202)]),
      ({ .from(1...2, scheduler: $0) }, [.next(201, 1), .next(202, 2), .completed(203)]),
      ({ .from(optional: 1, scheduler: $0) }, [.next(201, 1), .completed(202)]),
      ({ .from(optional: nil, scheduler: $0) }, [.completed(201)]),
      ({ .range(start: 5, count: 2, scheduler: $0) }, [.next(201, 5), .next(202, 6), .completed(203)]),
      ({ .range(start: 5, count: 0, scheduler: $0) }, [.completed(201)]),
      (
        { .generate(initialState: 0, condition: { $0 < 2 }, scheduler: $0, iterate: { $0 + 1 }) },
        [.next(201, 0), .next(202, 1), .completed(203)]
      ),
      ({ Observable.repeatElement(7, scheduler: $0).take(2) }, [.next(201, 7), .next(202, 7), .completed(202)]),
    ]
    for (make, expected) in rows {
      let scheduler = TestScheduler(initialClock: 0)
      #expect(scheduler.start { make(scheduler) }.events == expected)
    }
  }

  @Test func disposedOfOnAScheduler() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start(disposed: 203) { Observable.repeatElement(1, scheduler: scheduler) }
    #expect(result.events == [.next(201, 1), .next(202, 1)])
  }

  /// Sources of one subscription take turns; nobody starves.
  @Test func takingTurns() {
    let log = Log()
    let first = Observable.repeatElement("a")
    _ = CurrentThreadScheduler.instance.schedule(()) {
      Disposables.create(first.take(3).subscribe(log), Observable.of("x", "y").subscribe(log))
    }
    #expect(log.lines == ["a", "x", "a", "y", "a", "completed", "disposed", "completed", "disposed"])
  }
}
