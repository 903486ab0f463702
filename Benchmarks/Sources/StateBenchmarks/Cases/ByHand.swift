import BenchmarkSupport
import WeirState

/// What people write instead of a store: a state, and closures in an array.
final class ByHand {
  private var state = AppState()
  private var observers: [(AppState) -> Void] = []

  /// Adds an observer.
  func observe(_ observer: @escaping (AppState) -> Void) { observers.append(observer) }

  /// Adds an observer of a part that is told where that has changed.
  func observeNew(_ part: @escaping (AppState) -> Int) {
    let last = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    last.initialize(to: part(state))
    observe { state in
      let new = part(state)
      if new == last.pointee { return }
      last.pointee = new
      total.add(new)
    }
  }

  /// Reduces in ReSwift's form.
  @inline(never)
  func dispatch(_ action: any Action) {
    state = reduce(action, state)
    for observer in observers { observer(state) }
  }

  /// Changes the state in place.
  @inline(never)
  func change(_ body: (inout AppState) -> Void) {
    body(&state)
    for observer in observers { observer(state) }
  }
}
