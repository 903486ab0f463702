import Testing
import WeirStreams
import WeirTesting

@Suite struct GroupByTests {
  @Test func groups() throws {
    try expect("-abAaB-|", becomes: "-12345-|", ["1": "a:a", "2": "b:b", "3": "a:A", "4": "a:a", "5": "b:B"]) {
      $0.groupBy { $0.lowercased() }.flatMap { group in group.map { "\(group.key):\($0)" } }
    }
    try expect("-ab-#", becomes: "-ab-#", subscription: "^---!") { $0.groupBy { $0 }.merge() }
    try expect("-ab", becomes: "-#", subscription: "^!") { $0.groupBy { _ -> Int in throw MarbleFailure() } }
  }

  /// The source is left only when the groups are left too.
  @Test func groupsKeepTheSource() {
    let (source, log) = (PublishSubject<Int>(), Log())
    let groups = CompositeDisposable()
    let outer = source.groupBy { $0 % 2 }.subscribe(onNext: { _ = groups.insert($0.subscribe(log)) })
    source.onNext(1)
    outer.dispose()
    for number in [2, 3] { source.onNext(number) }
    #expect(log.take() == ["1", "3"])
    #expect(source.hasObservers)
    groups.dispose()
    #expect(log.lines == ["disposed"])
    #expect(!source.hasObservers)
  }

  @Test func ends() {
    let (source, log) = (PublishSubject<Int>(), Log())
    _ = source.groupBy { $0 }.subscribe(onNext: { group in _ = group.subscribe(log) }, onCompleted: { log("groups") })
    for number in 1...3 { source.onNext(number) }
    source.onCompleted()
    let each = ["completed", "disposed"]
    #expect(log.lines == ["1", "2", "3"] + each + each + each + ["groups"])
  }
}

@Suite struct UsingTests {
  private struct Resource: Disposable {
    let log: Log
    func dispose() { log("released") }
  }

  @Test func releasesWithTheSubscription() {
    let log = Log()
    let stream = Observable.using({ Resource(log: log) }) { _ in Observable.just(1) }
    #expect(stream.sentAtOnce() == ["1", "completed", "disposed"])
    #expect(log.take() == ["released"])
    let endless = Observable.using({ Resource(log: log) }) { _ in Observable<Int>.never() }
    let subscription = endless.subscribe()
    #expect(log.lines.isEmpty)
    subscription.dispose()
    #expect(log.take() == ["released"])
  }

  @Test func closuresThatThrow() {
    let log = Log()
    let second = Observable<Int>.using({ Resource(log: log) }) { _ in throw Failure.first }
    #expect(second.sentAtOnce() == ["error first", "disposed"])
    #expect(log.take() == ["released"])
    let first = Observable<Int>.using({ () throws -> Resource in throw Failure.first }) { _ in .just(1) }
    #expect(first.sentAtOnce() == ["error first", "disposed"])
  }
}
