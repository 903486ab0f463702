import Testing
import WeirState

@Suite("Differences and JSON values")
@MainActor
struct DifferenceTests {
  struct Inner: Equatable { var name: String, tags: Set<String>, ages: [String: Int] }
  enum Mode: Equatable { case off, on(Int) }
  struct Outer {
    var inner: Inner, list: [Int], maybe: String?, mode: Mode
    var body: () -> Void = {}
  }

  let base = Outer(inner: Inner(name: "a", tags: ["x"], ages: ["p": 1]), list: [1, 2], maybe: nil, mode: .off)

  private func changes(_ change: (inout Outer) -> Void) -> [String] {
    var changed = base
    change(&changed)
    return Difference.between(base, changed).map(\.description)
  }

  @Test("Only what has changed is named, with its place")
  func values() {
    #expect(changes { _ in } == [])
    #expect(changes { $0.inner.name = "b" } == [#"inner.name: "a" → "b""#])
    #expect(changes { $0.list[1] = 5 } == ["list[1]: 2 → 5"])
    #expect(changes { $0.list.append(7) } == ["list[2]: + 7"])
    #expect(changes { $0.list = [] } == ["list[0]: - 1", "list[1]: - 2"])
    #expect(changes { $0.maybe = "m" } == [#"maybe: nil → "m""#])
    #expect(changes { $0.mode = .on(1) } == ["mode: off → on(1)"])
    #expect(changes { $0.inner.tags = ["y"] } == [#"inner.tags: - "x""#, #"inner.tags: + "y""#])
    #expect(changes { $0.inner.ages = ["p": 2, "q": 3] } == [#"inner.ages["p"]: 1 → 2"#, #"inner.ages["q"]: + 3"#])
  }

  @Test("Whole values, and payloads of one case")
  func roots() {
    #expect(Difference.between(1, 2).map(\.description) == ["1 → 2"])
    #expect(Difference.between(Mode.on(1), Mode.on(2)).map(\.description) == ["on: 1 → 2"])
    #expect(Difference.between(1, "1").count == 1)
    final class Object {}
    let object = Object()
    #expect(Difference.between(object, object).isEmpty)
  }

  @Test("JSON values: reading, writing, members, differences")
  func json() throws {
    let value = try JSONValue(encoding: AppState())
    #expect(try value.decode(AppState.self) == AppState())
    var changed = value
    changed["count"] = .integer(4)
    changed["other"] = nil
    changed["new"] = .array([.null, .bool(true), .number(1.5), .string("x")])
    #expect(
      value.differences(to: changed).map(\.description) == [
        "count: 0 → 4", #"new: + [null,true,1.5,"x"]"#, "other: - 0",
      ])
    #expect(try changed.decode(JSONValue.self) == changed)
    var number = JSONValue.integer(1)
    number["a"] = .null
    #expect(number == .integer(1))
    #expect(number["a"] == nil)
    #expect(try JSONValue(encoding: Double.infinity) == .string("inf"))
    #expect(JSONValue.array([.integer(1)]).differences(to: .array([])).map(\.description) == ["[0]: - 1"])
  }

  @Test("The printer prints each action, and only what it has changed")
  func printer() {
    var lines: [String] = []
    let store = Store(
      initialState: AppState(), reducer: AppReducer(), middlewares: [ChangePrinter<AppState> { lines.append($0) }])
    store.dispatch(Rename(name: "Bob"))
    store.dispatch(Nothing())
    #expect(
      lines == [
        #"Rename(name: "Bob")"#, #"  profile.name: "Ann" → "Bob""#, "Nothing()", "  (nothing changed)",
      ])
  }

  @Test("A stream of states prints what differs from one to the next")
  func streamPrinter() {
    let lines = BehaviorRelay<[String]>(value: [])
    let states = Observable.of(Profile(), Profile(name: "Bob"), Profile(name: "Bob", age: 31))
    let seen = Seen(states.printChanges("p") { lines.accept(lines.value + [$0]) })
    #expect(lines.value == [#"p: name: "Ann" → "Bob""#, "p: age: 30 → 31"])
    #expect(seen.values.count == 3)
  }
}
