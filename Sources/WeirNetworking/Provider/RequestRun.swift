/// One request on its way: adapted, sent, tried again, and its outcome handed to all who wait for it.
///
/// Whatever is under way holds it; nothing does once it is over. Closures are called outside the lock.
final class RequestRun: Sendable {
  let setup: RequestSetup
  let state = Guarded(RequestState())

  init(_ setup: RequestSetup) {
    self.setup = setup
  }

  /// Adds a caller.
  /// - Returns: False where the request is over.
  func add(_ caller: RequestCaller) -> Bool {
    state.withLock { state in
      if !state.isOver { state.callers.append(caller) }
      return !state.isOver
    }
  }

  /// Has a closure called at the end; before the callers are.
  func onEnd(_ action: @escaping @Sendable () -> Void) { state.withLock { $0.setEnd(action) } }

  /// Starts with the request that the endpoint has become; further results are of no interest.
  func begin(_ result: Result<URLRequest, NetworkError>) {
    switch result {
    case .failure(let error):
      finish(.failure(error))
    case .success(let request):
      let isFirst = state.withLock { state in
        defer { state.request = state.request ?? request }
        return state.request == nil
      }
      if isFirst { prepareBody(request) }
    }
  }

  /// Does one step, which the last caller's cancellation cancels; not where the request is over.
  func perform(_ step: () -> any Cancellable) {
    let slot = CancellableSlot()
    let goesOn = state.withLock { state in
      if !state.isOver { state.work = slot }
      return !state.isOver
    }
    if goesOn { slot.set(step()) }
  }

  /// Does a step that a single stands for.
  func perform<Element>(
    _ single: Single<Element>, orFail response: Response? = nil, then next: @escaping @Sendable (Element) -> Void
  ) {
    perform {
      let subscription = single.subscribe(
        onSuccess: next, onFailure: { [self] in finish(.failure(.wrapping($0, response))) })
      return CancellableToken { subscription.dispose() }
    }
  }

  /// Hands the outcome to the callers.
  func finish(_ result: Result<Response, NetworkError>) {
    guard let rest = state.withLock({ $0.isOver ? nil : $0.end() }) else { return }
    rest.onEnd?()
    for caller in rest.callers { caller.finish(result, rest.progress?.progress) }
  }

  /// Lets a caller go; when it was the last, the request is cancelled.
  func cancel(_ caller: RequestCaller) {
    let (isWaiting, rest) = state.withLock { state -> (Bool, RequestState.Rest?) in
      guard let index = state.callers.firstIndex(where: { $0 === caller }) else { return (false, nil) }
      state.callers.remove(at: index)
      return (true, state.callers.isEmpty ? state.end() : nil)
    }
    guard isWaiting else { return }
    rest?.onEnd?()
    rest?.work?.cancel()
    if rest?.isSent == true { tellPlugins(.failure(.cancelled)) }
    caller.finish(.failure(.cancelled), nil)
  }

  func tellPlugins(_ result: Result<Response, NetworkError>) {
    for plugin in setup.plugins { plugin.didReceive(result, target: setup.target) }
  }
}
