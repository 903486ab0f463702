/// The steps that have come and have not been expected yet, and the state that the test knows.
@MainActor
final class Steps<Step, State> {
  var waiting: [(step: Step, state: State)] = []
  var state: State
  let isExhaustive: Bool
  private let fail: @MainActor (TesterFailure) -> Void

  init(_ state: State, isExhaustive: Bool, fail: @escaping @MainActor (TesterFailure) -> Void) {
    self.state = state
    self.isExhaustive = isExhaustive
    self.fail = fail
  }

  func fail(_ message: String, _ place: TesterPlace) { fail(place.failure(message)) }

  /// Compares the state after a step with what the test makes of the state before.
  func check(_ next: State, _ change: ((inout State) -> Void)?, _ what: String, _ place: TesterPlace) {
    guard let change else {
      if isExhaustive { compare(state, next, "\(what) was expected to change nothing", place) }
      state = next
      return
    }
    // Without exhaustion the test states only what it cares for: the rest is as it has come.
    var expected = isExhaustive ? state : next
    change(&expected)
    compare(expected, next, "the state after \(what) is not the expected one", place)
    state = next
  }

  /// Fails where steps of which nothing was said are left.
  func expectNothing(_ when: String, _ place: TesterPlace) {
    if isExhaustive, !waiting.isEmpty {
      let steps = waiting.map { "  \($0.step)" }.joined(separator: "\n")
      fail("\(when), but these had come and were not expected:\n\(steps)", place)
    }
    skip()
  }

  /// Goes on with the newest state.
  func skip() {
    if let last = waiting.last { state = last.state }
    waiting = []
  }

  /// Waits until a step has come, giving way to other tasks meanwhile.
  func wait(turns: Int) async -> Bool {
    for _ in 0..<turns where waiting.isEmpty { await Task.yield() }
    return !waiting.isEmpty
  }

  private func compare(_ expected: State, _ found: State, _ message: String, _ place: TesterPlace) {
    let differences = Difference.between(expected, found)
    if differences.isEmpty { return }
    fail(message + " (expected → found):" + differences.map { "\n  \($0)" }.joined(), place)
  }
}
