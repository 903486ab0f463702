extension Store {
  /// Tells a closure of each action that has been handled, with the state after it, before the observers are told.
  /// - Returns: What ends it; it need not be kept for the calls to come.
  public func record(_ body: @escaping @MainActor (_ action: any Action, _ state: State) -> Void) -> any Disposable {
    let place = place
    let core = core
    let id = core.addRecorder { body($0, place.pointer.pointee) }
    return Disposables.create { [weak core] in
      let remove: @MainActor (Int) -> Void = { core?.removeRecorder($0) }
      MainActorDoor().run(id, remove)
    }
  }
}

extension Reactor {
  /// Tells a closure of each mutation, with the state after it from before `transform(state:)`, before the observers are told.
  /// - Returns: What ends it; it need not be kept for the calls to come.
  public func record(_ body: @escaping @MainActor (_ mutation: Mutation, _ state: State) -> Void) -> any Disposable {
    activate()
    let core = reactorCore
    let id = core.addRecorder { mutation, state in
      if let mutation = mutation as? Mutation { body(mutation, state) }
    }
    return Disposables.create { [weak core] in
      let remove: @MainActor (Int) -> Void = { core?.removeRecorder($0) }
      MainActorDoor().run(id, remove)
    }
  }
}
