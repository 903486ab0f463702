import Foundation
import Testing
import WeirState
import WeirTesting

final class SearchReactor: Reactor {
  enum Action: Sendable { case search(String), first(String), loose(String) }
  let reactorCore = ReactorCore<Action, [String]>()
  let initialState: [String] = []
  let clock: VirtualClock
  let ignoresCancellation: Bool

  init(_ clock: VirtualClock, ignoresCancellation: Bool = false) {
    self.clock = clock
    self.ignoresCancellation = ignoresCancellation
  }

  func mutate(action: Action) -> Observable<String> {
    let (clock, ignores) = (clock, ignoresCancellation)
    let text =
      switch action {
      case .search(let text), .first(let text), .loose(let text): text
      }
    return .task {
      do { try await clock.sleep(for: .seconds(1)) } catch { if !ignores { throw error } }
      return text
    }
  }

  func effectPolicy(for action: Action) -> EffectPolicy {
    switch action {
    case .search: .latest("search")
    case .first: .first("first")
    case .loose: .concurrent
    }
  }

  func reduce(state: [String], mutation: String) -> [String] { state + [mutation] }
}

@Suite("Effects", .serialized, .timeLimit(.minutes(10)))
@MainActor
struct EffectTests {
  @Test("A newer action of the same kind cancels the older, or waits not, or runs beside it, as declared")
  func policies() async {
    let clock = VirtualClock()
    let reactor = SearchReactor(clock)
    for text in ["a", "b"] { reactor.action.onNext(.search(text)) }
    for text in ["c", "d"] { reactor.action.onNext(.first(text)) }
    for text in ["e", "f"] { reactor.action.onNext(.loose(text)) }
    await clock.waitForSleepers(4)
    await clock.advance(by: .seconds(1))
    #expect(await wait { reactor.currentState.count == 4 })
    #expect(reactor.currentState.sorted() == ["b", "c", "e", "f"])
    reactor.action.onNext(.first("g"))
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(1))
    #expect(await wait { reactor.currentState.last == "g" })
  }

  @Test("Work ends with the reactor; a result that still comes is dropped and counted")
  func lateResult() async {
    let clock = VirtualClock()
    var reactor: SearchReactor? = SearchReactor(clock, ignoresCancellation: true)
    reactor?.action.onNext(.loose("late"))
    await clock.waitForSleepers(1)
    let before = LateResults.count
    reactor = nil
    #expect(await wait { LateResults.count == before + 1 })
    #expect(clock.sleeperCount == 0)
  }

  @Test("Sequences and several results of one work")
  func sequences() async {
    final class Feed: Reactor {
      enum Action { case stream, run }
      let initialState: [Int] = []
      func mutate(action: Action) -> Observable<Int> {
        switch action {
        case .stream:
          .sequence(
            AsyncStream { continuation in
              for number in 1...3 { continuation.yield(number) }
              continuation.finish()
            })
        case .run: .run { send in for number in 4...5 { send(number) } }
        }
      }
      func reduce(state: [Int], mutation: Int) -> [Int] { state + [mutation] }
    }
    let feed = Feed()
    feed.action.onNext(.stream)
    #expect(await wait { feed.currentState == [1, 2, 3] })
    feed.action.onNext(.run)
    #expect(await wait { feed.currentState == [1, 2, 3, 4, 5] })
  }

  @Test("A scope hands results on, and drops and counts those that come after its end")
  func scope() async {
    let clock = VirtualClock()
    let scope = EffectScope()
    var results: [Int] = []
    var errors = 0
    scope.run {
      1
    } then: {
      results.append($0)
    }
    scope.run {
      throw TestError()
    } onError: { _ in
      errors += 1
    } then: { (_: Int) in
    }
    #expect(await wait { results == [1] && errors == 1 && scope.runningCount == 0 })
    scope.run {
      try? await clock.sleep(for: .seconds(1))
    } then: {
      results.append(2)
    }
    await clock.waitForSleepers(1)
    scope.dispose()
    #expect(await wait { scope.droppedCount == 1 })
    #expect(results == [1])
  }

  @Test("Of one kind the latest, or the first, counts")
  func scopePolicies() async {
    let clock = VirtualClock()
    let scope = EffectScope()
    var results: [Int] = []
    for number in 1...2 {
      scope.run(.latest("a")) {
        try await clock.sleep(for: .seconds(1)); return number
      } then: {
        results.append($0)
      }
    }
    for number in 3...4 {
      scope.run(.first("b")) {
        try await clock.sleep(for: .seconds(1)); return number
      } then: {
        results.append($0)
      }
    }
    await clock.waitForSleepers(2)
    await clock.advance(by: .seconds(1))
    #expect(await wait { results.count == 2 })
    #expect(results.sorted() == [2, 3])
  }

  @Test("An asynchronous thunk dispatches, ends with its scope, and its errors are handed on")
  func asyncThunk() async {
    let clock = VirtualClock()
    let store = makeStore()
    let thunk = AsyncThunk<AppState> { dispatch, getState in
      dispatch(Increment(by: (getState()?.count ?? 0) + 1))
      try? await clock.sleep(for: .seconds(1))
      dispatch(Increment(by: 10))
    }
    store.dispatch(thunk)
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(1))
    #expect(await wait { store.state.count == 11 })
    var scope: EffectScope? = EffectScope()
    store.dispatch(thunk, in: scope)
    await clock.waitForSleepers(1)
    let before = LateResults.count
    scope = nil
    #expect(await wait { LateResults.count > before })
    #expect(store.state.count == 23)
    var failed = false
    store.dispatch(AsyncThunk { _, _ in throw TestError() }, onError: { _ in failed = true })
    #expect(await wait { failed })
  }
}
