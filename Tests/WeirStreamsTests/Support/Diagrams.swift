import Testing
import WeirStreams
import WeirTesting

/// Runs an operator on several hot sources of single characters, and compares what it sends, as text, with a diagram.
///
/// See `expect(_:becomes:)` for one source.
/// - Parameter subscriptions: When each source is subscribed to, as diagrams; nil for not at all, empty for no check.
func expect<Output>(
  all sources: [String], become expected: String, _ values: [Character: String] = [:],
  subscriptions: [String?] = [], disposed: Int = 800, at location: SourceLocation = #_sourceLocation,
  _ apply: @escaping ([Observable<String>]) throws -> Observable<Output>
) throws {
  let scheduler = TestScheduler(initialClock: 0)
  let hot = try sources.map { try scheduler.createHotObservable(marbles: $0) }
  let output = try apply(hot.map { $0.asObservable() }).map { "\($0)" }
  let result = scheduler.start(disposed: 200 + disposed) { output }
  var texts = Dictionary(uniqueKeysWithValues: Set(expected).map { ($0, String($0)) })
  texts.merge(values) { $1 }
  let mismatch = try result.mismatch(with: expected, values: texts)
  #expect(mismatch == nil, sourceLocation: location)
  for (source, diagram) in zip(hot, subscriptions) {
    guard let diagram else {
      #expect(source.subscriptions.isEmpty, sourceLocation: location)
      continue
    }
    let ofSubscription = try source.subscriptionMismatch(with: diagram)
    #expect(ofSubscription == nil, sourceLocation: location)
  }
}
