/// Works that belong to a screen, or to whatever else holds the scope, and end with it.
///
/// When the scope goes, or is cancelled, its tasks are cancelled; a result that still comes is dropped and counted.
@preconcurrency
@MainActor
public final class EffectScope: Disposable {
  private let works = CompositeDisposable()
  private var kinds: [AnyHashable: any Disposable] = [:]
  /// How many results have come too late.
  public private(set) var droppedCount = 0

  /// Makes a scope.
  public nonisolated init() {}

  deinit { works.dispose() }

  /// How many works are under way.
  public var runningCount: Int { works.count }

  /// Cancels all works, those that are started later too; may be called on any thread.
  public nonisolated func dispose() { works.dispose() }

  /// Starts a work, and hands its result on, on the main actor, unless the scope has ended by then.
  /// - Parameters:
  ///   - policy: What becomes of it where another one of the same kind runs, or comes later.
  ///   - work: Does the work; where it throws, `onError` is called, except for a cancellation.
  @discardableResult
  public func run<Value: Sendable>(
    _ policy: EffectPolicy = .concurrent, _ work: @escaping @Sendable () async throws -> Value,
    onError: @escaping @MainActor (any Error) -> Void = { _ in }, then: @escaping @MainActor (Value) -> Void
  ) -> any Disposable {
    start(policy, BooleanDisposable(), work, onError, then)
  }

  /// The same with a flag that says whether the work has ended, for work that hands on more than its result.
  func start<Value: Sendable>(
    _ policy: EffectPolicy, _ ending: BooleanDisposable, _ work: @escaping @Sendable () async throws -> Value,
    _ onError: @escaping @MainActor (any Error) -> Void, _ then: @escaping @MainActor (Value) -> Void
  ) -> any Disposable {
    if policy.rule == .first, kinds[policy.kind] != nil { return Disposables.create() }
    if policy.rule == .latest { kinds.removeValue(forKey: policy.kind)?.dispose() }
    let slot = SingleAssignmentDisposable()
    let key = works.insert(slot)
    if policy.rule != .concurrent { kinds[policy.kind] = slot }
    let task = Task { [weak self] in
      let outcome = await EffectScope.outcome(of: work)
      let isLate = ending.isDisposed
      self?.forget(policy, slot, key)
      switch outcome {
      case .success where isLate: self.map { $0.drop() } ?? LateResults.add()
      case .success(let value): then(value)
      case .failure(let error): if !isLate, !(error is CancellationError) { onError(error) }
      }
    }
    slot.setDisposable(
      Disposables.create {
        ending.dispose()
        task.cancel()
      })
    return slot
  }

  private nonisolated static func outcome<Value: Sendable>(
    of work: @Sendable () async throws -> Value
  ) async -> Result<Value, any Error> {
    do {
      return .success(try await work())
    } catch {
      return .failure(error)
    }
  }

  private func forget(
    _ policy: EffectPolicy, _ slot: SingleAssignmentDisposable, _ key: CompositeDisposable.DisposeKey?
  ) {
    if let key { works.remove(for: key) }
    if let known = kinds[policy.kind], known as AnyObject === slot { kinds[policy.kind] = nil }
  }

  private func drop() {
    droppedCount += 1
    LateResults.add()
  }
}
