/// A middleware that prints each action, and only those parts of the state that it has changed.
///
///     Store(initialState: AppState(), reducer: AppReducer(), middlewares: [ChangePrinter<AppState>()])
///
/// For debugging: it looks at the whole state by reflection at each action.
public final class ChangePrinter<State>: Middleware {
  private let print: @MainActor (String) -> Void
  private var old: State?

  /// Makes one.
  /// - Parameter print: Takes each line.
  public init(print: @escaping @MainActor (String) -> Void = { Swift.print($0) }) {
    self.print = print
  }

  /// Remembers the state.
  public func before(action: any Action, state: State) { old = state }

  /// Prints the action, and what it has changed.
  public func after(action: any Action, state: State) {
    print("\(action)")
    guard let old else { return }
    let differences = Difference.between(old, state)
    if differences.isEmpty { print("  (nothing changed)") }
    for difference in differences { print("  \(difference)") }
    self.old = nil
  }
}

extension ObservableType {
  /// This stream of states, each of which is printed by what differs from the one before; for debugging.
  ///
  /// For a reactor: `func transform(state: Observable<State>) -> Observable<State> { state.printChanges("Counter") }`.
  @preconcurrency
  public func printChanges(
    _ name: String = "", print: @escaping @Sendable (String) -> Void = { Swift.print($0) }
  ) -> Observable<Element> {
    let start = name.isEmpty ? "" : name + ": "
    return scan((Element?.none, Element?.none)) { ($0.1, $1) }
      .do(onNext: { pair in
        guard let old = pair.0, let new = pair.1 else { return }
        for difference in Difference.between(old, new) { print(start + "\(difference)") }
      })
      .compactMap { $0.1 }
  }
}
