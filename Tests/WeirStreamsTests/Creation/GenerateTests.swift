import Testing
import WeirStreams
import WeirTesting

@Suite struct GenerateTests {
  /// The order of the calls: the condition of each state before it is sent, and the next state only when it is needed.
  @Test func calls() {
    let log = Log()
    let stream = Observable.generate(
      initialState: 0,
      condition: { state in
        log("condition \(state)")
        return state < 2
      },
      iterate: { state in
        log("iterate \(state)")
        return state + 1
      })
    #expect(log.lines.isEmpty)
    _ = stream.subscribe(log)
    let first = ["condition 0", "0", "iterate 0", "condition 1", "1"]
    #expect(log.take() == first + ["iterate 1", "condition 2", "completed", "disposed"])
    _ = stream.take(2).subscribe(log)
    #expect(log.lines == first + ["completed", "disposed"])
  }

  @Test func errorsAtEachPlace() {
    let rows: [(bad: Int, expected: [String])] = [(0, ["error first"]), (1, ["0", "error first"])]
    for (bad, expected) in rows {
      let badCondition = Observable.generate(
        initialState: 0, condition: { if $0 == bad { throw Failure.first } else { true } }, iterate: { $0 + 1 })
      #expect(badCondition.sentAtOnce() == expected + ["disposed"])
    }
    let badStep = Observable.generate(
      initialState: 0, condition: { _ in true }, iterate: { if $0 == 1 { throw Failure.first } else { $0 + 1 } })
    #expect(badStep.sentAtOnce() == ["0", "1", "error first", "disposed"])
    #expect(badStep.retry(2).sentAtOnce() == ["0", "1", "0", "1", "error first", "disposed"])
  }

  @Test func onAScheduler() {
    let rows: [(disposed: Int, throwsAt: Int, expected: [Recorded<Event<Int>>])] = [
      (1000, 9, [.next(201, 0), .next(202, 1), .completed(203)]), (202, 9, [.next(201, 0)]),
      (1000, 1, [.next(201, 0), .error(202, Failure.first)]), (1000, 0, [.error(201, Failure.first)]),
    ]
    for (disposed, bad, expected) in rows {
      let scheduler = TestScheduler(initialClock: 0)
      let result = scheduler.start(disposed: disposed) {
        Observable.generate(
          initialState: 0, condition: { if $0 == bad { throw Failure.first } else { $0 < 2 } }, scheduler: scheduler,
          iterate: { $0 + 1 })
      }
      #expect(result.events == expected)
    }
  }

  @Test func givenUpInTheMiddle() {
    let steps = Tally()
    let endless = Observable.generate(
      initialState: 0, condition: { _ in true },
      iterate: { state in
        steps.increment()
        return state + 1
      })
    #expect(sent(by: endless, givenUpAt: 3) == ["0", "1", "2", "given up"])
    #expect(steps.value == 2)
  }

  @Test func manySteps() throws {
    let many = Observable.generate(initialState: 0, condition: { $0 < 100_000 }, iterate: { $0 + 1 })
    #expect(try many.toBlocking().last() == 99_999)
  }
}
