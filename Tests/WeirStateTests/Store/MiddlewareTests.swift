import Testing
import WeirState

@Suite("Middleware", .serialized)
@MainActor
struct MiddlewareTests {
  final class Log: Middleware {
    static var lines: [String] = []
    let name: String
    init(_ name: String) { self.name = name }
    func before(action: any Action, state: AppState) { Log.lines.append("\(name) before \(state.count)") }
    func after(action: any Action, state: AppState) { Log.lines.append("\(name) after \(state.count)") }
  }

  final class WrongState: Middleware {
    func before(action: any Action, state: Int) { Issue.record("not its state") }
    func after(action: any Action, state: Int) { Issue.record("not its state") }
  }

  @Test("before in order, the reducer, after in the opposite order, then the observers")
  func order() {
    Log.lines = []
    let store = Store(
      initialState: AppState(), reducer: AppReducer(), middlewares: [Log("a"), WrongState(), Log("b")],
      middleware: [
        { _, _ in
          { next in
            { action in
              Log.lines.append("in")
              next(action)
              Log.lines.append("out")
            }
          }
        }
      ])
    let subscription = store.observe(\.count) { Log.lines.append("told \($0)") }
    store.dispatch(Increment())
    subscription.dispose()
    #expect(Log.lines == ["told 0", "in", "a before 0", "b before 0", "b after 1", "a after 1", "told 1", "out"])
  }

  @Test("Functions stop, change, add and delay actions")
  func functions() {
    var held: [() -> Void] = []
    let stop: MiddlewareFunction<AppState> = { _, _ in { next in { if !($0 is Nothing) { next($0) } } } }
    let double: MiddlewareFunction<AppState> = { dispatch, getState in
      { next in
        { action in
          guard let increment = action as? Increment, increment.by > 0 else { return next(action) }
          switch increment.by {
          case 100: held.append { next(Increment(by: 7)) }
          case 50:
            next(Increment(by: 1))
            next(Increment(by: 2))
          default: next(Increment(by: increment.by * 2))
          }
        }
      }
    }
    let store = makeStore(middleware: [stop, double])
    let recorder = Recorder<Int>()
    store.subscribe(recorder) { $0.select(\.count) }
    store.dispatch(Nothing())
    store.dispatch(Increment())
    store.dispatch(Increment(by: 50))
    store.dispatch(Increment(by: 100))
    #expect(recorder.values == [0, 2, 3, 5])
    for body in held { body() }
    #expect(recorder.values == [0, 2, 3, 5, 12])
  }

  @Test("An action that is handed on late waits while another one is handled")
  func lateNext() {
    var held: DispatchFunction?
    let delay: MiddlewareFunction<AppState> = { _, _ in
      { next in
        held = next
        return { next($0) }
      }
    }
    let store = makeStore(skipping: false, middleware: [delay])
    let (first, second) = (Recorder<Int>(), Recorder<Int>())
    first.onValue = { if $0 == 1 { held?(Increment()) } }
    store.subscribe(first) { $0.select(\.count) }
    store.subscribe(second) { $0.select(\.count) }
    store.dispatch(Increment())
    #expect(second.values == [0, 1, 2])
  }

  @Test("What a middleware dispatches comes after the action at hand")
  func dispatching() {
    let store = makeStore(middleware: [
      { dispatch, getState in
        { next in
          { action in
            if action is Rename { dispatch(Increment(by: (getState()?.count ?? 0) + 1)) }
            next(action)
          }
        }
      }
    ])
    var seen: [String] = []
    let recording = store.record { action, state in seen.append("\(type(of: action)) \(state.count)") }
    store.dispatch(Rename(name: "Bob"))
    #expect(seen == ["Rename 0", "Increment 1"])
    recording.dispose()
    store.dispatch(Increment())
    #expect(seen.count == 2)
  }

  @Test("Middleware can be changed, and does nothing once its store has gone")
  func changing() {
    var held: DispatchFunction?
    var getState: (@MainActor () -> AppState?)?
    var store: Store<AppState>? = makeStore()
    store?.middleware = [
      { dispatch, get in
        held = dispatch
        getState = get
        return { _ in { _ in } }
      }
    ]
    store?.dispatch(Increment())
    #expect(store?.state.count == 0)
    store?.middleware = []
    store?.dispatch(Increment())
    #expect(store?.state.count == 1)
    #expect(getState?()?.count == 1)
    store = nil
    held?(Increment())
    #expect(getState?() == nil)
  }
}
