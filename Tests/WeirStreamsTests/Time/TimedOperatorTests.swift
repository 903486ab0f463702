import Testing
import WeirStreams
import WeirTesting

/// What the operators with a timer make of the same source.
@Suite struct TimedOperatorTests {
  typealias Numbers = [Recorded<Event<Int>>]

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>
    let input: Numbers
    let output: Numbers
    /// When the source is let go.
    let end: Int
    var testDescription: String { name }
  }

  static let error = MarbleFailure()

  static let throttles: [Case] = [
    Case(
      name: "throttle sends the first and the last of each span",
      make: { $0.throttle(.seconds(20), scheduler: $1) },
      input: [.next(210, 1), .next(215, 2), .next(218, 3), .next(300, 4), .completed(310)],
      output: [.next(210, 1), .next(230, 3), .next(300, 4), .completed(310)], end: 310),
    Case(
      name: "throttle waits with the completion for what waits",
      make: { $0.throttle(.seconds(20), scheduler: $1) },
      input: [.next(210, 1), .next(215, 2), .completed(216)],
      output: [.next(210, 1), .next(230, 2), .completed(230)], end: 216),
    Case(
      name: "throttle drops what waits at an error",
      make: { $0.throttle(.seconds(20), scheduler: $1) },
      input: [.next(210, 1), .next(215, 2), .error(216, error)],
      output: [.next(210, 1), .error(216, error)], end: 216),
    Case(
      name: "throttle without the latest",
      make: { $0.throttle(.seconds(20), latest: false, scheduler: $1) },
      input: [.next(210, 1), .next(215, 2), .next(231, 3), .completed(232)],
      output: [.next(210, 1), .next(231, 3), .completed(232)], end: 232),
  ]

  static let debounces: [Case] = [
    Case(
      name: "debounce sends what nothing follows",
      make: { $0.debounce(.seconds(20), scheduler: $1) },
      input: [.next(210, 1), .next(215, 2), .next(300, 3), .completed(400)],
      output: [.next(235, 2), .next(320, 3), .completed(400)], end: 400),
    Case(
      name: "debounce sends what waits before the completion",
      make: { $0.debounce(.seconds(20), scheduler: $1) },
      input: [.next(210, 1), .completed(215)], output: [.next(215, 1), .completed(215)], end: 215),
    Case(
      name: "debounce drops what waits at an error",
      make: { $0.debounce(.seconds(20), scheduler: $1) },
      input: [.next(210, 1), .error(215, error)], output: [.error(215, error)], end: 215),
  ]

  static let delays: [Case] = [
    Case(
      name: "delay moves elements and completion",
      make: { $0.delay(.seconds(100), scheduler: $1) },
      input: [.next(250, 1), .next(260, 2), .completed(300)],
      output: [.next(350, 1), .next(360, 2), .completed(400)], end: 300),
    Case(
      name: "delay sends an error at once in place of what waits",
      make: { $0.delay(.seconds(100), scheduler: $1) },
      input: [.next(210, 1), .next(320, 2), .error(330, error)],
      output: [.next(310, 1), .error(330, error)], end: 330),
    Case(
      name: "delay of two at a time takes a tick each",
      make: { $0.delay(.seconds(100), scheduler: $1) },
      input: [.next(250, 1), .next(250, 2)], output: [.next(350, 1), .next(351, 2)], end: 1000),
    Case(
      name: "delaySubscription misses what came before",
      make: { $0.delaySubscription(.seconds(30), scheduler: $1) },
      input: [.next(210, 1), .next(250, 2), .completed(260)], output: [.next(250, 2), .completed(260)], end: 260),
  ]

  static let spans: [Case] = [
    Case(
      name: "take(for:) completes when the time is over",
      make: { $0.take(for: .seconds(25), scheduler: $1) },
      input: [.next(210, 1), .next(220, 2), .next(230, 3)],
      output: [.next(210, 1), .next(220, 2), .completed(225)], end: 225),
    Case(
      name: "take(for:) ends with its source",
      make: { $0.take(for: .seconds(25), scheduler: $1) },
      input: [.next(210, 1), .error(220, error)], output: [.next(210, 1), .error(220, error)], end: 220),
    Case(
      name: "skip(for:) drops elements until the time is over",
      make: { $0.skip(for: .seconds(25), scheduler: $1) },
      input: [.next(210, 1), .next(230, 3), .completed(240)], output: [.next(230, 3), .completed(240)], end: 240),
    Case(
      name: "skip(_:) drops no error",
      make: { $0.skip(.seconds(25), scheduler: $1) },
      input: [.next(210, 1), .error(220, error)], output: [.error(220, error)], end: 220),
  ]

  static let timeouts: [Case] = [
    Case(
      name: "timeout fails when nothing comes in time",
      make: { $0.timeout(.seconds(50), scheduler: $1) },
      input: [.next(210, 1), .next(250, 2), .next(350, 3)],
      output: [.next(210, 1), .next(250, 2), .error(300, RxError.timeout)], end: 300),
    Case(
      name: "timeout counts from the subscription",
      make: { $0.timeout(.seconds(50), scheduler: $1) },
      input: [.next(350, 3)], output: [.error(250, RxError.timeout)], end: 250),
    Case(
      name: "timeout goes over to another stream",
      make: { $0.timeout(.seconds(50), other: Observable.of(8, 9), scheduler: $1) },
      input: [.next(210, 1), .next(350, 3)],
      output: [.next(210, 1), .next(260, 8), .next(260, 9), .completed(260)], end: 260),
    Case(
      name: "timeout does nothing after the end",
      make: { $0.timeout(.seconds(50), scheduler: $1) },
      input: [.next(210, 1), .completed(220)], output: [.next(210, 1), .completed(220)], end: 220),
  ]

  static let places: [Case] = [
    Case(
      name: "observe(on:) gives each event an action of its own",
      make: { $0.observe(on: $1) },
      input: [.next(210, 1), .next(210, 2), .completed(210)],
      output: [.next(211, 1), .next(212, 2), .completed(213)], end: 210),
    Case(
      name: "observe(on:) keeps an error behind the elements",
      make: { $0.observe(on: $1) },
      input: [.next(210, 1), .error(210, error)], output: [.next(211, 1), .error(212, error)], end: 210),
    Case(
      name: "subscribe(on:) subscribes in an action",
      make: { $0.subscribe(on: $1) },
      input: [.next(201, 1), .next(210, 2), .completed(220)], output: [.next(210, 2), .completed(220)], end: 220),
  ]

  @Test(arguments: throttles + debounces + delays + spans + timeouts + places)
  func behaves(_ example: Case) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(example.input)
    let result = scheduler.start { example.make(source.asObservable(), scheduler) }
    #expect(result.events == example.output)
    #expect(source.subscriptions.map(\.unsubscribe) == [example.end])
  }

  @Test(arguments: throttles + debounces + delays + spans + timeouts + places)
  func nothingComesAfterTheDisposal(_ example: Case) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(example.input)
    let result = scheduler.start(disposed: 214) { example.make(source.asObservable(), scheduler) }
    #expect(result.events == example.output.filter { $0.time < 214 })
    // An action of the scheduler ends a subscription that was made there.
    let late = example.name.hasPrefix("subscribe(on:)") ? 215 : 214
    #expect(source.subscriptions.allSatisfy { $0.unsubscribe <= late })
  }

  @Test(arguments: throttles + debounces + delays + spans + timeouts + places)
  func aSynchronousSourceIsTakenWhole(_ example: Case) {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { example.make(Observable.of(1, 2, 3), scheduler) }
    #expect(result.events.last?.value.isStopEvent == true)
    #expect(result.events.dropLast().allSatisfy { !$0.value.isStopEvent })
  }
}
