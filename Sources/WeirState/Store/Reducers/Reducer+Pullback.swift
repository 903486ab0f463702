extension Reducer {
  /// This reducer on a part of a larger state.
  @inlinable
  public func pullback<Root>(_ part: WritableKeyPath<Root, State>) -> Reduce<Root> {
    Reduce { action, root in reduce(action, into: &root[keyPath: part]) }
  }

  /// This reducer on a part of a larger state that may be missing; where it is, nothing happens.
  @inlinable
  public func pullback<Root>(_ part: WritableKeyPath<Root, State?>) -> Reduce<Root> {
    Reduce { action, root in
      guard var state = root[keyPath: part] else { return }
      root[keyPath: part] = nil
      reduce(action, into: &state)
      root[keyPath: part] = state
    }
  }

  /// This reducer on the payload of a case of an enum; in other cases nothing happens.
  @inlinable
  public func pullback<Root>(_ enumCase: StateCase<Root, State>) -> Reduce<Root> {
    Reduce { action, root in
      guard var state = enumCase.extract(root) else { return }
      reduce(action, into: &state)
      root = enumCase.embed(state)
    }
  }
}

extension Reduce {
  /// Makes a reducer of a closure that knows one type of actions; others change nothing.
  @inlinable
  public init<Known: Action>(
    _ type: Known.Type, _ body: @escaping (_ action: Known, _ state: inout State) -> Void
  ) {
    self.init { action, state in
      if let action = action as? Known { body(action, &state) }
    }
  }
}
