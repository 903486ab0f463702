import Foundation
import Testing
import WeirState

// The snippets of the guides, as they stand there.

@Suite("Guides")
@MainActor
struct GuideTests {
  struct Increment: Action {}

  static func find(_ text: String) async throws -> [String] { [text] }

  final class SearchReactor: Reactor {
    enum Action { case search(String) }
    enum Mutation { case found([String]) }
    struct State { var results: [String] = [] }
    let initialState = State()

    func mutate(action: Action) -> Observable<Mutation> {
      guard case .search(let text) = action else { return .empty() }
      return .task { .found(try await GuideTests.find(text)) }
    }

    func effectPolicy(for action: Action) -> EffectPolicy { .latest("search") }

    func reduce(state: State, mutation: Mutation) -> State {
      guard case .found(let results) = mutation else { return state }
      return State(results: results)
    }
  }

  struct Added: Action, Codable { let number: Int }
  struct Saved: Codable, Equatable { var title = "" }

  @Test("The store of the first page")
  func store() {
    var printed: [Int] = []
    let counter = Reduce<Int> { action, count in
      if action is Increment { count += 1 }
    }
    let store = Store(initialState: 0, reducer: counter)
    let subscription = store.observe { count in printed.append(count) }
    store.dispatch(Increment())
    subscription.dispose()
    #expect(printed == [0, 1])
  }

  @Test("The reactor of the first page")
  func reactor() async {
    let reactor = SearchReactor()
    for text in ["a", "b"] { reactor.action.onNext(.search(text)) }
    #expect(await wait { reactor.currentState.results == ["b"] })
  }

  @Test("History, sessions and restoration")
  func history() throws {
    let reducer = Reduce<Int>(Added.self) { $1 += $0.number }
    let store = Store(initialState: 0, reducer: reducer)
    let history = History(store, limit: 50)
    store.dispatch(Added(number: 1))
    history.undo()
    history.redo()
    history.jump(to: 0)
    #expect(store.state == 0)
    let scratch = ScratchFile()
    let file = scratch.url
    let catalog = ActionCatalog().adding(Added.self)
    let recorder = try SessionRecorder(store, to: file, actions: catalog)
    store.dispatch(Added(number: 2))
    recorder.stop()
    let replay = try Session(contentsOf: file).replay(reducer, actions: catalog)
    #expect(replay.mismatches.isEmpty)
    #expect(replay.state == 2)
    try scratch.write(#"{"weir":"state","version":1,"state":{"name":"x"}}"#)
    let archive = StateArchive<Saved>(
      file: file, version: 2, migrations: [StateMigration(from: 1) { state in state["title"] = state["name"] }])
    let (state, error) = archive.restore(orElse: Saved())
    #expect(state == Saved(title: "x"))
    #expect(error == nil)
  }
}
