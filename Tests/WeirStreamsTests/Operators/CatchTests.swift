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

  @Test func handlerIsToldTheError() {
    let log = Log()
    let source = Observable<Int>.error(Failure.first).catch { error in
      log("\(error)")
      return .error(Failure.second)
    }
    #expect(source.sentAtOnce() == ["error second", "disposed"])
    #expect(log.lines == ["first"])
    _ = Observable.just(1).catch { _ in
      log("asked")
      return .just(2)
    }.sentAtOnce()
    #expect(log.lines == ["first"])
  }

  /// The failed stream is left when the next has been subscribed to, so that a stream which both share stays connected.
  @Test func order() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let failing = Observable<Int>.create { observer in
      Disposables.create(subject.subscribe(observer), Disposables.create { log("left") })
    }
    _ = failing.catch { _ in
      log("asked")
      return .deferred {
        log("subscribed")
        return .empty()
      }
    }.subscribe(log)
    subject.onError(Failure.first)
    #expect(log.lines == ["asked", "subscribed", "completed", "disposed", "left"])
  }

  @Test func disposedOfFromTheHandler() {
    let (source, log) = (PublishSubject<Int>(), Log())
    let subscription = SerialDisposable()
    subscription.disposable = source.catch { _ in
      subscription.dispose()
      return .just(1)
    }.subscribe(log)
    source.onError(Failure.first)
    #expect(log.lines == ["disposed"])
  }

  @Test func lazySequences() {
    let log = Log()
    let sequence = AnySequence(
      (1...3).lazy.map { number -> Observable<Int> in
        log("asked for \(number)")
        return number < 2 ? .error(Failure.first) : .just(number)
      })
    #expect(Observable.catch(sequence: sequence).sentAtOnce() == ["2", "completed", "disposed"])
    #expect(log.lines == ["asked for 1", "asked for 2"])
  }

  @available(*, deprecated)
  @Test func oldNames() throws {
    try expect("-a-#", becomes: "-a-(x|)") { $0.catchError { _ in .just("x") } }
    try expect("-a-#", becomes: "-a-(x|)") { $0.catchErrorJustReturn("x") }
    try expect(all: ["-a-#", "----x-|"], become: "-a--x-|") { .catchError($0) }
  }

  /// However often a stream fails at once, the stack does not grow.
  @Test func manyAtOnce() {
    @Sendable func recover(_ left: Int) -> Observable<Int> {
      left == 0 ? .just(1) : Observable.error(Failure.first).catch { _ in recover(left - 1) }
    }
    #expect(recover(100_000).sentAtOnce() == ["1", "completed", "disposed"])
    let all = (0..<100_000).map { _ in Observable<Int>.error(Failure.first) }
    #expect(Observable.catch(sequence: all).sentAtOnce() == ["error first", "disposed"])
  }
}
