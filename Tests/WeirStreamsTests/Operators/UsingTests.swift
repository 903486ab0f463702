import Testing
import WeirStreams
import WeirTesting

@Suite struct UsingTests {
  private struct Resource: Disposable {
    let log: Log
    func dispose() { log("released") }
  }

  @Test func releasesWithTheSubscription() throws {
    let log = Log()
    let stream = Observable.using({ Resource(log: log) }) { _ in Observable.just(1) }
    #expect(stream.sentAtOnce() == ["1", "completed", "disposed"])
    #expect(log.take() == ["released"])
    let endless = Observable.using({ Resource(log: log) }) { _ in Observable<Int>.never() }
    let subscription = endless.subscribe()
    #expect(log.lines.isEmpty)
    subscription.dispose()
    #expect(log.take() == ["released"])
    try expect("-a-|", becomes: "-a-|", subscription: "^--!") { source in
      Observable.using({ Resource(log: log) }) { _ in source }
    }
    try expect("-a-#", becomes: "-a-#", subscription: "^--!") { source in
      Observable.using({ Resource(log: log) }) { _ in source }
    }
    #expect(log.lines == ["released", "released"])
  }

  /// Each subscription has a resource of its own.
  @Test func eachSubscription() {
    let (log, source) = (Log(), PublishSubject<Int>())
    let stream = Observable.using({ () -> Resource in
      log("made")
      return Resource(log: log)
    }) { _ in source }
    let (first, second) = (stream.subscribe(), stream.subscribe())
    #expect(log.take() == ["made", "made"])
    first.dispose()
    #expect(log.take() == ["released"])
    second.dispose()
    #expect(log.take() == ["released"])
  }

  @Test func closuresThatThrow() {
    let log = Log()
    let second = Observable<Int>.using({ Resource(log: log) }) { _ in throw Failure.first }
    #expect(second.sentAtOnce() == ["error first", "disposed"])
    #expect(log.take() == ["released"])
    let first = Observable<Int>.using({ () throws -> Resource in throw Failure.first }) { _ in
      log("asked")
      return .just(1)
    }
    #expect(first.sentAtOnce() == ["error first", "disposed"])
    #expect(log.lines.isEmpty)
  }
}
