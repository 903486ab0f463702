/// A reducer made of a closure.
///
///     let counter = Reduce<Int> { action, count in
///       if action is Increment { count += 1 }
///     }
public struct Reduce<State>: InoutReducer {
  @usableFromInline let body: (any Action, inout State) -> Void

  /// Makes a reducer of a closure that changes the state in place.
  @inlinable
  public init(_ body: @escaping (_ action: any Action, _ state: inout State) -> Void) {
    self.body = body
  }

  /// Makes a reducer of several that take turns, in the order in which they are given.
  ///
  /// Each finds the state as the one before has left it.
  public init(combining reducers: [any Reducer<State>]) {
    body = { action, state in
      for reducer in reducers { reducer.reduce(action, into: &state) }
    }
  }

  /// Changes the state as an action asks for.
  @inlinable
  public func reduce(_ action: any Action, into state: inout State) { body(action, &state) }
}

/// A reducer of several that take turns, in the order in which they are given.
///
/// Each finds the state as the one before has left it.
public func combineReducers<State>(_ reducers: any Reducer<State>...) -> Reduce<State> {
  Reduce(combining: reducers)
}
