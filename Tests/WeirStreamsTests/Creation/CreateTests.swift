import Testing
import WeirStreams
import WeirTesting

@Suite struct CreateTests {
  /// However a closure calls its observer, the stream keeps to the grammar, and lets go of what the closure gave.
  @Test func grammar() {
    let rows: [(@Sendable (AnyObserver<Int>) -> Void, [String])] = [
      (
        {
          $0.onNext(1); $0.onNext(2); $0.onCompleted()
        }, ["1", "2", "completed"]
      ),
      (
        {
          $0.onNext(1); $0.onError(Failure.first)
        }, ["1", "error first"]
      ),
      (
        {
          $0.onCompleted(); $0.onNext(1); $0.onCompleted()
        }, ["completed"]
      ),
      (
        {
          $0.onError(Failure.first); $0.onError(Failure.second); $0.onNext(1)
        }, ["error first"]
      ),
      (
        {
          $0.on(.next(1)); $0.on(.completed); $0.on(.error(Failure.first))
        }, ["1", "completed"]
      ),
    ]
    for (send, expected) in rows {
      let log = Log()
      let stream = Observable<Int>.create { observer in
        send(observer)
        return Disposables.create { log("released") }
      }
      _ = stream.subscribe(log)
      #expect(log.lines == expected + ["disposed", "released"])
    }
  }

  @Test func eachSubscriptionRunsTheClosure() {
    let runs = Tally()
    let stream = Observable<Int>.create { observer in
      observer.onNext(runs.increment())
      observer.onCompleted()
      return Disposables.create()
    }
    #expect(runs.value == 0)
    #expect(stream.sentAtOnce().first == "1")
    #expect(stream.sentAtOnce().first == "2")
  }

  @Test func resourcesAreReleasedOnce() {
    let (log, observers) = (Log(), Collected<AnyObserver<Int>>())
    let stream = Observable<Int>.create { observer in
      observers.add(observer)
      return Disposables.create { log("released") }
    }
    let first = stream.subscribe(log)
    observers.values[0].onNext(1)
    first.dispose()
    first.dispose()
    #expect(log.take() == ["1", "released", "disposed"])
    _ = stream.subscribe(log)
    observers.values[1].onCompleted()
    observers.values[1].onNext(2)
    observers.values[0].onNext(3)
    #expect(log.take() == ["completed", "disposed", "released"])
  }

  /// What a subscriber sends to the observer that is just sending comes after that, for an end too.
  @Test func reentrant() {
    let (log, observers) = (Log(), Collected<AnyObserver<Int>>())
    _ = Observable<Int>.create { observer in
      observers.add(observer)
      return Disposables.create()
    }.subscribe(
      onNext: { element in
        let observer = observers.values[0]
        if element < 3 { observer.onNext(element + 1) } else { observer.onCompleted() }
        log("\(element)")
      }, onCompleted: { log("completed") })
    observers.values[0].onNext(1)
    #expect(log.lines == ["1", "2", "3", "completed"])
  }

  @Test func manyReentrantSendsDoNotGrowTheStack() {
    let (last, observers) = (Collected<Int>(), Collected<AnyObserver<Int>>())
    _ = Observable<Int>.create { observer in
      observers.add(observer)
      return Disposables.create()
    }.subscribe(onNext: { element in
      if element < 20_000 { observers.values[0].onNext(element + 1) } else { last.add(element) }
    })
    observers.values[0].onNext(0)
    #expect(last.values == [20_000])
  }

  /// A closure that goes on sending is not stopped, but nobody hears it any more.
  @Test func givenUpInTheMiddle() {
    let sends = Tally()
    let stream = Observable<Int>.create { observer in
      while sends.increment() <= 10 { observer.onNext(sends.value) }
      return Disposables.create()
    }
    #expect(sent(by: stream, givenUpAt: 2) == ["1", "2", "given up"])
    #expect(sends.value == 11)
  }

  @Test func twoSenders() {
    for _ in 0..<500 {
      let (overlaps, observers) = (SendingOverlaps(), Collected<AnyObserver<Int>>())
      let subscription = overlaps.watch(
        Observable<Int>.create { observer in
          observers.add(observer)
          return Disposables.create()
        })
      let observer = observers.values[0]
      race({ for number in 0..<10 { observer.onNext(number) } }, { for number in 0..<10 { observer.onNext(number) } })
      race({ observer.onCompleted() }, { observer.onError(Failure.first) })
      #expect(overlaps.seen.isEmpty && overlaps.elementCount == 20 && overlaps.endCount == 1)
      subscription.dispose()
    }
  }

  @Test func disposalAgainstASender() {
    for _ in 0..<2000 {
      let (released, observers) = (Tally(), Collected<AnyObserver<Int>>())
      let subscription = Observable<Int>.create { observer in
        observers.add(observer)
        return Disposables.create { released.increment() }
      }.subscribe()
      race({ subscription.dispose() }, { observers.values[0].onCompleted() })
      #expect(released.value == 1)
    }
  }
}
