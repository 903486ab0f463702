import Dispatch
import Testing
import WeirStreams
import WeirTesting

/// Runs each action at once.
private struct AtOnce: ImmediateSchedulerType {
  func schedule<StateType>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    action(state)
  }
}

/// Runs each action on some thread.
private struct Anywhere: ImmediateSchedulerType {
  func schedule<StateType>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    nonisolated(unsafe) let state = state
    let disposable = SingleAssignmentDisposable()
    DispatchQueue.global().async {
      if !disposable.isDisposed { disposable.setDisposable(action(state)) }
    }
    return disposable
  }
}

@Suite struct RecursiveSchedulingTests {
  @Test func theStackDoesNotGrow() throws {
    let log = Log()
    _ = AtOnce().scheduleRecursive(0) { count, recurse in
      if count < 200_000 { recurse(count + 1) } else { log("\(count)") }
    }
    #expect(log.lines == ["200000"])
    #expect(try Observable.range(start: 0, count: 100_000, scheduler: AtOnce()).toBlocking().last() == 99_999)
  }

  @Test func severalRunsAtATime() {
    let log = Log()
    _ = AtOnce().scheduleRecursive(1) { number, recurse in
      log("\(number)")
      if number < 4 {
        recurse(number * 2)
        recurse(number * 2 + 1)
      }
    }
    #expect(log.lines.sorted() == ["1", "2", "3", "4", "5", "6", "7"])
  }

  @Test func onTheCurrentThread() {
    let log = Log()
    _ = CurrentThreadScheduler.instance.scheduleRecursive(0) { count, recurse in
      log("\(count), required \(CurrentThreadScheduler.isScheduleRequired)")
      if count < 2 { recurse(count + 1) }
    }
    #expect(log.lines == ["0, required false", "1, required false", "2, required false"])
  }

  @Test func disposal() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log()
    let recursion = scheduler.scheduleRecursive(0) { count, recurse in
      log("\(count) at \(scheduler.clock)")
      recurse(count + 1)
    }
    scheduler.scheduleAt(3) { recursion.dispose() }
    scheduler.start()
    #expect(log.lines == ["0 at 1", "1 at 2"])
  }

  @Test func otherThreads() {
    for _ in 0..<200 {
      let sent = try? Observable.range(start: 0, count: 20, scheduler: Anywhere()).toBlocking(timeout: 10).toArray()
      #expect(sent == Array(0..<20))
    }
  }
}
