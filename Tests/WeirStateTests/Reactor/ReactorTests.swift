import Foundation
import Testing
import WeirTesting

@testable import WeirState

struct TestError: Error {}

final class CounterReactor: Reactor {
  enum Action: Sendable { case add(Int), fail, twice, alert(String?) }
  enum Mutation: Codable { case add(Int), alert(String?) }
  struct State: Codable, Equatable {
    var count = 0
    @Pulse var alert: String?
  }

  let initialState = State()
  var errors: [any Error] = []
  var external = PublishRelay<Mutation>()
  var reduceHook: () -> Void = {}

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .add(let number): .just(.add(number))
    case .fail: .concat(.just(.add(1)), .error(TestError()))
    case .twice: .from([.add(1), .add(1)])
    case .alert(let text): .just(.alert(text))
    }
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { .merge(mutation, external.asObservable()) }

  func reduce(state: State, mutation: Mutation) -> State {
    reduceHook()
    var state = state
    switch mutation {
    case .add(let number): state.count += number
    case .alert(let text): state.alert = text
    }
    return state
  }

  func mutationFailed(_ error: any Error, for action: Action) { errors.append(error) }
}

@MainActor
final class Seen<Value> {
  var values: [Value] = []
  let bag = DisposeBag()
  init(_ stream: Observable<Value>, _ body: @escaping @MainActor (Value) -> Void = { _ in }) {
    stream.bind { [weak self] value in
      self?.values.append(value)
      body(value)
    }.disposed(by: bag)
  }
}

@Suite("Reactor", .serialized)
@MainActor
struct ReactorTests {
  @Test("Live without an observer: actions are handled, and the state is there")
  func live() {
    let reactor = CounterReactor()
    reactor.action.onNext(.add(2))
    #expect(reactor.currentState.count == 2)
    reactor.external.accept(.add(1))
    #expect(reactor.currentState.count == 3)
    let seen = Seen(reactor.state.map(\.count))
    #expect(seen.values == [3])
  }

  @Test("What is merged in counts from activate() on")
  func activation() {
    let (idle, active) = (CounterReactor(), CounterReactor())
    active.activate()
    for reactor in [idle, active] { reactor.external.accept(.add(1)) }
    #expect(idle.currentState.count == 0)
    #expect(active.currentState.count == 1)
  }

  @Test("An action that a state observer sends comes after the one being handled")
  func actionFromStateObserver() {
    let reactor = CounterReactor()
    let seen = Seen(reactor.state.map(\.count)) { if $0 == 1 { reactor.action.onNext(.add(100)) } }
    let other = Seen(reactor.state.map(\.count))
    reactor.action.onNext(.twice)
    #expect(seen.values == [0, 1, 2, 102])
    #expect(other.values == [0, 1, 2, 102])
  }

  @Test("An action that reduce sends comes after the one being handled")
  func actionFromReduce() {
    let reactor = CounterReactor()
    var isFirst = true
    reactor.reduceHook = {
      guard isFirst else { return }
      isFirst = false
      reactor.action.onNext(.add(10))
    }
    let seen = Seen(reactor.state.map(\.count))
    reactor.action.onNext(.twice)
    #expect(seen.values == [0, 1, 2, 12])
    reactor.reduceHook = {}
  }

  @Test("A chain of 100,000 actions does not grow the stack", .timeLimit(.minutes(10)))
  func chain() {
    let reactor = CounterReactor()
    let seen = Seen(reactor.state.map(\.count)) { if $0 > 0, $0 < 100_000 { reactor.action.onNext(.add(1)) } }
    reactor.action.onNext(.add(1))
    #expect(reactor.currentState.count == 100_000)
    #expect(seen.values.count == 100_001)
  }

  @Test("An error of mutate goes to its handler, and the reactor lives on")
  func errors() {
    let reactor = CounterReactor()
    for action in [CounterReactor.Action.fail, .add(1), .fail] { reactor.action.onNext(action) }
    #expect(reactor.currentState.count == 3)
    #expect(reactor.errors.count == 2)
  }

  @Test("Without a handler the error is reported")
  func reportedError() {
    final class Failing: Reactor {
      enum Action { case go }
      let initialState = 0
      func mutate(action: Action) -> Observable<Action> { .error(TestError()) }
    }
    let reactor = Failing()
    let faults = Faults.during { reactor.action.onNext(.go) }
    #expect(faults.contains { $0.contains("Failing") && $0.contains("TestError") && $0.contains("of go") })
  }

  @Test("Pulses fire for equal values too, once for each listener, and never for who comes late")
  func pulses() {
    let reactor = CounterReactor()
    reactor.action.onNext(.alert("before"))
    let (first, second) = (Seen(reactor.pulse(\.$alert)), Seen(reactor.pulse(\.$alert)))
    #expect(first.values == [])
    reactor.action.onNext(.add(1))
    for text in ["a", "a", nil] { reactor.action.onNext(.alert(text)) }
    #expect(first.values == ["a", "a", nil])
    #expect(second.values == first.values)
    #expect(Seen(reactor.pulse(\.$alert)).values == [])
  }

  @Test("Actions from other threads are handled on the main actor, in order", .timeLimit(.minutes(10)))
  func otherThreads() async {
    let reactor = CounterReactor()
    let action = reactor.action
    await Task.detached { for _ in 0..<1_000 { action.onNext(.add(1)) } }.value
    #expect(await wait { reactor.currentState.count == 1_000 })
  }

  @Test("A stub stands in: its state is shown, and actions are kept and do nothing")
  func stubs() {
    let reactor = CounterReactor()
    reactor.isStubEnabled = true
    reactor.action.onNext(.add(5))
    #expect(reactor.currentState.count == 0)
    #expect(reactor.stub.actions.count == 1)
    reactor.stub.state.value = CounterReactor.State(count: 9)
    #expect(reactor.currentState.count == 9)
    #expect(Seen(reactor.state.map(\.count)).values == [9])
    reactor.isStubEnabled = false
    reactor.action.onNext(.add(1))
    #expect(reactor.currentState.count == 1)
  }

  @Test("A reactor that keeps its workings ends all at once")
  func leaks() {
    final class Keeping: Reactor {
      typealias Action = Int
      let reactorCore = ReactorCore<Int, Int>()
      let initialState = 0
      func mutate(action: Int) -> Observable<Int> { .never() }
    }
    weak var reactor: Keeping?
    weak var action: ActionSubject<Int>?
    weak var state: Observable<Int>?
    let hasEnded = BehaviorRelay(value: false)
    do {
      let made = Keeping()
      (reactor, action, state) = (made, made.action, made.state)
      made.action.onNext(1)
      _ = made.state.subscribe(onDisposed: { hasEnded.accept(true) })
    }
    #expect(reactor == nil)
    #expect(action == nil)
    #expect(state == nil)
  }

  @Test("The table of workings does not grow with reactors that have gone")
  func table() {
    for _ in 0..<5_000 { CounterReactor().action.onNext(.add(1)) }
    let one = CounterReactor()
    one.activate()
    #expect(AttachmentTable.reactors.count < 200)
  }
}
