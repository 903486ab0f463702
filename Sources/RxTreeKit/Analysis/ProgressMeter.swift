/// Counts how far an analysis has come and reports it, at most once for each hundredth of the way.
///
/// The report is called without a lock.
final class ProgressMeter: Sendable {
  private struct State {
    var phase = AnalysisProgress.Phase.finding
    var done = 0
    var total = 0

    var progress: AnalysisProgress { AnalysisProgress(phase: phase, done: done, total: total) }
  }

  private let report: @Sendable (AnalysisProgress) -> Void
  private let state = Protected(State())

  init(report: @escaping @Sendable (AnalysisProgress) -> Void) { self.report = report }

  /// Starts a phase of so many files.
  func begin(_ phase: AnalysisProgress.Phase, total: Int) {
    let progress = state.withLock { state in
      state = State(phase: phase, done: 0, total: total)
      return state.progress
    }
    report(progress)
  }

  /// Another file is done.
  func step() {
    let due = state.withLock { state -> AnalysisProgress? in
      state.done += 1
      let isDue = state.done == state.total || state.done % max(1, state.total / 100) == 0
      return isDue ? state.progress : nil
    }
    if let due { report(due) }
  }
}
