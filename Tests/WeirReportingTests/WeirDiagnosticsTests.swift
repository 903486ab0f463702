import Synchronization
import Testing

@testable import WeirReporting

/// The handler is of the whole process, so the tests run one after the other, and heed only faults of their own.
@Suite(.serialized) struct WeirDiagnosticsTests {
  /// Collects lines from any thread.
  private final class Log: Sendable {
    private let stored = Mutex<[String]>([])
    var lines: [String] { stored.withLock { $0 } }
    func add(_ line: String) { stored.withLock { $0.append(line) } }
  }

  private func withHandler(_ handler: @escaping WeirDiagnostics.Handler, _ body: () -> Void) {
    let original = WeirDiagnostics.handler
    defer { WeirDiagnostics.handler = original }
    WeirDiagnostics.handler = handler
    body()
  }

  @Test func aFaultHasItsPartsAndReadsAsOneLine() {
    let log = Log()
    withHandler({ if $0.type == "Type" { log.add("\($0) | \($0.type) | \($0.rule) | \($0.value) | \($0.remedy)") } }) {
      WeirDiagnostics.report("Type", rule: "a rule", value: "5", remedy: "a remedy")
    }
    #expect(log.lines == ["Type: a rule; 5; a remedy | Type | a rule | 5 | a remedy"])
  }

  @Test func aHandlerMayReportAndReplaceItself() {
    let log = Log()
    withHandler({ fault in
      guard fault.type == "Nested" else { return }
      log.add(fault.rule)
      guard fault.rule == "outer" else { return }
      WeirDiagnostics.handler = WeirDiagnostics.handler
      WeirDiagnostics.report("Nested", rule: "inner", value: "", remedy: "")
    }) {
      WeirDiagnostics.report("Nested", rule: "outer", value: "", remedy: "")
    }
    #expect(log.lines == ["outer", "inner"])
  }

  @Test func aTaskMayHaveAHandlerOfItsOwn() async {
    let (all, own) = (Log(), Log())
    let original = WeirDiagnostics.handler
    defer { WeirDiagnostics.handler = original }
    WeirDiagnostics.handler = { if $0.type == "Task" { all.add($0.rule) } }
    func report(_ rule: String) { WeirDiagnostics.report("Task", rule: rule, value: "", remedy: "") }
    report("before")
    await WeirDiagnostics.$handlerOfTask.withValue({ own.add($0.rule) }) {
      report("inside")
      await Task { report("in a task that it starts") }.value
      await Task.detached { report("elsewhere") }.value
    }
    report("after")
    #expect(own.lines == ["inside", "in a task that it starts"])
    #expect(all.lines == ["before", "elsewhere", "after"])
  }

  /// What an old handler holds is released outside of the lock: its `deinit` may report.
  @Test func anOldHandlerIsReleasedOutsideOfTheLock() {
    final class Reporter: Sendable {
      let log: Log
      init(log: Log) { self.log = log }
      deinit { WeirDiagnostics.report("Reporter", rule: "released", value: "", remedy: "") }
    }
    func holding(_ reporter: Reporter) -> WeirDiagnostics.Handler {
      { if $0.type == "Reporter" { reporter.log.add($0.rule) } }
    }
    let log = Log()
    let original = WeirDiagnostics.handler
    defer { WeirDiagnostics.handler = original }
    WeirDiagnostics.handler = holding(Reporter(log: log))
    #expect(log.lines.isEmpty)
    WeirDiagnostics.handler = { if $0.type == "Reporter" { log.add($0.rule) } }
    #expect(log.lines == ["released"])
  }

  @Test func aWatcherHearsWhatTheHandlerHears() {
    let log = Log()
    WeirDiagnostics.watch { if $0.type == "Watched" { log.add("watcher") } }
    withHandler({ if $0.type == "Watched" { log.add("handler") } }) {
      WeirDiagnostics.report("Watched", rule: "a rule", value: "", remedy: "")
    }
    WeirDiagnostics.report("Watched", rule: "a rule", value: "", remedy: "")
    #expect(log.lines == ["handler", "watcher", "watcher"])
  }

  @Test func reportsFromManyThreadsAllArrive() async {
    let log = Log()
    let original = WeirDiagnostics.handler
    defer { WeirDiagnostics.handler = original }
    WeirDiagnostics.handler = { if $0.type == "Threads" { log.add($0.value) } }
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<100 {
        group.addTask { WeirDiagnostics.report("Threads", rule: "a rule", value: "\(index)", remedy: "") }
      }
    }
    #expect(Set(log.lines).count == 100)
  }
}
