import Dispatch
import TestSupport
import Testing
import WeirTesting

@testable import WeirStreams

@Suite(.serialized) struct SingleTests {
  @Test func firstCallCounts() {
    let single = Single<Int>.create { observer in
      observer(.success(1))
      observer(.success(2))
      observer(.failure(Failure.first))
      return Disposables.create()
    }
    #expect(single.sentAtOnce() == ["1", "completed", "disposed"])
    let failing = Single<Int>.create { observer in
      observer(.failure(Failure.first))
      observer(.success(2))
      return Disposables.create()
    }
    #expect(failing.sentAtOnce() == ["error first", "disposed"])
  }

  @Test func resourcesEndWithIt() {
    let log = Log()
    let single = Single<Int>.create { _ in Disposables.create { log("released") } }
    single.subscribe(onDisposed: { log("disposed") }).dispose()
    #expect(log.lines == ["released", "disposed"])
  }

  @Test func twoThreadsAtOnce() {
    for _ in 0..<2000 {
      let log = Log()
      _ = Single<Int>.create { observer in
        DispatchQueue.concurrentPerform(iterations: 2) { observer($0 == 0 ? .success(1) : .failure(Failure.first)) }
        return Disposables.create()
      }.subscribe(onSuccess: { log("\($0)") }, onFailure: { log("\($0)") })
      #expect(log.lines.count == 1)
    }
  }

  @Test func subscribing() {
    let log = Log()
    _ = Single.just(1).subscribe { log("\($0)") }
    _ = Single.just(1).subscribe(onSuccess: { log("\($0)") }, onDisposed: { log("disposed") })
    _ = Single<Int>.error(Failure.first).subscribe(onFailure: { log("\($0)") }, onDisposed: { log("disposed") })
    #expect(log.take() == ["success(1)", "1", "disposed", "first", "disposed"])
    let owner = Log()
    _ = Single.just(1).subscribe(with: owner, onSuccess: { $0("\($1)") }, onDisposed: { $0("disposed") })
    #expect(owner.lines == ["1", "disposed"])
  }

  /// Nothing public makes such a single.
  @Test func completionWithoutAnElementIsAFault() {
    let log = Log()
    let reported = faults(of: "Single") {
      Single<Int>(raw: .empty()).subscribe(onSuccess: { log("\($0)") }, onDisposed: { log("disposed") }).dispose()
    }
    #expect(reported == ["it must not complete without an element; Int"])
    #expect(log.lines == ["disposed"])
  }

  @Test func fromObservable() throws {
    try expect("-a-|", becomes: "---(a|)") { $0.asSingle() }
    try expect("-a-b-|", becomes: "---#", error: RxError.moreThanOneElement, subscription: "^--!") { $0.asSingle() }
    try expect("---|", becomes: "---#", error: RxError.noElements) { $0.asSingle() }
    try expect("-a-#", becomes: "---#") { $0.asSingle() }
  }

  @Test func operators() {
    let one = Single.just(1)
    let none = Single<Int>.error(Failure.first)
    let rows: [(any ObservableConvertibleType<Int>, [String])] = [
      (one.map { $0 + 1 }, ["2", "completed"]), (one.map { _ in throw Failure.second }, ["error second"]),
      (one.filter { $0 > 1 }, ["completed"]), (one.compactMap { $0 > 1 ? $0 : nil }, ["completed"]),
      (one.flatMap { .just($0 + 1) }, ["2", "completed"]), (one.flatMapMaybe { _ in .empty() }, ["completed"]),
      (one.asMaybe(), ["1", "completed"]), (none.catchAndReturn(2), ["2", "completed"]),
      (none.catch { _ in .just(3) }, ["3", "completed"]), (none.retry(2), ["error first"]),
      (Single.deferred { one }, ["1", "completed"]),
      (one.do(onSuccess: { _ in throw Failure.second }), ["error second"]),
      (Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in one }), ["1", "completed"]),
      (Single.zip(one, one) { $0 + $1 }, ["2", "completed"]),
      (Single.zip([one, one]) { $0.reduce(0, +) }, ["2", "completed"]),
      (Single.zip([Single<Int>]()) { $0.count }, ["0", "completed"]),
      (Single.zip(one, none) { $0 + $1 }, ["error first"]),
      (Single.zip(one, Single.just("a"), one).map { $0.0 + $0.2 }, ["2", "completed"]),
    ]
    for (single, expected) in rows { #expect(single.sentAtOnce() == expected + ["disposed"]) }
    #expect(one.asCompletable().sentAtOnce() == ["completed", "disposed"])
    #expect(one.flatMapCompletable { _ in .empty() }.sentAtOnce() == ["completed", "disposed"])
  }

  @Test func inTime() {
    let rows: [((TestScheduler) -> Single<Int>, [Recorded<Event<Int>>])] = [
      ({ .just(1, scheduler: $0) }, [.next(201, 1), .completed(202)]),
      ({ .timer(.seconds(5), scheduler: $0) }, [.next(205, 0), .completed(205)]),
      ({ Single.just(1).delay(.seconds(5), scheduler: $0) }, [.next(205, 1), .completed(206)]),
      ({ Single.just(1).delaySubscription(.seconds(5), scheduler: $0) }, [.next(205, 1), .completed(205)]),
      ({ Single.never().timeout(.seconds(5), scheduler: $0) }, [.error(205, RxError.timeout)]),
      ({ Single.never().timeout(.seconds(5), other: .just(2), scheduler: $0) }, [.next(205, 2), .completed(205)]),
      ({ Single.just(1).observe(on: $0) }, [.next(201, 1), .completed(202)]),
      ({ Single.just(1).subscribe(on: $0) }, [.next(201, 1), .completed(201)]),
    ]
    for (make, expected) in rows {
      let scheduler = TestScheduler(initialClock: 0)
      #expect(scheduler.start { make(scheduler) }.events == expected)
    }
  }
}
