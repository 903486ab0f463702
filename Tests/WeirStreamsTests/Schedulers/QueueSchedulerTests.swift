import Dispatch
import Foundation
import Testing

@testable import WeirStreams

@Suite struct QueueSchedulerTests {
  static let schedulers: [@Sendable () -> any SchedulerType] = [
    { SerialDispatchQueueScheduler(qos: .default) },
    { SerialDispatchQueueScheduler(queue: .global(), internalSerialQueueName: "test", leeway: .milliseconds(1)) },
    { ConcurrentDispatchQueueScheduler(qos: .utility) },
    { MainScheduler() },
    { MainScheduler.asyncInstance },
    { ConcurrentMainScheduler.instance },
    { ClockScheduler(ContinuousClock()) },
  ]

  @Test(arguments: schedulers.indices)
  func runsAndCancels(_ index: Int) async {
    let scheduler = Self.schedulers[index]()
    let (stream, input) = AsyncStream.makeStream(of: Int.self)
    let send: @Sendable (Int) -> any Disposable = { number in
      input.yield(number)
      return Disposables.create()
    }
    _ = scheduler.schedule(1, action: send)
    scheduler.scheduleRelative(2, dueTime: .seconds(60), action: send).dispose()
    var numbers = stream.makeAsyncIterator()
    #expect(await numbers.next() == 1)
    _ = scheduler.scheduleRelative(3, dueTime: .milliseconds(1), action: send)
    #expect(await numbers.next() == 3)
    let run = scheduler.schedulePeriodic(4, startAfter: .nanoseconds(0), period: .microseconds(100)) { number in
      input.yield(number)
      return number + 1
    }
    #expect(await [numbers.next(), numbers.next(), numbers.next()] == [4, 5, 6])
    run.dispose()
    #expect(scheduler.now <= Date())
  }

  @Test func serialQueuesRunOneAtATime() {
    let scheduler = SerialDispatchQueueScheduler(queue: .global(), internalSerialQueueName: "test")
    let inside = BooleanFlag()
    let overlaps = Collected<Bool>()
    let group = DispatchGroup()
    for _ in 0..<500 {
      group.enter()
      _ = scheduler.schedule(()) {
        if inside.exchange(true) { overlaps.add(true) }
        _ = inside.exchange(false)
        group.leave()
        return Disposables.create()
      }
    }
    group.wait()
    #expect(overlaps.values == [])
  }

  @MainActor
  @Test func mainSchedulerRunsAtOnceUnlessSomethingWaits() {
    let log = Collected<Int>()
    let scheduler = MainScheduler()
    _ = scheduler.schedule(()) {
      log.add(1)
      _ = scheduler.schedule(()) {
        log.add(4)
        return Disposables.create()
      }
      _ = ConcurrentMainScheduler.instance.schedule(()) {
        log.add(2)
        return Disposables.create()
      }
      return Disposables.create()
    }
    log.add(3)
    #expect(log.values == [1, 2, 3])
    #expect(MainQueue.isCurrent)
  }

  @Test func operationQueueRunsByPriority() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    queue.isSuspended = true
    let log = Collected<String>()
    for (name, priority) in [("low", Operation.QueuePriority.low), ("high", .high)] {
      _ = OperationQueueScheduler(operationQueue: queue, queuePriority: priority).schedule(name) {
        log.add($0)
        return Disposables.create()
      }
    }
    OperationQueueScheduler(operationQueue: queue).schedule("cancelled") {
      log.add($0)
      return Disposables.create()
    }.dispose()
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    #expect(log.values == ["high", "low"])
  }

  @Test func immediateSchedulerNests() {
    let log = Collected<Int>()
    _ = ImmediateScheduler.instance.schedule(1) { number in
      _ = ImmediateScheduler.instance.schedule(number + 1) {
        log.add($0)
        return Disposables.create()
      }
      log.add(number)
      return Disposables.create()
    }
    #expect(log.values == [2, 1])
  }

  @Test(arguments: [
    (RxTimeInterval.milliseconds(100), 0.03, RxTimeInterval.milliseconds(70)),
    (.seconds(2), 5, .seconds(0)), (.never, 1, .never), (.microseconds(10), 0.000004, .microseconds(6)),
    (.nanoseconds(1000), 0, .nanoseconds(1000)),
  ])
  func whatRemainsOfASpan(span: RxTimeInterval, passed: Double, rest: RxTimeInterval) {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(span.remaining(from: start, to: start.addingTimeInterval(passed)) == rest)
    #expect(RxTimeInterval.never.seconds.isInfinite)
    #expect(RxTimeInterval.seconds(0).isNow)
  }
}
