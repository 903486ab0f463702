import Testing
import WeirStreams

@Suite struct EventTests {
  private static let events: [Event<Int>] = [.next(1), .error(Failure.first), .completed]

  @Test func parts() {
    #expect(Self.events.map(\.isStopEvent) == [false, true, true])
    #expect(Self.events.map(\.element) == [1, nil, nil])
    #expect(Self.events.map { $0.error as? Failure } == [nil, .first, nil])
    #expect(Self.events.map(\.isCompleted) == [false, false, true])
    #expect(Self.events.map(\.debugDescription) == ["next(1)", "error(first)", "completed"])
    #expect(Self.events.map { "\($0.event)" } == Self.events.map { "\($0)" })
  }

  @Test func mapping() {
    #expect(Self.events.map { "\($0.map { $0 * 10 })" } == ["next(10)", "error(first)", "completed"])
    let calls = Tally()
    let thrown = Self.events.map { event in
      "\(event.map { _ -> Int in calls.increment(); throw Failure.second })"
    }
    #expect(thrown == ["error(second)", "error(first)", "completed"])
    #expect(calls.value == 1)
  }

  /// Any type that can be an event can be taken apart again.
  @Test func convertible() {
    struct Reply: EventConvertible {
      let code: Int
      var event: Event<String> { code == 0 ? .completed : code < 0 ? .error(Failure.first) : .next("\(code)") }
    }
    let replies = Observable.from([Reply(code: 7), Reply(code: 8), Reply(code: 0), Reply(code: 9)])
    #expect(replies.dematerialize().sentAtOnce() == ["7", "8", "completed", "disposed"])
    #expect(Observable.just(Reply(code: -1)).dematerialize().sentAtOnce() == ["error first", "disposed"])
    #expect(InfallibleEvent.next(1).event.element == 1 && InfallibleEvent<Int>.completed.event.isCompleted)
  }
}
