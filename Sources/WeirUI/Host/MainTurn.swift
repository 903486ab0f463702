#if !canImport(UIKit)
  /// A hop to the end of the main actor's queue and back.
  ///
  /// A continuation, a task's value and `Task.yield` all resume in the global pool and come back from there: two changes of
  /// thread, which take longer than the turn itself. A call of this actor goes to the main actor's queue directly.
  actor MainTurn {
    static let shared = MainTurn()

    private let executor = QueueOfMainActor()

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Returns once what was in the main actor's queue has run.
    func pass() {}
  }

  /// Runs the jobs of an actor in the queue of the main actor, and so one at a time.
  private final class QueueOfMainActor: SerialExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      Task { @MainActor in job.runSynchronously(on: asUnownedSerialExecutor()) }
    }
  }
#endif
