import Testing
import WeirStreams
import WeirTesting

@Suite struct RecordedTests {
  private enum Problem: Error { case first, second(Int) }
  private struct Other: Error {}

  @Test func making() {
    let events: [Recorded<Event<Int>>] = Recorded.events(
      .next(1, 5), .completed(2), .error(3, Problem.first), .completed(4, Int.self), .error(5, Other(), Int.self))
    #expect(events.map(\.time) == [1, 2, 3, 4, 5])
    #expect(events.map { $0.value.debugDescription }.first == "next(5)")
    #expect(Recorded.events([Recorded.next(1, 5)]) == [Recorded(time: 1, value: .next(5))])
    #expect(events.map(\.debugDescription).prefix(2) == ["next(5) @ 1", "completed @ 2"])
  }

  /// Errors are the same when type and wording are.
  @Test func equalEvents() {
    let events: [Event<Int>] = [
      .next(1), .next(2), .completed, .error(Problem.first), .error(Problem.second(1)), .error(Problem.second(2)),
      .error(Other()),
    ]
    for (left, event) in events.enumerated() {
      for (right, other) in events.enumerated() { #expect((event == other) == (left == right)) }
    }
    #expect(Event<Int>.error(Problem.second(1)) == .error(Problem.second(1)))
    #expect(Recorded(time: 1, value: 1) != Recorded(time: 2, value: 1))
    #expect(Recorded(time: 1, value: 1) != Recorded(time: 1, value: 2))
  }

  @Test func equalOutcomes() {
    let maybes: [MaybeEvent<Int>] = [.success(1), .success(2), .completed, .error(Problem.first), .error(Other())]
    for (left, event) in maybes.enumerated() {
      for (right, other) in maybes.enumerated() { #expect((event == other) == (left == right)) }
    }
    let completables: [CompletableEvent] = [.completed, .error(Problem.first), .error(Problem.second(1))]
    for (left, event) in completables.enumerated() {
      for (right, other) in completables.enumerated() { #expect((event == other) == (left == right)) }
    }
  }

  @Test func subscriptions() {
    #expect(Subscription(1) == Subscription(1, .max) && Subscription(1) != Subscription(1, 2))
    #expect(Set([Subscription(1, 2), Subscription(1, 2), Subscription(2, 2)]).count == 2)
    #expect("\(Subscription(1, 2)) \(Subscription(1))" == "(1: 2) (1: Infinity)")
  }

  @Test func observersNoteTheTime() {
    let scheduler = TestScheduler(initialClock: 7)
    let observer = scheduler.createObserver(String.self)
    observer.onNext("a")
    scheduler.scheduleAt(9) { observer.onError(Other()) }
    scheduler.scheduleAt(10) { observer.onCompleted() }
    scheduler.start()
    // It notes all, right or wrong: that is what it is for.
    #expect(observer.events == [.next(7, "a"), .error(9, Other()), .completed(10)])
  }

  @Test func observersOnTwoThreads() async {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)
    await withTaskGroup { group in
      for start in [0, 1000] {
        group.addTask { for number in start..<start + 500 { observer.onNext(number) } }
      }
    }
    #expect(observer.events.compactMap(\.value.element).sorted() == Array(0..<500) + Array(1000..<1500))
  }
}
