/// The logic of a screen: a loop that turns actions into mutations, and mutations into states.
///
/// It is live from the first time that anything of it is used (see `activate()`), whether or not anybody looks at its state.
/// All of it runs on the main actor, first in first out: an action that is sent while another is handled, by `reduce` or by an
/// observer of the state, comes after it. It holds no screen, and ends with the last reference to it: then work that is under
/// way is cancelled, and what still comes of it is dropped and counted (`LateResults`).
///
///     final class CounterReactor: Reactor {
///       enum Action { case increase }
///       struct State { var count = 0 }
///       let initialState = State()
///       func reduce(state: State, mutation: Action) -> State { State(count: state.count + 1) }
///     }
@preconcurrency
@MainActor
public protocol Reactor<Action, State>: AnyObject {
  /// What the person, or another part of the app, asks for.
  associatedtype Action
  /// A change of the state.
  associatedtype Mutation = Action
  /// What the screen shows.
  associatedtype State

  /// Where the actions go.
  var action: ActionSubject<Action> { get }
  /// The first state.
  var initialState: State { get }
  /// The present state; changes just before the observers of `state` are told.
  var currentState: State { get }
  /// The present state, and each new one.
  var state: Observable<State> { get }
  /// The workings; see `ReactorCore`.
  var reactorCore: ReactorCore<Action, State> { get }

  /// Changes the stream of actions, for example merges others in; called once.
  func transform(action: Observable<Action>) -> Observable<Action>
  /// Does the work of an action, and says what comes of it.
  ///
  /// What comes from other threads is handled on the main actor later, in order.
  func mutate(action: Action) -> Observable<Mutation>
  /// Changes the stream of mutations; called once.
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation>
  /// The state after a mutation; pure.
  func reduce(state: State, mutation: Mutation) -> State
  /// Changes the stream of states; called once.
  ///
  /// What comes of it is shown; `reduce` gets the states from before it.
  func transform(state: Observable<State>) -> Observable<State>
  /// What becomes of an action's work when a newer one comes; all run beside each other by default.
  func effectPolicy(for action: Action) -> EffectPolicy
  /// Takes the error that the work of an action has ended with; it is reported by default. The reactor lives on.
  func mutationFailed(_ error: any Error, for action: Action)
}
