import Testing
import WeirStreams
import WeirTesting

@Suite struct GroupByTests {
  @Test func groups() throws {
    try expect("-abAaB-|", becomes: "-12345-|", ["1": "a:a", "2": "b:b", "3": "a:A", "4": "a:a", "5": "b:B"]) {
      $0.groupBy { $0.lowercased() }.flatMap { group in group.map { "\(group.key):\($0)" } }
    }
    try expect("-ab-#", becomes: "-ab-#", subscription: "^---!") { $0.groupBy { $0 }.merge() }
    try expect("-ab-c", becomes: "-ab", subscription: "^--!", disposed: 3) { $0.groupBy { $0 }.merge() }
    try expect("-aba-|", becomes: "-ab--|", subscription: "^----!") { $0.groupBy { $0 }.map(\.key) }
    try expect("---|", becomes: "---|") { $0.groupBy { $0 }.map(\.key) }
  }

  /// An error of the closure goes to the groups, too.
  @Test func throwing() throws {
    try expect("-ab", becomes: "-#", subscription: "^!") { $0.groupBy { _ -> Int in throw MarbleFailure() } }
    let log = Log()
    let source = PublishSubject<Int>()
    let grouped = source.groupBy { number -> Int in if number > 1 { throw Failure.first } else { number } }
    _ = grouped.subscribe(onNext: { _ = $0.subscribe(log) }, onError: { log("groups \($0)") })
    source.onNext(1)
    source.onNext(2)
    #expect(log.lines == ["1", "error first", "disposed", "groups first"])
    #expect(!source.hasObservers)
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

  /// A group is sent before its first element; who subscribes later gets what follows.
  @Test func lateSubscribers() {
    let (source, log, kept) = (PublishSubject<Int>(), Log(), Collected<GroupedObservable<Int, Int>>())
    let outer = source.groupBy { $0 % 2 }.subscribe(onNext: { kept.add($0) })
    for number in 1...3 { source.onNext(number) }
    #expect(kept.values.map(\.key) == [1, 0])
    let subscription = kept.values[0].subscribe(log)
    for number in 4...5 { source.onNext(number) }
    #expect(log.take() == ["5"])
    source.onCompleted()
    #expect(log.lines == ["completed", "disposed"])
    #expect(kept.values[1].sentAtOnce() == ["completed", "disposed"])
    subscription.dispose()
    outer.dispose()
  }

  @Test func reentrant() {
    let (source, log) = (PublishSubject<Int>(), Log())
    let subscription = source.groupBy { $0 % 2 }.merge().subscribe(onNext: { number in
      if number < 3 { source.onNext(number + 1) }
      log("\(number)")
    })
    source.onNext(1)
    #expect(log.lines == ["1", "2", "3"])
    subscription.dispose()
  }
}
