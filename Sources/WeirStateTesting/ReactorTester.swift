/// Tests a reactor: sends actions, and states what becomes of the state.
///
///     let tester = ReactorTester(reactor) { Issue.record("\($0)") }   // or XCTFail("\($0)")
///     tester.send(.load) { $0.isLoading = true }
///     tester.advance(scheduler, by: 1)
///     tester.receive { $0.isLoading = false }
///     tester.finish()
///
/// An exhaustive tester also fails for states that the test does not mention.
@MainActor
public final class ReactorTester<Owner: Reactor> {
  /// The reactor.
  public let reactor: Owner
  private let steps: Steps<Owner.State, Owner.State>
  private let bag = DisposeBag()

  /// Makes a tester of a reactor.
  /// - Parameters:
  ///   - exhaustive: Whether what the test does not mention is a failure.
  ///   - fail: Records a failure in the test framework.
  public init(_ reactor: Owner, exhaustive: Bool = true, fail: @escaping @MainActor (TesterFailure) -> Void) {
    self.reactor = reactor
    let steps = Steps<Owner.State, Owner.State>(reactor.currentState, isExhaustive: exhaustive, fail: fail)
    self.steps = steps
    reactor.state.skip(1).bind { state in steps.waiting.append((state, state)) }.disposed(by: bag)
  }

  /// The state that the test has come to.
  public var state: Owner.State { steps.state }

  /// Sends an action, and compares the next state with what the closure makes of the one before.
  ///
  /// Without a closure nothing is expected of it at once: what comes is to be received.
  public func send(
    _ action: Owner.Action, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column, _ change: ((inout Owner.State) -> Void)? = nil
  ) {
    let place = TesterPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    steps.expectNothing("\(action) was sent", place)
    reactor.action.onNext(action)
    if let change { take("\(action)", place, change) }
  }

  /// Expects another state, and compares it with what the closure makes of the one before.
  public func receive(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    _ change: @escaping (inout Owner.State) -> Void
  ) {
    let place = TesterPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    take("the last step", place, change)
  }

  /// Expects a part of the present state to be something.
  public func expect<Part: Equatable>(
    _ part: KeyPath<Owner.State, Part>, _ value: Part, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let place = TesterPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let found = reactor.currentState[keyPath: part]
    if found != value { steps.fail("\(part) is \(found), not \(value)", place) }
  }

  /// Lets the clock of a scheduler run on; the states that come meanwhile are to be received.
  public func advance(_ scheduler: TestScheduler, by ticks: Int) {
    scheduler.advanceTo(scheduler.clock + ticks)
  }

  /// Waits until a state has come, giving way to other tasks meanwhile.
  /// - Returns: Whether one has come within so many turns.
  @discardableResult
  public func wait(turns: Int = 10_000) async -> Bool { await steps.wait(turns: turns) }

  /// Goes on with the newest state, whatever has come.
  public func skipReceived() { steps.skip() }

  /// Fails where an exhaustive test has not mentioned all that has come.
  public func finish(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column) {
    let place = TesterPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    steps.expectNothing("the test has finished", place)
  }

  private func take(_ what: String, _ place: TesterPlace, _ change: @escaping (inout Owner.State) -> Void) {
    // Without exhaustion only the newest state counts.
    if !steps.isExhaustive, let last = steps.waiting.last { steps.waiting = [last] }
    guard !steps.waiting.isEmpty else {
      return steps.fail("a state after \(what) was expected, but none has come", place)
    }
    steps.check(steps.waiting.removeFirst().state, change, what, place)
  }
}
