import TestSupport
import Testing
import WeirState

@Suite("Reducers")
@MainActor
struct ReducerTests {
  enum Session: Equatable { case signedOut, signedIn(Profile) }

  struct Root: Equatable {
    var profile = Profile()
    var guest: Profile?
    var session = Session.signedOut
  }

  let rename = Reduce<Profile>(Rename.self) { action, profile in profile.name = action.name }

  @Test("Reducers take turns, each with the state that the one before has left")
  func combining() {
    let first = Reduce<Int> { _, count in count += 1 }
    let second = Reduce<Int> { _, count in count *= 10 }
    let store = Store(initialState: 1, reducer: combineReducers(first, second))
    store.dispatch(Nothing())
    #expect(store.state == 20)
    #expect(Reduce<Int>(combining: []).handleAction(Nothing(), state: 3) == 3)
  }

  @Test("A part by key path, an optional part, and the payload of a case")
  func pullbacks() {
    let session = StateCase<Session, Profile>(embed: Session.signedIn) {
      if case .signedIn(let profile) = $0 { profile } else { nil }
    }
    let signedIn = rename.pullback(session).pullback(\Root.session)
    let reducer = combineReducers(rename.pullback(\Root.profile), rename.pullback(\Root.guest), signedIn)
    var state = Root()
    reducer.reduce(Rename(name: "Bob"), into: &state)
    #expect(state == Root(profile: Profile(name: "Bob")))
    state.guest = Profile()
    state.session = .signedIn(Profile())
    reducer.reduce(Rename(name: "Cid"), into: &state)
    let cid = Profile(name: "Cid")
    #expect(state == Root(profile: cid, guest: cid, session: .signedIn(cid)))
    reducer.reduce(Nothing(), into: &state)
    #expect(state.guest == cid)
  }

  @Test("A reducer in place and its copying form agree", arguments: 1...20)
  func forms(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let reducer = Reduce<AppState>(Increment.self) { $1.count += $0.by }
    var state = AppState()
    for _ in 0..<50 {
      let action = Increment(by: Int.random(in: -5...5, using: &generator))
      let copied = reducer.handleAction(action, state: state)
      reducer.reduce(action, into: &state)
      #expect(copied == state, "seed \(seed)")
      #expect(copied == AppReducer().handleAction(action, state: AppState(count: state.count - action.by)))
    }
  }
}
