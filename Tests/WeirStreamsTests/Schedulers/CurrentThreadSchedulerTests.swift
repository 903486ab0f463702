import Testing
import WeirStreams
import WeirTesting

@Suite struct CurrentThreadSchedulerTests {
  private let scheduler = CurrentThreadScheduler.instance

  /// The first action runs at once; those that it schedules wait until it is done, and run in their order.
  @Test func order() {
    let log = Log()
    #expect(CurrentThreadScheduler.isScheduleRequired)
    _ = scheduler.schedule("a") { [scheduler] name in
      log("\(name) begins")
      #expect(!CurrentThreadScheduler.isScheduleRequired)
      for inner in ["b", "c"] {
        _ = scheduler.schedule(inner) { name in
          log(name)
          if name == "b" {
            _ = scheduler.schedule("d") {
              log($0); return Disposables.create()
            }
          }
          return Disposables.create()
        }
      }
      log("\(name) ends")
      return Disposables.create()
    }
    log("returned")
    #expect(log.lines == ["a begins", "a ends", "b", "c", "d", "returned"])
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

  @Test func cancelled() {
    let log = Log()
    _ = scheduler.schedule(()) { [scheduler] in
      scheduler.schedule("never") {
        log($0); return Disposables.create()
      }.dispose()
      let late = scheduler.schedule("once") {
        log($0); return Disposables.create { log("released") }
      }
      _ = scheduler.schedule(()) {
        late.dispose()
        return Disposables.create()
      }
      return Disposables.create()
    }
    #expect(log.lines == ["once", "released"])
  }

  @Test func theResultOfTheFirstAction() {
    let log = Log()
    let disposable = scheduler.schedule(()) { Disposables.create { log("disposed") } }
    #expect(log.lines.isEmpty)
    disposable.dispose()
    #expect(log.lines == ["disposed"])
  }

  @Test func everyThreadHasItsOwn() {
    let log = Log()
    _ = scheduler.schedule(()) { [scheduler] in
      onThreads({
        #expect(CurrentThreadScheduler.isScheduleRequired)
        _ = scheduler.schedule(()) {
          log("other thread"); return Disposables.create()
        }
      })
      log("this thread")
      return Disposables.create()
    }
    #expect(log.lines == ["other thread", "this thread"])
  }

  @Test func manyActions() {
    let count = Tally()
    @Sendable func step() -> any Disposable {
      if count.increment() < 100_000 { _ = scheduler.schedule(()) { step() } }
      return Disposables.create()
    }
    _ = scheduler.schedule(()) { step() }
    #expect(count.value == 100_000)
  }

  /// What an action holds is freed when it has run.
  @Test func released() {
    final class Token: Sendable {}
    weak var token: Token?
    do {
      let new = Token()
      token = new
      _ = scheduler.schedule(new) { [scheduler] token in
        _ = scheduler.schedule(token) { _ in Disposables.create() }
        return Disposables.create()
      }
    }
    #expect(token == nil)
  }
}
