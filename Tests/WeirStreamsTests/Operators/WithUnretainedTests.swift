import Testing
import WeirStreams
import WeirTesting

@Suite struct WithUnretainedTests {
  private final class Owner: Sendable { let name = "owner" }

  @Test func combines() throws {
    let owner = Owner()
    try expect("-a-|", becomes: "-x-|", ["x": "ownera"]) { $0.withUnretained(owner) { $0.name + $1 } }
    try expect("-a-|", becomes: "-x-|", ["x": "ownera"]) { $0.withUnretained(owner).map { $0.0.name + $0.1 } }
    try expect("-a-#", becomes: "-x-#", ["x": "ownera"]) { $0.withUnretained(owner) { $0.name + $1 } }
  }

  /// An object that is gone before the subscription ends the stream with the first element, not before.
  @Test func goneBeforehand() {
    var owner: Owner? = Owner()
    let (subject, log) = (PublishSubject<Int>(), Log())
    let stream = owner.map { subject.withUnretained($0) }
    owner = nil
    let subscription = stream?.map(\.1).subscribe(log)
    #expect(log.lines.isEmpty && subject.hasObservers)
    subject.onNext(1)
    #expect(log.lines == ["completed", "disposed"])
    #expect(!subject.hasObservers)
    subscription?.dispose()
  }

  /// The error of the source is passed on, even where the object is gone.
  @Test func errorsWithoutTheObject() throws {
    try expect("-#", becomes: "-#", subscription: "^!") { $0.withUnretained(Owner()).map(\.1) }
    try expect("-|", becomes: "-|", subscription: "^!") { $0.withUnretained(Owner()) { $1 } }
    try expect("-a-|", becomes: "-|", subscription: "^!") { $0.withUnretained(Owner()) { $1 } }
  }

  @Test func completesWithoutTheObject() {
    let subject = PublishSubject<Int>()
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    let log = Log()
    let subscription = owner.map { subject.withUnretained($0) { $1 }.subscribe(log) }
    subject.onNext(1)
    owner = nil
    #expect(weakOwner == nil)
    subject.onNext(2)
    subject.onNext(3)
    #expect(log.lines == ["1", "completed", "disposed"])
    subscription?.dispose()
  }
}
