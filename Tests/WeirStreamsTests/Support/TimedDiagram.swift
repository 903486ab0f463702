import Testing
import WeirStreams
import WeirTesting

/// Runs an operator that needs a scheduler on a hot source, and compares what it sends, as text, with a diagram.
///
/// A second of the scheduler is a frame of the diagrams.
/// See `expect(_:becomes:)` for an operator without a scheduler.
func expect<Output>(
  timed source: String, becomes expected: String, _ values: [Character: String] = [:],
  error: any Error = MarbleFailure(), subscription: String? = nil, disposed: Int = 800,
  at location: SourceLocation = #_sourceLocation,
  _ apply: @escaping (Observable<String>, TestScheduler) throws -> any ObservableConvertibleType<Output>
) throws {
  let scheduler = TestScheduler(initialClock: 0)
  let hot = try scheduler.createHotObservable(marbles: source)
  let output = try apply(hot.asObservable(), scheduler).asObservable().map { "\($0)" }
  let result = scheduler.start(disposed: 200 + disposed) { output }
  var texts = Dictionary(uniqueKeysWithValues: Set(expected).map { ($0, String($0)) })
  texts.merge(values) { $1 }
  let mismatch = try result.mismatch(with: expected, values: texts, error: error)
  #expect(mismatch == nil, sourceLocation: location)
  guard let subscription else { return }
  let ofSubscription = try hot.subscriptionMismatch(with: subscription)
  #expect(ofSubscription == nil, sourceLocation: location)
}

/// What a stream sends that is given up in the middle of one of its elements, by whoever gets that element.
func sent(by stream: some ObservableConvertibleType, givenUpAt count: Int) -> [String] {
  let (log, stop, elements) = (Log(), PublishSubject<Void>(), Tally())
  _ = stream.asObservable().map { "\($0)" }.take(until: stop).subscribe(
    onNext: { element in
      log(element)
      if elements.increment() == count { stop.onNext(()) }
    }, onError: { log("error \($0)") }, onCompleted: { log("given up") })
  return log.lines
}
