import Dispatch
import Testing
import WeirStreams
import WeirTesting

/// `Disposables.create` in all its forms, `BooleanDisposable` and `ScheduledDisposable`.
@Suite struct AnonymousDisposableTests {
  private let log = Log()

  private func member(_ name: String) -> any Disposable { Disposables.create { [log] in log(name) } }

  @Test func aClosureRunsOnceAndIsFreed() {
    final class Token: Sendable {}
    weak var token: Token?
    let disposable: any Cancelable
    do {
      let new = Token()
      token = new
      disposable = Disposables.create { [log] in
        _ = new
        log("once")
      }
    }
    #expect(!disposable.isDisposed && token != nil)
    disposable.dispose()
    disposable.dispose()
    #expect(log.lines == ["once"] && disposable.isDisposed && token == nil)
  }

  @Test func itMayDisposeOfItself() {
    let slot = SerialDisposable()
    let disposable = Disposables.create { [log] in
      slot.dispose()
      log("once")
    }
    slot.disposable = disposable
    disposable.dispose()
    #expect(log.lines == ["once"])
  }

  @Test func nothing() {
    let nothing = Disposables.create()
    nothing.dispose()
    nothing.dispose()
  }

  @Test func ofAnyNumber() {
    let rows: [(any Cancelable, [String])] = [
      (Disposables.create(member("a"), member("b")), ["a", "b"]),
      (Disposables.create(member("a"), member("b"), member("c")), ["a", "b", "c"]),
      (Disposables.create([]), []), (Disposables.create([member("a")]), ["a"]),
      (Disposables.create(["a", "b", "c", "d"].map(member)), ["a", "b", "c", "d"]),
    ]
    for (group, expected) in rows {
      #expect(!group.isDisposed)
      group.dispose()
      group.dispose()
      #expect(log.take() == expected && group.isDisposed)
    }
  }

  @Test func booleans() {
    let boolean = BooleanDisposable()
    #expect(!boolean.isDisposed)
    boolean.dispose()
    boolean.dispose()
    #expect(boolean.isDisposed)
    #expect(BooleanDisposable(isDisposed: true).isDisposed && !BooleanDisposable(isDisposed: false).isDisposed)
  }

  @Test func scheduled() {
    let scheduler = TestScheduler(initialClock: 0)
    let scheduled = ScheduledDisposable(scheduler: scheduler, disposable: member("a"))
    #expect(scheduled.scheduler as AnyObject === scheduler)
    scheduler.scheduleAt(10) {
      scheduled.dispose()
      scheduled.dispose()
    }
    scheduler.scheduleAt(11) { [log] in log("\(scheduled.isDisposed)") }
    scheduler.scheduleAt(12) { [log] in log("\(scheduled.isDisposed)") }
    scheduler.start()
    // The action of the disposal was scheduled after that of the same time.
    #expect(log.lines == ["false", "a", "true"])
    let atOnce = ScheduledDisposable(scheduler: ImmediateScheduler.instance, disposable: member("b"))
    atOnce.dispose()
    #expect(log.take().last == "b" && atOnce.isDisposed)
  }

  @Test func scheduledOnThreads() {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    let (count, group) = (Tally(), DispatchGroup())
    for _ in 0..<500 {
      group.enter()
      let scheduled = ScheduledDisposable(
        scheduler: scheduler,
        disposable: Disposables.create {
          count.increment()
          group.leave()
        })
      race({ scheduled.dispose() }, { scheduled.dispose() })
    }
    group.wait()
    #expect(count.value == 500)
  }

  @Test func disposedOfByTwoThreads() {
    for _ in 0..<2000 {
      let count = Tally()
      let one = Disposables.create { count.increment() }
      let two = Disposables.create(Disposables.create { count.increment() }, one)
      race({ two.dispose() }, { two.dispose() })
      #expect(count.value == 2)
    }
  }
}
