import Testing
import WeirStreams
import WeirTesting

/// Runs an operator on a hot source of single characters, and compares what it sends, as text, with a diagram.
///
/// The subscription is made in frame 0 and, unless told otherwise, disposed of long after the end of the diagram.
/// - Parameters:
///   - values: The texts for characters of the expected diagram; a character without one stands for itself.
///   - subscription: When the source is subscribed to, as a diagram.
///   - disposed: The frame in which the subscription is disposed of.
func expect<Output>(
  _ source: String, becomes expected: String, _ values: [Character: String] = [:],
  error: any Error = MarbleFailure(), subscription: String? = nil, disposed: Int = 800,
  at location: SourceLocation = #_sourceLocation,
  _ apply: @escaping (Observable<String>) throws -> any ObservableConvertibleType<Output>
) throws {
  let scheduler = TestScheduler(initialClock: 0)
  let hot = try scheduler.createHotObservable(marbles: source)
  let output = try apply(hot.asObservable()).asObservable().map { "\($0)" }
  let result = scheduler.start(disposed: 200 + disposed) { output }
  var texts = Dictionary(uniqueKeysWithValues: Set(expected).map { ($0, String($0)) })
  texts.merge(values) { $1 }
  let mismatch = try result.mismatch(with: expected, values: texts, error: error)
  #expect(mismatch == nil, sourceLocation: location)
  guard let subscription else { return }
  let ofSubscription = try hot.subscriptionMismatch(with: subscription)
  #expect(ofSubscription == nil, sourceLocation: location)
}
