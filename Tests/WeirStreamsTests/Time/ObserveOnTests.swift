import Dispatch
import Foundation
import Testing
import WeirStreams
import WeirTesting

@Suite struct ObserveOnTests {
  @Test func twoThreadsOverASerialQueue() throws {
    let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "test")
    let subject = PublishSubject<Int>()
    let log = Collected<Int>()
    let done = DispatchSemaphore(value: 0)
    let subscription = subject.observe(on: queue).subscribe(onNext: { log.add($0) }, onCompleted: { done.signal() })
    onThreads(
      { for number in 0..<5000 { subject.onNext(number * 2) } },
      { for number in 0..<5000 { subject.onNext(number * 2 + 1) } })
    subject.onCompleted()
    done.wait()
    subscription.dispose()
    let values = log.values
    #expect(values.filter { $0 % 2 == 0 } == (0..<5000).map { $0 * 2 })
    #expect(values.filter { $0 % 2 == 1 } == (0..<5000).map { $0 * 2 + 1 })
  }

  @Test func concurrentQueuesKeepTheOrder() throws {
    for scheduler in [ConcurrentDispatchQueueScheduler(qos: .default)] as [any ImmediateSchedulerType] {
      let numbers = try Observable.range(start: 0, count: 3000).observe(on: scheduler).toBlocking().toArray()
      #expect(numbers == Array(0..<3000))
    }
  }

  @Test func disposalDropsWhatWaits() {
    let queue = DispatchQueue(label: "test")
    let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "inner")
    let subject = PublishSubject<Int>()
    let log = Collected<Int>()
    queue.suspend()
    let subscription = subject.observe(on: scheduler).subscribe(onNext: { log.add($0) })
    subject.onNext(1)
    subscription.dispose()
    queue.resume()
    queue.sync {}
    _ = scheduler.schedule(()) { Disposables.create() }
    #expect(log.values == [])
    #expect(!subject.hasObservers)
  }

  // Schedulers of their own, as other tests make events wait for the usual one at the same time.
  @MainActor
  @Test func mainSchedulerIsSynchronousOnTheMainQueue() {
    let subject = PublishSubject<Int>()
    let log = Collected<Int>()
    let subscription = subject.observe(on: MainScheduler()).subscribe(onNext: { number in
      log.add(number)
      if number < 3 { subject.onNext(number + 1) }
      log.add(-number)
    })
    subject.onNext(1)
    #expect(log.values == [1, -1, 2, -2, 3, -3])
    subscription.dispose()
  }

  /// An element that comes on the main queue does not overtake those of other threads that wait for it.
  @MainActor
  @Test func mainSchedulerKeepsTheOrderOfThreads() async {
    let (subject, log) = (PublishSubject<String>(), Log())
    let ended = AsyncStream.makeStream(of: Void.self)
    let subscription = subject.observe(on: MainScheduler()).subscribe(
      onNext: { log($0) }, onCompleted: { log("completed") }, onDisposed: { ended.continuation.finish() })
    subject.onNext("at once")
    onThreads({ subject.onNext("later") })
    subject.onNext("after it")
    #expect(log.lines == ["at once"])
    onThreads({ subject.onCompleted() })
    for await _ in ended.stream {}
    #expect(log.lines == ["at once", "later", "after it", "completed"])
    subscription.dispose()
  }

  @MainActor
  @Test func mainSchedulerEndsWithinAnElement() {
    for disposes in [false, true] {
      let (subject, log, bag) = (PublishSubject<Int>(), Log(), CompositeDisposable())
      _ = bag.insert(
        subject.observe(on: MainScheduler()).subscribe(
          onNext: { number in
            log("\(number)")
            if disposes { bag.dispose() } else { subject.onCompleted() }
          }, onCompleted: { log("completed") }, onDisposed: { log("disposed") }))
      subject.onNext(1)
      subject.onNext(2)
      #expect(log.lines == ["1"] + (disposes ? [] : ["completed"]) + ["disposed"])
      #expect(!subject.hasObservers)
    }
  }
}

extension ObserveOnTests {
  @Test func diagrams() throws {
    try expect(timed: "-a-b-|", becomes: "--a-b-|", subscription: "^----!") { $0.observe(on: $1) }
    try expect(timed: "-a-b-#", becomes: "--a-b-#", subscription: "^----!") { $0.observe(on: $1) }
    try expect(timed: "-(abc|)", becomes: "--abc|", subscription: "^!") { $0.observe(on: $1) }
    try expect(timed: "-(abc|)", becomes: "--ab", subscription: "^!", disposed: 4) { $0.observe(on: $1) }
    try expect(timed: "-ab-", becomes: "--a", subscription: "^--!", disposed: 3) { $0.observe(on: $1) }
    try expect(timed: "-(abc|)", becomes: "--a(b|)") { $0.observe(on: $1).take(2) }
    try expect(timed: "-", becomes: "-ab|") { Observable.of("a", "b").observe(on: $1) }
    try expect(timed: "-", becomes: "-#") { Observable<String>.error(MarbleFailure()).observe(on: $1) }
    try expect(timed: "-", becomes: "-|") { Observable<String>.empty().observe(on: $1) }
    try expect(timed: "-a-|", becomes: "---a-|") { $0.observe(on: $1).observe(on: $1) }
  }

  @available(*, deprecated)
  @Test func formerName() throws {
    try expect(timed: "-a-b-|", becomes: "--a-b-|") { $0.observeOn($1) }
  }

  private static let schedulers: [@Sendable () -> any ImmediateSchedulerType] = [
    { ImmediateScheduler.instance }, { CurrentThreadScheduler.instance },
    { SerialDispatchQueueScheduler(qos: .default) }, { ConcurrentDispatchQueueScheduler(qos: .default) },
    { OperationQueueScheduler(operationQueue: OperationQueue()) }, { MainScheduler.asyncInstance },
    { ClockScheduler(ContinuousClock()) },
  ]

  /// Over every scheduler: all elements once, in order, then the end; two senders at once, or one that sends in bulk.
  @Test(arguments: schedulers.indices)
  func everyScheduler(_ index: Int) async {
    let scheduler = Self.schedulers[index]()
    let (subject, overlaps) = (PublishSubject<Int>(), SendingOverlaps())
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let subscription = overlaps.watch(
      subject.observe(on: scheduler).do(onNext: { _ in }, afterCompleted: { end.yield() }))
    race(
      { for number in 0..<1500 { subject.onNext(number) } },
      { for number in 0..<1500 { subject.onNext(number) } })
    subject.onCompleted()
    await ends.first { true }
    #expect(overlaps.seen.isEmpty)
    #expect(overlaps.elementCount == 3000)
    subscription.dispose()
    #expect(!subject.hasObservers)
  }

  /// Disposing of it while it is sending on another thread: what is inside may finish, and no end comes.
  @Test(arguments: schedulers.indices)
  func disposedOfMeanwhile(_ index: Int) {
    let scheduler = Self.schedulers[index]()
    for _ in 0..<100 {
      let (subject, overlaps) = (PublishSubject<Int>(), SendingOverlaps())
      let subscription = overlaps.watch(subject.observe(on: scheduler))
      race({ for number in 0..<20 { subject.onNext(number) } }, { subscription.dispose() })
      #expect(overlaps.seen.isEmpty && overlaps.endCount == 0)
      #expect(!subject.hasObservers)
    }
  }

  @Test func givenUpInTheMiddleOfABatch() {
    let queue = DispatchQueue(label: "test")
    let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "inner")
    let (subject, log, done) = (PublishSubject<Int>(), Log(), DispatchSemaphore(value: 0))
    queue.suspend()
    _ = subject.observe(on: scheduler).take(2).subscribe(
      onNext: { log("\($0)") }, onCompleted: { log("completed") }, onDisposed: { done.signal() })
    (1...5).forEach { subject.onNext($0) }
    queue.resume()
    done.wait()
    // The subscription is told of its end before the sources are released, which ends with the action.
    queue.sync {}
    #expect(log.lines == ["1", "2", "completed"])
    #expect(!subject.hasObservers)
  }

  /// One action sends all that waits, but not without an end: others of the queue get their turn.
  @Test func aLongBatchMakesRoom() {
    let queue = DispatchQueue(label: "test")
    let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "inner")
    let (subject, log, done) = (PublishSubject<Int>(), Log(), DispatchSemaphore(value: 0))
    queue.suspend()
    let subscription = subject.observe(on: scheduler).subscribe(
      onNext: { number in
        if number == 9_999 { log("last") } else { subject.onNext(number + 1) }
      }, onCompleted: { done.signal() })
    subject.onNext(0)
    _ = scheduler.schedule(()) {
      log("other work")
      return Disposables.create()
    }
    queue.resume()
    while log.lines.count < 2 { queue.sync {} }
    subject.onCompleted()
    done.wait()
    #expect(log.lines == ["other work", "last"])
    subscription.dispose()
  }

  @Test func whatWasSentIsReleased() {
    final class Token: Sendable {}
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Token>()
    weak var token: Token?
    let subscription = subject.observe(on: scheduler).subscribe()
    do {
      let new = Token()
      token = new
      subject.onNext(new)
    }
    #expect(token != nil)
    scheduler.start()
    #expect(token == nil)
    subscription.dispose()
  }
}
