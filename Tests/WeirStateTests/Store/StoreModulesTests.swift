import Testing
import WeirState

/// What modules above add to a store.
@Suite @MainActor struct StoreModulesTests {
  private struct Add: Action { let amount: Int }
  private struct Jump: Action {}

  private let store = Store(initialState: 0, reducer: Reduce<Int>(Add.self) { $1 += $0.amount })

  @Test func whatIsInstalledComesBeforeTheReducerAndBeforeTheObservers() {
    var lines: [String] = []
    let watch = store.observe { lines.append("observer \($0)") }
    lines = []
    store.install { action, state in
      lines.append("before \(state)")
      if action is Add { state *= 10 }
    } after: { _, state in
      lines.append("after \(state)")
    }
    store.dispatch(Add(amount: 1))
    store.dispatch(Add(amount: 2))
    #expect(lines == ["before 0", "after 1", "observer 1", "before 1", "after 12", "observer 12"])
    watch.dispose()
  }

  @Test func changesWithoutAReducerAreHeardToo() {
    var heard: [String] = []
    store.install { _, _ in
      heard.append("before")
    } after: {
      heard.append("\(type(of: $0)) \($1)")
    }
    store.update(Jump()) { $0 = 7 }
    #expect(heard == ["Jump 7"])
  }

  @Test func codeRunsBetweenTwoActions() {
    var lines: [String] = []
    let watch = store.observe { [store] count in
      guard count == 1 else { return }
      store.perform {
        lines.append("perform \(store.state)")
        store.dispatch(Add(amount: 10))
        lines.append("dispatched \(store.state)")
        store.update(Jump()) { $0 += 100 }
        lines.append("updated \(store.state)")
        store.perform { lines.append("inside \(store.state)") }
      }
      lines.append("observer \(count)")
    }
    store.dispatch(Add(amount: 1))
    #expect(lines == ["observer 1", "perform 1", "dispatched 11", "updated 111", "inside 111"])
    store.perform { lines = ["at once"] }
    #expect(lines == ["at once"])
    watch.dispose()
  }

  @Test func aCompanionGoesWithTheStore() {
    final class Companion {}
    weak var companion: Companion?
    do {
      let store = Store(initialState: 0, reducer: Reduce<Int> { _, _ in })
      let made = Companion()
      store.companion = made
      companion = made
      #expect(store.companion === made)
    }
    #expect(companion == nil)
  }
}
