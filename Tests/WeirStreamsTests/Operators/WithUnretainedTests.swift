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
