import Testing

@testable import WeirNetworking

/// The transitions of a token, without requests and threads.
@Suite struct TokenStateTests {
  private let told = Recorder<String>()

  private func tell(_ name: String) -> @Sendable (Result<String?, any Error>) -> Void {
    { [told] result in
      switch result {
      case .success(let token): told.add("\(name) \(token ?? "none")")
      case .failure: told.add("\(name) failure")
      }
    }
  }

  private func attempt() -> RequestAttempt {
    RequestAttempt(
      request: URLRequest(url: URL(fileURLWithPath: "/")), target: API.secured,
      result: .success(Response(statusCode: 401, data: Data())))
  }

  private func text(_ step: TokenState.Step) -> String {
    switch step {
    case .wait: "wait"
    case .refresh(let refused, _): "refresh \(refused ?? "none")"
    case .done(.success(let token)): "done \(token ?? "none")"
    case .done(.failure): "failed"
    }
  }

  private func text(_ need: TokenState.Need?) -> String {
    switch need {
    case nil: "none"
    case .refresh(let refused): "refresh \(refused ?? "none")"
    case .nothing: "nothing"
    }
  }

  @Test func whereNothingIsNeededTheTokenIsThere() {
    var state = TokenState(token: "a")
    #expect(text(state.step(nil, tell("x"))) == "done a")
    var empty = TokenState(token: nil)
    #expect(text(empty.step(nil, tell("x"))) == "done none")
    #expect(told.values.isEmpty, "who can go on is not told")
  }

  @Test func theFirstThatNeedsOneRefreshesAndOthersWait() {
    var state = TokenState(token: "a")
    #expect(text(state.step(.refresh("a"), tell("x"))) == "refresh a")
    #expect(text(state.step(.refresh("a"), tell("y"))) == "wait")
    #expect(text(state.step(nil, tell("z"))) == "wait")
    let (waiters, outcome) = state.finish(.success("b"), 0)
    for waiter in waiters { waiter.tell(outcome) }
    #expect(told.values == ["x b", "y b", "z b"])
    #expect(state.token == "b")
    #expect(text(state.step(nil, tell("w"))) == "done b")
  }

  @Test func aFailureIsToldToAllAndForgottenBySuccess() {
    var state = TokenState(token: "a")
    let before = attempt()
    _ = state.step(.refresh("a"), tell("x"))
    let (waiters, outcome) = state.finish(.failure(URLError(.timedOut)), 0)
    for waiter in waiters { waiter.tell(outcome) }
    #expect(told.values == ["x failure"])
    #expect(state.token == "a", "the token stays, since it may be good yet")
    #expect(text(state.needsRefresh(after: before, sent: "Bearer a", "Bearer")) == "nothing")
    #expect(text(state.needsRefresh(after: attempt(), sent: "Bearer a", "Bearer")) == "refresh a")
    _ = state.step(.refresh("a"), tell("y"))
    _ = state.finish(.success("a"), 0)
    #expect(text(state.needsRefresh(after: before, sent: "Bearer a", "Bearer")) == "refresh a")
  }

  @Test func anOlderTokenNeedsNoRefresh() {
    let state = TokenState(token: "b")
    #expect(text(state.needsRefresh(after: attempt(), sent: "Bearer a", "Bearer")) == "none")
    #expect(text(state.needsRefresh(after: attempt(), sent: nil, "Bearer")) == "none")
    #expect(text(state.needsRefresh(after: attempt(), sent: "Bearer b", "Bearer")) == "refresh b")
    #expect(text(state.needsRefresh(after: attempt(), sent: "Bearer b", "Token")) == "none")
    let empty = TokenState(token: nil)
    #expect(text(empty.needsRefresh(after: attempt(), sent: nil, "Bearer")) == "refresh none")
    #expect(text(empty.needsRefresh(after: attempt(), sent: "Bearer a", "Bearer")) == "none", "signed out meanwhile")
  }

  @Test func aTokenFromOutsideIsNotOverwritten() {
    for result in [Result<String, any Error>.success("late"), .failure(URLError(.timedOut))] {
      var state = TokenState(token: "a")
      guard case .refresh(_, let round) = state.step(.refresh("a"), tell("x")) else {
        Issue.record("no refresh")
        return
      }
      state.set("mine")
      let (waiters, outcome) = state.finish(result, round)
      for waiter in waiters { waiter.tell(outcome) }
      #expect(state.token == "mine")
      #expect(told.values.last == "x mine")
    }
  }

  @Test func signingOutWhileRefreshingStaysSignedOut() {
    var state = TokenState(token: "a")
    _ = state.step(.refresh("a"), tell("x"))
    state.set(nil)
    _ = state.finish(.success("late"), 0)
    #expect(state.token == nil)
  }

  @Test func attemptsAreNumberedInTheirOrder() {
    let numbers = (0..<5).map { _ in attempt().order }
    #expect(numbers == numbers.sorted())
    #expect(Set(numbers).count == 5)
    #expect(AttemptOrder.next() > numbers[4])
  }
}
