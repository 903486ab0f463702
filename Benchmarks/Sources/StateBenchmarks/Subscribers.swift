import BenchmarkSupport
import WeirState

/// Takes whole states.
@MainActor
final class StateSubscriber: StoreSubscriber {
  func newState(state: AppState) { total.add(state.a) }
}

/// Takes a number of the state.
@MainActor
final class NumberSubscriber: StoreSubscriber {
  func newState(state: Int) { total.add(state) }
}
