import Testing
import WeirStreams
import WeirTesting

/// A sequence that counts what is taken of it, and never ends.
private struct Counting: Sequence, IteratorProtocol {
  let taken: Tally
  let iterators: Tally

  func makeIterator() -> Counting {
    iterators.increment()
    return self
  }

  func next() -> Int? { taken.increment() }
}

@Suite struct FromTests {
  @Test func collectionsAndSequences() {
    let rows: [(Observable<Int>, [String])] = [
      (.from([1, 2]), ["1", "2"]), (.from(1...2), ["1", "2"]), (.from([1, 2][...]), ["1", "2"]),
      (.from(AnySequence([1, 2])), ["1", "2"]), (.from(stride(from: 1, to: 5, by: 3)), ["1", "4"]),
      (.from([1, 2].lazy.map { -$0 }), ["-1", "-2"]), (.from(CollectionOfOne(1)), ["1"]), (.from([]), []),
      (.from(EmptyCollection()), []), (.of(1), ["1"]), (.of(1, 2, 3, 4), ["1", "2", "3", "4"]),
      (.from(optional: .some(1)), ["1"]), (.from(optional: nil), []),
      (.from(Result<Int, Failure>.success(1)), ["1"]),
    ]
    for (stream, expected) in rows { #expect(stream.sentAtOnce() == expected + ["completed", "disposed"]) }
  }

  @Test func eachSubscriptionMakesAnIteratorThatIsReadNoFurtherThanNeeded() {
    let (taken, iterators) = (Tally(), Tally())
    let stream = Observable.from(Counting(taken: taken, iterators: iterators))
    #expect(iterators.value == 0)
    #expect(stream.take(2).sentAtOnce() == ["1", "2", "completed", "disposed"])
    #expect(sent(by: stream, givenUpAt: 3) == ["3", "4", "5", "given up"])
    #expect(taken.value == 5)
    #expect(iterators.value == 2)
  }

  @Test func everyElementIsAnActionOnAScheduler() {
    let (taken, iterators) = (Tally(), Tally())
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start(disposed: 204) {
      Observable.from(Counting(taken: taken, iterators: iterators), scheduler: scheduler)
    }
    #expect(result.events == [.next(201, 1), .next(202, 2), .next(203, 3)])
    #expect(taken.value == 3)
  }

  /// Disposing in the middle of an element, from inside, stops a source on a scheduler as well.
  @Test func givenUpOnAScheduler() {
    let taken = Tally()
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start {
      Observable.from(Counting(taken: taken, iterators: Tally()), scheduler: scheduler).take(2)
    }
    #expect(result.events == [.next(201, 1), .next(202, 2), .completed(202)])
    #expect(taken.value == 2)
  }

  /// A stream that a subscriber subscribes to meanwhile takes turns with the one that is sending.
  @Test func subscribedToInTheMiddle() {
    let log = Log()
    _ = Observable.of("a", "b").subscribe(onNext: { letter in
      log(letter)
      if letter == "a" { _ = Observable.of("1", "2", "3").subscribe(onNext: { log($0) }) }
    })
    #expect(log.lines == ["a", "1", "b", "2", "3"])
  }

  @Test func onDispatchQueues() throws {
    let queue = SerialDispatchQueueScheduler(qos: .default)
    #expect(try Observable.from(1...500, scheduler: queue).toBlocking().toArray() == Array(1...500))
    let concurrent = ConcurrentDispatchQueueScheduler(qos: .default)
    #expect(try Observable.from(1...500, scheduler: concurrent).toBlocking().toArray() == Array(1...500))
    #expect(try Observable.of(1, 2, scheduler: ImmediateScheduler.instance).toBlocking().toArray() == [1, 2])
  }
}
