import Dispatch

/// Runs work on a dispatch queue, now, later and periodically; what the schedulers over queues have in common.
struct DispatchWork: Sendable {
  let queue: DispatchQueue
  let leeway: DispatchTimeInterval

  func schedule<State>(_ state: State, _ action: @escaping @Sendable (State) -> any Disposable) -> any Disposable {
    let lifetime = Lifetime()
    // Only the action gets it.
    nonisolated(unsafe) let state = state
    queue.async {
      if !lifetime.isDisposed { lifetime.add(action(state)) }
    }
    return lifetime
  }

  func schedule<State>(
    _ state: State, after time: DispatchTimeInterval, _ action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable {
    let lifetime = Lifetime()
    nonisolated(unsafe) let state = state
    let timer = DispatchTimer(queue) { timer in
      timer.dispose()
      if !lifetime.isDisposed { lifetime.add(action(state)) }
    }
    timer.start(after: time, every: .never, leeway)
    lifetime.add(timer)
    return lifetime
  }

  func schedule<State>(
    _ state: State, after time: DispatchTimeInterval, every period: DispatchTimeInterval,
    _ action: @escaping @Sendable (State) -> State
  ) -> any Disposable {
    // Only the timer uses it, which does not overlap itself.
    nonisolated(unsafe) var state = state
    let timer = DispatchTimer(queue) { _ in state = action(state) }
    timer.start(after: time, every: period, leeway)
    return timer
  }
}
