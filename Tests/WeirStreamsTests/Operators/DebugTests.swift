import Testing
import WeirTesting

@testable import WeirStreams

@Suite struct DebugTests {
  @Test func letsAllThrough() throws {
    try expect("-a-b-|", becomes: "-a-b-|", subscription: "^----!") { $0.debug("letters", trimOutput: true) }
    try expect("-a-#", becomes: "-a-#") { $0.debug() }
    try expect("-a-b", becomes: "-a", subscription: "^-!", disposed: 2) { $0.debug() }
  }

  /// The lines that are printed, without their times.
  private func lines<Element>(
    of source: Observable<Element>, trims: Bool = false, _ use: (Observable<Element>) -> Void
  ) -> [String] {
    let log = Log()
    use(Debug(source, DebugLog("id", trims) { log(String($0.trimmingPrefix { $0 != "i" })) }))
    return log.lines
  }

  @Test func whatIsPrinted() {
    let completed = lines(of: .of(1, 2)) { _ = $0.sentAtOnce() }
    #expect(
      completed == [
        "id -> subscribed", "id -> Event next(1)", "id -> Event next(2)", "id -> Event completed", "id -> isDisposed",
      ])
    let failed = lines(of: Observable<Int>.error(Failure.first)) { _ = $0.sentAtOnce() }
    #expect(failed.suffix(2) == ["id -> Event error(first)", "id -> isDisposed"])
    let disposed = lines(of: Observable<Int>.never()) { $0.subscribe().dispose() }
    #expect(disposed == ["id -> subscribed", "id -> isDisposed"])
  }

  @Test func trimming() {
    let long = Observable.just(String(repeating: "x", count: 50))
    let half = String(repeating: "x", count: 15)
    #expect(lines(of: long, trims: true) { _ = $0.sentAtOnce() }[1] == "id -> Event next(\(half)...\(half)xxxx)")
    #expect(lines(of: long) { _ = $0.sentAtOnce() }[1].count == "id -> Event next()".count + 50)
    #expect(lines(of: .just("short"), trims: true) { _ = $0.sentAtOnce() }[1] == "id -> Event next(short)")
  }

  @Test func startsWithTheTime() {
    let log = Log()
    DebugLog("id", false) { log($0) }.write("text")
    #expect(log.lines.first?.wholeMatch(of: /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}: id -> text/) != nil)
  }
}
