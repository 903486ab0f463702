import Dispatch
import Testing

@testable import WeirStreams

@MainActor @Suite(.serialized) struct MainSchedulerTests {
  private func append(_ log: Log) -> @Sendable (String) -> any Disposable {
    { line in
      log(line)
      return Disposables.create()
    }
  }

  @Test func atOnceOnTheMainQueue() {
    let log = Log()
    _ = MainScheduler().schedule("a", action: append(log))
    _ = ConcurrentMainScheduler.instance.schedule("b", action: append(log))
    #expect(log.lines == ["a", "b"])
  }

  @Test func theAsyncInstanceNeverRunsAtOnce() async {
    let log = Log()
    _ = MainScheduler.asyncInstance.schedule("later", action: append(log))
    log("now")
    await turnOfTheMainQueue()
    #expect(log.lines == ["now", "later"])
  }

  /// What was scheduled elsewhere comes first, though this could run at once.
  @Test func orderIsKept() async {
    let (scheduler, log) = (MainScheduler(), Log())
    let append = append(log)
    DispatchQueue.global().sync { _ = scheduler.schedule("a", action: append) }
    _ = scheduler.schedule("b", action: append)
    log("scheduled")
    await turnOfTheMainQueue()
    #expect(log.take() == ["scheduled", "a", "b"])
    _ = scheduler.schedule("c", action: append)
    #expect(log.lines == ["c"])
  }

  @Test func cancelled() async {
    let (scheduler, log) = (MainScheduler(), Log())
    let append = append(log)
    DispatchQueue.global().sync { scheduler.schedule("a", action: append).dispose() }
    scheduler.scheduleRelative("b", dueTime: .nanoseconds(0), action: append).dispose()
    ConcurrentMainScheduler.instance.scheduleRelative("c", dueTime: .nanoseconds(0), action: append).dispose()
    await turnOfTheMainQueue()
    // The scheduler is none the worse for it.
    _ = scheduler.schedule("d", action: append)
    #expect(log.lines == ["d"])
  }

  @Test func actionsRunOnTheMainQueueFromWherever() async {
    let places = Collected<Bool>()
    for scheduler in [MainScheduler(), ConcurrentMainScheduler.instance, MainScheduler.asyncInstance]
      as [any SchedulerType]
    {
      await Task.detached {
        _ = scheduler.schedule(()) {
          places.add(MainQueue.isCurrent)
          return Disposables.create()
        }
      }.value
    }
    await turnOfTheMainQueue()
    #expect(places.values == [true, true, true])
  }

  @Test func otherThreadsAreNotTheMainQueue() {
    #expect(MainQueue.isCurrent)
    #expect(!onOtherThread { MainQueue.isCurrent })
  }

  private nonisolated func onOtherThread(_ body: @escaping @Sendable () -> Bool) -> Bool {
    let result = Collected<Bool>()
    onThreads({ result.add(body()) })
    return result.values[0]
  }

  @Test func manyNestedActionsOfMain() async {
    let (scheduler, count) = (MainScheduler(), Tally())
    @Sendable func step() -> any Disposable {
      if count.increment() < 1000 { _ = scheduler.schedule(()) { step() } }
      return Disposables.create()
    }
    _ = scheduler.schedule(()) { step() }
    while count.value < 1000 { await turnOfTheMainQueue() }
    #expect(count.value == 1000)
  }
}
