extension ObservableType {
  /// A stream that asynchronous work runs for each subscription.
  ///
  /// The stream completes when the work returns, and fails with what it throws. The end of the subscription cancels the
  /// task. A closure that is marked `@MainActor` runs there.
  /// - Parameters:
  ///   - detached: Whether the task takes over nothing, such as priority and task-local values, from who subscribes.
  ///   - work: Gets the observer; it may keep it, but what it sends after the work has returned is dropped.
  @_disfavoredOverload
  @preconcurrency
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil,
    work: @escaping @Sendable (AnyObserver<Element>) async throws -> Void
  ) -> Observable<Element> {
    create { observer in
      startTask(detached: detached, priority: priority) {
        do {
          try await work(observer)
          observer.onCompleted()
        } catch {
          observer.onError(error)
        }
      }
    }
  }

  /// A stream of the one element that asynchronous work gives, for each subscription anew.
  ///
  /// It fails with what the work throws. The end of the subscription cancels the task.
  @preconcurrency
  public static func from(
    detached: Bool = false, priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Element
  ) -> Observable<Element> {
    create(detached: detached, priority: priority) { observer in observer.onNext(try await work()) }
  }
}

/// Starts a task.
/// - Returns: What cancels it.
func startTask(
  detached: Bool, priority: TaskPriority?, _ work: @escaping @Sendable () async -> Void
) -> any Disposable {
  let task = detached ? Task.detached(priority: priority, operation: work) : Task(priority: priority, operation: work)
  return Disposables.create { task.cancel() }
}
