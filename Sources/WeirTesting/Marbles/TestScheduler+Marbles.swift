import WeirStreams

extension TestScheduler {
  /// A hot source that sends what a marble diagram shows, for example `"-a-^-b-(cd)-|"`.
  ///
  /// `-` is a frame without an event, `|` the completion, `#` the error; the events in parentheses come at once; white space
  /// is ignored. Frame 0 is `^`, or the first character where there is none. What comes in the same tick as a subscription
  /// comes before it.
  /// - Parameters:
  ///   - values: The element for each character.
  ///   - origin: The time of frame 0.
  ///   - frame: How long a character lasts.
  /// - Throws: `MarbleError`, with the column of the fault.
  public func createHotObservable<Element>(
    marbles: String, values: [Character: Element], error: any Error = MarbleFailure(),
    origin: TestTime = Defaults.subscribed, frame: TestTime = 1
  ) throws -> TestableObservable<Element> {
    let scale = try MarbleScale(origin: origin, frame: frame, of: marbles)
    return createHotObservable(try MarbleDiagram(marbles).events(scale, error) { values[$0] })
  }

  /// A hot source of the characters of a marble diagram, each as a string.
  public func createHotObservable(
    marbles: String, error: any Error = MarbleFailure(), origin: TestTime = Defaults.subscribed, frame: TestTime = 1
  ) throws -> TestableObservable<String> {
    let scale = try MarbleScale(origin: origin, frame: frame, of: marbles)
    return createHotObservable(try MarbleDiagram(marbles).events(scale, error) { String($0) })
  }

  /// A cold source that sends what a marble diagram shows to each subscriber; frame 0 is the time of the subscription.
  ///
  /// See `createHotObservable(marbles:values:error:origin:frame:)` for the diagram. What is in frame 0 itself comes right
  /// after the subscription.
  /// - Throws: `MarbleError`, with the column of the fault.
  public func createColdObservable<Element>(
    marbles: String, values: [Character: Element], error: any Error = MarbleFailure(), frame: TestTime = 1
  ) throws -> TestableObservable<Element> {
    let scale = try MarbleScale(origin: 0, frame: frame, of: marbles)
    return createColdObservable(try MarbleDiagram(marbles).events(scale, error) { values[$0] })
  }

  /// A cold source of the characters of a marble diagram, each as a string.
  public func createColdObservable(
    marbles: String, error: any Error = MarbleFailure(), frame: TestTime = 1
  ) throws -> TestableObservable<String> {
    let scale = try MarbleScale(origin: 0, frame: frame, of: marbles)
    return createColdObservable(try MarbleDiagram(marbles).events(scale, error) { String($0) })
  }
}
