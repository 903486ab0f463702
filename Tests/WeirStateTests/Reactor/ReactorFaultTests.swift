import Testing
import WeirState

/// What goes wrong in and around a reactor.
@Suite("Faults of reactors", .serialized)
@MainActor
struct ReactorFaultTests {
  final class Transforming: Reactor {
    enum Place { case action, mutation, state }
    typealias Action = Int
    typealias Mutation = Int
    let initialState = 0
    let place: Place
    init(_ place: Place) { self.place = place }

    private func fail(_ stream: Observable<Int>, at place: Place) -> Observable<Int> {
      guard place == self.place else { return stream }
      return stream.map { value in
        if value >= 2 { throw TestError() }
        return value
      }
    }

    func transform(action: Observable<Int>) -> Observable<Int> { fail(action, at: .action) }
    func transform(mutation: Observable<Int>) -> Observable<Int> { fail(mutation, at: .mutation) }
    func transform(state: Observable<Int>) -> Observable<Int> { fail(state, at: .state) }
    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
  }

  @Test(
    "A transformed stream that fails is reported with its place, and nothing traps",
    arguments: [Transforming.Place.action, .mutation, .state])
  func transforms(place: Transforming.Place) {
    let reactor = Transforming(place)
    let faults = Faults.during {
      reactor.action.onNext(1)
      #expect(reactor.currentState == 1)
      reactor.action.onNext(2)
      reactor.action.onNext(1)
    }
    #expect(faults.count { $0.contains("a transformed stream must not fail") } == 1)
    #expect(faults.contains { $0.contains("transform(\(place):)") && $0.contains("TestError") })
    #expect(reactor.currentState == 1, "it has stopped")
  }

  @Test("A reactor whose actions are no mutations does nothing unless it says what")
  func defaults() {
    final class Silent: Reactor {
      enum Action { case go }
      enum Mutation { case none }
      let initialState = "as it was"
    }
    let reactor = Silent()
    var states: [String] = []
    let ending = reactor.state.bind { states.append($0) }
    reactor.action.onNext(.go)
    #expect(states == ["as it was"])
    ending.dispose()
  }

  @Test("A mutation without a reduce of its own sends the state again")
  func defaultReduce() {
    final class Same: Reactor {
      enum Action { case go }
      let initialState = 7
    }
    let reactor = Same()
    var states: [Int] = []
    let ending = reactor.state.bind { states.append($0) }
    reactor.action.onNext(.go)
    #expect(states == [7, 7])
    ending.dispose()
  }

  @Test("Asynchronous work that throws goes to the handler with its action, and the reactor goes on")
  func asyncFailure() async {
    final class Failing: Reactor {
      typealias Action = Int
      let initialState: [Int] = []
      var failed: [String] = []

      func mutate(action: Int) -> Observable<Int> {
        .task {
          if action < 0 { throw TestError() }
          return action
        }
      }

      func reduce(state: [Int], mutation: Int) -> [Int] { state + [mutation] }
      func mutationFailed(_ error: any Error, for action: Int) { failed.append("\(type(of: error)) for \(action)") }
    }
    let reactor = Failing()
    reactor.action.onNext(-1)
    reactor.action.onNext(5)
    #expect(await wait { reactor.currentState == [5] && !reactor.failed.isEmpty })
    #expect(reactor.failed == ["TestError for -1"])
  }

  @Test("Observers can subscribe to the subject of actions and to a relay of states")
  func observers() {
    let (subject, relay) = (ActionSubject<Int>(), StateRelay(value: 1))
    let (actions, states) = (PublishSubject<Int>(), PublishSubject<Int>())
    var seen: [String] = []
    let watching: [any Disposable] = [
      actions.bind { seen.append("action \($0)") }, states.bind { seen.append("state \($0)") },
      subject.subscribe(actions.asObserver()), relay.subscribe(states.asObserver()),
    ]
    subject.onNext(4)
    relay.accept(5)
    relay.value = 5
    #expect(seen == ["state 1", "action 4", "state 5", "state 5"])
    #expect(relay.value == 5)
    for entry in watching { entry.dispose() }
    subject.onNext(6)
    relay.accept(7)
    #expect(seen.count == 4)
  }
}
