public import WeirStreams

extension Array {
  /// How these events differ from the expected ones; nil where they are the same.
  public func mismatch<Value>(with expected: [Recorded<Event<Value>>]) -> RecordedMismatch?
  where Element == Recorded<Event<Value>>, Value: Equatable {
    RecordedMismatch(self, expected) { "\($0.time): \($0.value)" }
  }
}

extension TestableObserver where Element: Equatable {
  /// How what came differs from a marble diagram; nil where it is the same.
  ///
  /// See `TestScheduler.createHotObservable(marbles:values:error:origin:frame:)` for the diagram.
  /// - Throws: `MarbleError`, with the column of the fault, where the diagram is wrong.
  public func mismatch(
    with marbles: String, values: [Character: Element], error: any Error = MarbleFailure(),
    origin: TestTime = TestScheduler.Defaults.subscribed, frame: TestTime = 1
  ) throws -> RecordedMismatch? {
    let scale = try MarbleScale(origin: origin, frame: frame, of: marbles)
    let expected = try MarbleDiagram(marbles).events(scale, error) { values[$0] }
    let symbols = values.sorted { $0.key < $1.key }
    return mismatch(marbles, expected, scale) { element in symbols.first { $0.value == element }?.key }
  }

  private func mismatch(
    _ marbles: String, _ expected: [Recorded<Event<Element>>], _ scale: MarbleScale, symbol: (Element) -> Character?
  ) -> RecordedMismatch? {
    let events = events
    let drawing = MarbleDrawing.draw(events, scale, symbol: symbol)
    let heading = drawing.map { ["expected \(marbles)", "    came \($0)"] } ?? ["expected \(marbles)"]
    return RecordedMismatch(events, expected, heading: heading) { "\($0.time): \($0.value)" }
  }
}

extension TestableObserver<String> {
  /// How what came differs from a marble diagram whose characters are the elements; nil where it is the same.
  /// - Throws: `MarbleError`, with the column of the fault, where the diagram is wrong.
  public func mismatch(
    with marbles: String, error: any Error = MarbleFailure(), origin: TestTime = TestScheduler.Defaults.subscribed,
    frame: TestTime = 1
  ) throws -> RecordedMismatch? {
    let scale = try MarbleScale(origin: origin, frame: frame, of: marbles)
    let expected = try MarbleDiagram(marbles).events(scale, error) { String($0) }
    return mismatch(marbles, expected, scale) { $0.count == 1 ? $0.first : nil }
  }
}

extension TestableObservable {
  /// How the subscriptions differ from diagrams, one for each, such as `"--^----!"`; nil where they are the same.
  ///
  /// Frames count from the first character. A subscription that does not end has no `!`; a diagram without marks is none.
  /// - Throws: `MarbleError`, with the column of the fault, where a diagram is wrong.
  public func subscriptionMismatch(
    with marbles: String..., origin: TestTime = TestScheduler.Defaults.subscribed, frame: TestTime = 1
  ) throws -> RecordedMismatch? {
    let expected = try marbles.compactMap {
      try MarbleDiagram($0).subscription(MarbleScale(origin: origin, frame: frame, of: $0))
    }
    return RecordedMismatch(subscriptions, expected, heading: marbles.map { "expected \($0)" }) { "\($0)" }
  }
}
