import Testing

@testable import WeirModels

/// What a subscription promises, whoever sends to it.
@Suite struct WatchTests {
  /// Writes down what it is asked to do.
  private final class Log: Watch, @unchecked Sendable {
    // `@unchecked Sendable`: each test uses it on one thread at a time.
    var calls: [String] = []
    var onDeliver: (() -> Void)?

    override func deliver(_ group: AnyStep) {
      calls.append("deliver \(number(group))")
      onDeliver?()
    }

    override func absorb(_ group: AnyStep) { calls.append("absorb \(number(group))") }
    override func begin() { calls.append("begin") }
    override func close() { calls.append("close") }

    private func number(_ group: AnyStep) -> Int { unsafeDowncast(group, to: KeyStep<Int, Int>.self).id }
  }

  private func step(_ number: Int) -> AnyStep { KeyStep<Int, Int>(number, 0) }

  private let log = Log()

  private func send(_ number: Int) {
    log.append(step(number))
    log.turn()
  }

  @Test func whatComesBeforeItIsOpenIsTakenInBeforeTheFirstValue() {
    send(1)
    send(2)
    #expect(log.calls.isEmpty)
    log.open()
    #expect(log.calls == ["absorb 1", "absorb 2", "begin"])
    send(3)
    #expect(log.calls.last == "deliver 3")
  }

  @Test func eachGroupIsDeliveredInATurnOfItsOwn() {
    log.open()
    for number in 1...3 { log.append(step(number)) }
    #expect(log.calls == ["begin"])
    for _ in 1...3 { log.turn() }
    #expect(log.calls == ["begin", "deliver 1", "deliver 2", "deliver 3"])
    log.turn()
    #expect(log.calls.count == 4, "a turn without a group does nothing")
  }

  @Test func whatComesInsideOfADeliveryFollowsIt() {
    log.open()
    let log = log
    log.onDeliver = {
      if log.calls.count >= 4 { return }
      log.calls.append("in")
      log.append(KeyStep<Int, Int>(9, 0))
      log.turn()
      log.calls.append("out")
    }
    send(1)
    #expect(log.calls == ["begin", "deliver 1", "in", "out", "deliver 9"])
    log.onDeliver = nil
  }

  @Test func afterItsEndNothingComesAndItIsClosedOnce() {
    log.open()
    log.append(step(1))
    log.end()
    #expect(log.calls == ["begin", "close"])
    log.turn()
    send(2)
    log.end()
    #expect(log.calls == ["begin", "close"])
  }

  @Test func endedInsideOfADeliveryItIsClosedAfterIt() {
    log.open()
    let log = log
    log.onDeliver = {
      log.end()
      log.calls.append("still in")
    }
    send(1)
    #expect(log.calls == ["begin", "deliver 1", "still in", "close"])
    log.onDeliver = nil
  }

  @Test func endedBeforeItIsOpenItTakesNothingIn() {
    send(1)
    log.end()
    #expect(log.calls.isEmpty)
    log.open()
    #expect(log.calls == ["begin", "close"], "what begins has no observer any more; see KeyWatch")
  }

  @Test func manyGroupsThatWaitKeepTheirOrder() {
    log.open()
    let numbers = Array(1...100)
    for number in numbers {
      log.append(step(number))
      if number.isMultiple(of: 3) { log.turn() }
    }
    for _ in numbers { log.turn() }
    #expect(log.calls == ["begin"] + numbers.map { "deliver \($0)" })
  }

  @Test func groupsThatWereNotDeliveredAreFreed() {
    var group: AnyStep? = step(1)
    weak let weakGroup = group
    if let group { log.append(group) }
    group = nil
    #expect(weakGroup != nil)
    log.end()
    #expect(weakGroup == nil)
  }
}
