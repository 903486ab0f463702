import Testing
import WeirStateTesting

final class LoadReactor: Reactor {
  enum Action { case load, poke, add(Int) }
  enum Mutation { case loading, loaded(Int), add(Int) }
  struct State {
    var isLoading = false
    var value = 0
  }

  let initialState = State()
  let scheduler: TestScheduler

  init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .load: .concat(.just(.loading), Observable.just(.loaded(7)).delay(.seconds(2), scheduler: scheduler))
    case .poke: .empty()
    case .add(let number): .just(.add(number))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    switch mutation {
    case .loading: State(isLoading: true, value: state.value)
    case .loaded(let value): State(value: value)
    case .add(let number): State(isLoading: state.isLoading, value: state.value + number)
    }
  }
}

@Suite("ReactorTester")
@MainActor
struct ReactorTesterTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test("What is as expected fails nothing, in virtual time")
  func passing() {
    var failures: [TesterFailure] = []
    let tester = ReactorTester(LoadReactor(scheduler)) { failures.append($0) }
    tester.send(.load) { $0.isLoading = true }
    tester.send(.poke)
    tester.advance(scheduler, by: 3)
    tester.receive {
      $0.isLoading = false
      $0.value = 7
    }
    tester.expect(\.value, 7)
    tester.finish()
    #expect(failures.map(\.message) == [])
    #expect(tester.state.value == 7)
  }

  @Test("Wrong, missing and unmentioned states fail")
  func failing() {
    var failures: [TesterFailure] = []
    let tester = ReactorTester(LoadReactor(scheduler)) { failures.append($0) }
    let line = #line + 1
    tester.send(.load) { $0.value = 1 }
    #expect(failures.first?.line == line)
    #expect(failures.first?.message.contains("isLoading: false → true") == true)
    tester.receive { _ in }
    #expect(failures.last?.message.contains("none has come") == true)
    tester.advance(scheduler, by: 3)
    tester.finish()
    #expect(failures.count == 3)
    tester.expect(\.value, 1)
    #expect(failures.last?.message.contains("is 7, not 1") == true)
  }

  @Test("A tester that is not exhaustive looks at the newest state")
  func loose() async {
    var failures: [TesterFailure] = []
    let tester = ReactorTester(LoadReactor(scheduler), exhaustive: false) { failures.append($0) }
    for number in 1...3 { tester.send(.add(number)) }
    tester.receive { $0.value = 6 }
    tester.send(.add(1))
    tester.finish()
    #expect(failures.map(\.message) == [])
    tester.skipReceived()
    #expect(await !tester.wait(turns: 2))
    #expect(tester.state.value == 7)
  }
}
