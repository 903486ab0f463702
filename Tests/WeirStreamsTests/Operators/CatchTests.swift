import Testing
import WeirStreams
import WeirTesting

@Suite struct CatchTests {
  @Test func handler() throws {
    try expect(all: ["-a-#", "----x-|"], become: "-a--x-|", subscriptions: ["^--!", "---^--!"]) { sources in
      sources[0].catch { _ in sources[1] }
    }
    try expect(all: ["-a-|", "----x"], become: "-a-|", subscriptions: ["^--!", nil]) { sources in
      sources[0].catch { _ in sources[1] }
    }
    try expect(all: ["-a-#", "----x-#"], become: "-a--x-#", subscriptions: ["^--!", "---^--!"]) { sources in
      sources[0].catch { _ in sources[1] }
    }
    try expect(all: ["-a-#", "----x"], become: "-a--x", subscriptions: ["^--!", "---^-!"], disposed: 5) { sources in
      sources[0].catch { _ in sources[1] }
    }
    try expect("-a-#", becomes: "-a-#") { $0.catch { _ in throw MarbleFailure() } }
  }

  @Test func element() throws {
    try expect("-a-#", becomes: "-a-(x|)", subscription: "^--!") { $0.catchAndReturn("x") }
    try expect("-a-|", becomes: "-a-|") { $0.catchAndReturn("x") }
    #expect(
      Observable<Int>.error(Failure.first).catchAndReturn(1).take(1).concat(Observable.just(2)).sentAtOnce()
        == ["1", "2", "completed", "disposed"])
  }

  @Test func sequence() throws {
    try expect(all: ["-a-#", "----x-|", "-"], become: "-a--x-|", subscriptions: ["^--!", "---^--!", nil]) {
      .catch(sequence: $0)
    }
    try expect(all: ["-a-#", "----x-#"], become: "-a--x-#") { .catch(sequence: $0) }
    try expect(all: [], become: "|") { (none: [Observable<String>]) in .catch(sequence: none) }
  }

  @Test func retry() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let cold = try scheduler.createColdObservable(marbles: "-a#")
    let forever = scheduler.start(disposed: 205) { cold.retry() }
    #expect(try forever.mismatch(with: "-a-a") == nil)
    #expect(cold.subscriptions == [.init(200, 202), .init(202, 204), .init(204, 205)])
  }

  @Test func retryCount() {
    let attempts = Log()
    let source = Observable<Int>.deferred {
      attempts("attempt")
      return .concat(.just(1), .error(Failure.first))
    }
    #expect(source.retry(2).sentAtOnce() == ["1", "1", "error first", "disposed"])
    #expect(attempts.take().count == 2)
    #expect(source.retry(0).sentAtOnce() == ["completed", "disposed"])
    #expect(source.retry().take(3).sentAtOnce() == ["1", "1", "1", "completed", "disposed"])
  }

  /// However often a stream fails at once, the stack does not grow.
  @Test func manyAtOnce() {
    let attempts = Counter()
    let source = Observable<Int>.deferred {
      attempts.increment() < 100_000 ? .error(Failure.first) : .just(1)
    }
    #expect(source.retry().sentAtOnce() == ["1", "completed", "disposed"])
    @Sendable func recover(_ left: Int) -> Observable<Int> {
      left == 0 ? .just(1) : Observable.error(Failure.first).catch { _ in recover(left - 1) }
    }
    #expect(recover(100_000).sentAtOnce() == ["1", "completed", "disposed"])
    let all = (0..<100_000).map { _ in Observable<Int>.error(Failure.first) }
    #expect(Observable.catch(sequence: all).sentAtOnce() == ["error first", "disposed"])
  }
}
