/// A flow that turns steps into others by asynchronous code.
///
///     final class AccountFlow: AsyncFlow {
///       func adapt(step: any Step) async throws -> any Step {
///         await session.isSignedIn ? step : AccountStep.signIn
///       }
///     }
@preconcurrency @MainActor
public protocol AsyncFlow: Flow {
  /// Turns a step into the one that is taken; an error drops it. The task is cancelled when the flow ends.
  func adapt(step: any Step) async throws -> any Step
}

extension AsyncFlow {
  /// What the asynchronous form answers.
  public func adapt(step: any Step) -> Single<any Step> {
    // The step stays on the main actor: it is handed from here to the task, and from the task to the coordinator.
    nonisolated(unsafe) let step = step
    let reference = AsyncFlowReference(flow: self)
    return .create { observer in
      let task = Task { @MainActor in
        do {
          guard let flow = reference.flow else { return }
          observer(.success(try await flow.adapt(step: step)))
        } catch { observer(.failure(error)) }
      }
      return Disposables.create { task.cancel() }
    }
  }
}

/// A flow that is not kept alive while it is waited for.
@MainActor
private final class AsyncFlowReference {
  weak var flow: (any AsyncFlow)?

  init(flow: any AsyncFlow) {
    self.flow = flow
  }
}
