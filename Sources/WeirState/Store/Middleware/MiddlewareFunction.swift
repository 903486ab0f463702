/// Takes an action.
public typealias DispatchFunction = @MainActor (any Action) -> Void

/// A middleware as a function: it may stop, change, delay or add actions (Redux's and ReSwift's form).
///
/// It gets `dispatch`, which sends an action through all of the middleware again when its turn comes, and `getState`; then
/// `next`, which hands an action to the middleware after it and at last to the reducer; then each action. When `next` returns
/// within the handling of an action, the state has changed and the observers have been told. It may also be called later:
/// then the action waits its turn. Both functions do nothing once the store has gone, and `getState` gives nil.
///
///     let logger: MiddlewareFunction<AppState> = { dispatch, getState in
///       { next in
///         { action in
///           print(action)
///           next(action)
///         }
///       }
///     }
public typealias MiddlewareFunction<State> =
  @MainActor (_ dispatch: @escaping DispatchFunction, _ getState: @escaping @MainActor () -> State?) ->
  @MainActor (_ next: @escaping DispatchFunction) -> DispatchFunction

/// A reducer as a function (ReSwift's form): the state is nil when the store is made without a first one.
public typealias ReducerFunction<State> = (_ action: any Action, _ state: State?) -> State
