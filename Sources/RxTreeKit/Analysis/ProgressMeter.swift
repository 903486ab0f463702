import Foundation

/// Counts how far an analysis has come and reports it, at most once for each hundredth of the way.
///
/// Unchecked because its variables are only touched with `lock` locked; the report is called without it.
final class ProgressMeter: @unchecked Sendable {
  private let lock = NSLock()
  private let report: @Sendable (AnalysisProgress) -> Void
  private var phase = AnalysisProgress.Phase.finding
  private var done = 0
  private var total = 0

  init(report: @escaping @Sendable (AnalysisProgress) -> Void) { self.report = report }

  /// Starts a phase of so many files.
  func begin(_ phase: AnalysisProgress.Phase, total: Int) {
    lock.lock()
    (self.phase, self.done, self.total) = (phase, 0, total)
    lock.unlock()
    report(AnalysisProgress(phase: phase, done: 0, total: total))
  }

  /// Another file is done.
  func step() {
    lock.lock()
    done += 1
    let isDue = done == total || done % max(1, total / 100) == 0
    let progress = AnalysisProgress(phase: phase, done: done, total: total)
    lock.unlock()
    if isDue { report(progress) }
  }
}
