import Testing
import WeirStateTesting

struct Add: Action, Equatable { var by = 1 }
struct Greeted: Action, Equatable { let name: String }
struct Quiet: Action {}

struct Greeting {
  var count = 0
  var names: [String] = []
}

@MainActor
func makeGreeter() -> Store<Greeting> {
  let greeter: MiddlewareFunction<Greeting> = { dispatch, _ in
    { next in
      { action in
        next(action)
        if let add = action as? Add, add.by > 1 { dispatch(Greeted(name: "\(add.by)")) }
      }
    }
  }
  let reducer = Reduce<Greeting> { action, state in
    if let add = action as? Add { state.count += add.by }
    if let greeted = action as? Greeted { state.names.append(greeted.name) }
  }
  return Store(initialState: Greeting(), reducer: reducer, middleware: [greeter])
}

@Suite("StoreTester")
@MainActor
struct StoreTesterTests {
  @Test("What is as expected fails nothing")
  func passing() {
    var failures: [TesterFailure] = []
    let tester = StoreTester(makeGreeter()) { failures.append($0) }
    tester.send(Add()) { $0.count = 1 }
    tester.send(Quiet())
    tester.send(Add(by: 2)) { $0.count = 3 }
    tester.receive(Greeted.self) { $0.names = ["2"] }
    tester.send(Add(by: 3)) { $0.count = 6 }
    tester.receive(Greeted(name: "3")) { $0.names.append("3") }
    tester.expect(\.count, 6)
    tester.finish()
    #expect(failures.map(\.message) == [])
    #expect(tester.state.names == ["2", "3"])
  }

  @Test("A state that is not the expected one names the parts and the place")
  func wrongState() {
    var failures: [TesterFailure] = []
    let tester = StoreTester(makeGreeter()) { failures.append($0) }
    let line = #line + 1
    tester.send(Add()) { $0.count = 5 }
    #expect(failures.count == 1)
    #expect(failures.first?.line == line)
    #expect(failures.first?.fileID.hasSuffix("StoreTesterTests.swift") == true)
    #expect(failures.first?.description.contains("count: 5 → 1") == true)
    tester.send(Add())
    #expect(failures.last?.message.contains("change nothing") == true)
    tester.expect(\.count, 7)
    #expect(failures.last?.message.contains("is 2, not 7") == true)
  }

  @Test("What the test does not mention fails an exhaustive tester")
  func exhaustive() {
    var failures: [TesterFailure] = []
    let tester = StoreTester(makeGreeter()) { failures.append($0) }
    tester.send(Add(by: 2)) { $0.count = 2 }
    tester.send(Add()) { $0.count = 3 }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains(#"Greeted(name: "2")"#) == true)
    tester.receive(Greeted.self)
    #expect(failures.last?.message.contains("none has come") == true)
    tester.send(Add(by: 4)) { $0.count = 7 }
    tester.receive(Add.self)
    #expect(failures.last?.message.contains("was expected, but") == true)
    tester.send(Add(by: 5)) { $0.count = 12 }
    tester.finish()
    #expect(failures.count == 4)
    tester.finish()
    #expect(failures.count == 4)
  }

  @Test("A tester that is not exhaustive looks only at what the test mentions")
  func loose() {
    var failures: [TesterFailure] = []
    let tester = StoreTester(makeGreeter(), exhaustive: false) { failures.append($0) }
    tester.send(Add(by: 2))
    tester.send(Add(by: 3)) { $0.count = 5 }
    tester.receive(Greeted(name: "3")) { $0.names = ["2", "3"] }
    tester.finish()
    #expect(failures.map(\.message) == [])
    tester.skipReceived()
    tester.send(Add(by: 1)) { $0.count = 0 }
    #expect(failures.count == 1)
  }

  @Test("An action that a middleware stops has not reached the reducer")
  func stopped() {
    var failures: [TesterFailure] = []
    let store = makeGreeter()
    store.middleware = [{ _, _ in { _ in { _ in } } }]
    let tester = StoreTester(store) { failures.append($0) }
    tester.send(Add())
    #expect(failures.first?.message.contains("has not reached the reducer") == true)
  }

  @Test("Actions that come later, by virtual time or from a task")
  func later() async {
    var failures: [TesterFailure] = []
    let store = makeGreeter()
    let tester = StoreTester(store) { failures.append($0) }
    let scheduler = TestScheduler(initialClock: 0)
    let timer = Observable<Int>.timer(.seconds(5), scheduler: scheduler)
      .bind(onNext: { _ in store.dispatch(Add()) })
    tester.advance(scheduler, by: 4)
    #expect(tester.state.count == 0)
    tester.advance(scheduler, by: 1)
    tester.receive(Add.self) { $0.count = 1 }
    store.dispatch(AsyncThunk { dispatch, _ in dispatch(Add()) })
    #expect(await tester.wait())
    tester.receive(Add()) { $0.count = 2 }
    #expect(await !tester.wait(turns: 3))
    tester.finish()
    #expect(failures.map(\.message) == [])
    timer.dispose()
  }
}
