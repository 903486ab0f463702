/// Tests a store: sends actions, and states what comes of each.
///
///     let tester = StoreTester(store) { Issue.record("\($0)", sourceLocation: …) }   // Swift Testing
///     let tester = StoreTester(store) { XCTFail("\($0)") }                           // XCTest
///
///     tester.send(SignIn(name: "Ann")) { $0.name = "Ann" }
///     tester.receive(Greeted.self) { $0.greetings = 1 }
///     tester.finish()
///
/// An exhaustive tester also fails for what the test does not mention: a change of the state, or an action that something else
/// has dispatched. It looks at parts of the state by reflection, so that the state need not be `Equatable`.
@MainActor
public final class StoreTester<State> {
  /// The store.
  public let store: Store<State>
  private let steps: Steps<any Action, State>
  private let recording: any Disposable

  /// Makes a tester of a store.
  /// - Parameters:
  ///   - exhaustive: Whether what the test does not mention is a failure.
  ///   - fail: Records a failure in the test framework.
  public init(_ store: Store<State>, exhaustive: Bool = true, fail: @escaping @MainActor (TesterFailure) -> Void) {
    self.store = store
    let steps = Steps<any Action, State>(store.state, isExhaustive: exhaustive, fail: fail)
    self.steps = steps
    recording = store.record { action, state in steps.waiting.append((action, state)) }
  }

  deinit { recording.dispose() }

  /// The state that the test has come to.
  public var state: State { steps.state }

  /// Dispatches an action, and compares the state after it with what the closure makes of the state before.
  ///
  /// Without a closure, an exhaustive tester expects the state not to change.
  public func send(
    _ action: any Action, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column, _ change: ((inout State) -> Void)? = nil
  ) {
    let place = TesterPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    steps.expectNothing("\(action) was sent", place)
    store.dispatch(action)
    guard !steps.waiting.isEmpty else { return steps.fail("\(action) has not reached the reducer", place) }
    let (found, next) = steps.waiting.removeFirst()
    steps.check(next, change, "\(found)", place)
  }

  /// Expects an action of a type that something else has dispatched, and compares the state after it.
  ///
  /// A tester that is not exhaustive passes over others.
  public func receive<Known: Action>(
    _ type: Known.Type, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column, _ change: ((inout State) -> Void)? = nil
  ) {
    let place = TesterPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    receive("an action of type \(type)", place, change) { $0 is Known }
  }

  /// Expects an action that something else has dispatched, and compares the state after it.
  public func receive<Known: Action & Equatable>(
    _ action: Known, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    _ change: ((inout State) -> Void)? = nil
  ) {
    let place = TesterPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    receive("\(action)", place, change) { $0 as? Known == action }
  }

  /// Expects a part of the state to be something.
  public func expect<Part: Equatable>(
    _ part: KeyPath<State, Part>, _ value: Part, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let place = TesterPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let found = store.state[keyPath: part]
    if found != value { steps.fail("\(part) is \(found), not \(value)", place) }
  }

  /// Lets the clock of a scheduler run on; what is dispatched meanwhile is to be received.
  public func advance(_ scheduler: TestScheduler, by ticks: Int) {
    scheduler.advanceTo(scheduler.clock + ticks)
  }

  /// Waits until an action has come, giving way to other tasks meanwhile.
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

  private func receive(
    _ what: String, _ place: TesterPlace, _ change: ((inout State) -> Void)?, where fits: (any Action) -> Bool
  ) {
    while let (found, next) = steps.waiting.first {
      steps.waiting.removeFirst()
      if fits(found) { return steps.check(next, change, "\(found)", place) }
      steps.state = next
      if steps.isExhaustive { return steps.fail("\(what) was expected, but \(found) has come", place) }
    }
    steps.fail("\(what) was expected, but none has come", place)
  }
}
