import Dispatch
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

  @MainActor
  @Test func mainSchedulerIsSynchronousOnTheMainQueue() {
    let subject = PublishSubject<Int>()
    let log = Collected<Int>()
    let subscription = subject.observe(on: MainScheduler.instance).subscribe(onNext: { number in
      log.add(number)
      if number < 3 { subject.onNext(number + 1) }
      log.add(-number)
    })
    subject.onNext(1)
    #expect(log.values == [1, -1, 2, -2, 3, -3])
    subscription.dispose()
  }
}
