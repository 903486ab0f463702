/// Waits for flows, to show their roots (RxFlow).
@preconcurrency @MainActor
public enum Flows {
  /// When the roots are handed over.
  public enum ExecuteStrategy: Sendable {
    /// When each flow has taken its first step, and the flows that came of it are ready.
    case ready
    /// At once.
    case created
  }

  /// Hands over the roots of flows; flows that are ready already are not waited for.
  ///
  /// A root of another type than the closure takes, and a closure that takes more or fewer roots than there are flows, are
  /// reported, and the closure is not called.
  public static func use<each Root: UIViewController>(
    _ flows: any Flow..., when strategy: ExecuteStrategy, block: @escaping @MainActor (repeat each Root) -> Void
  ) {
    var reader = RootReader(flows)
    let roots = try? (repeat reader.required((each Root).self))
    guard let roots, reader.isComplete else { return reader.report() }
    wait(for: flows, strategy) { block(repeat each roots) }
  }

  /// Hands over the roots of flows that are all of one type.
  public static func use<Root: UIViewController>(
    _ flows: [any Flow], when strategy: ExecuteStrategy, block: @escaping @MainActor ([Root]) -> Void
  ) {
    var reader = RootReader(flows)
    let roots = flows.compactMap { _ in reader.next(Root.self) }
    guard roots.count == flows.count else { return reader.report() }
    wait(for: flows, strategy) { block(roots) }
  }

  static func wait(for flows: [any Flow], _ strategy: ExecuteStrategy, _ body: @escaping @MainActor () -> Void) {
    guard strategy == .ready, !flows.isEmpty else { return body() }
    _ = Single.zip(flows.map { $0.rxFlowReady }).asObservable().map { _ in () }
      .asSignal(onErrorSignalWith: .empty()).emit(onNext: body)
  }
}
