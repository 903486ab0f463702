import RxTreeKit
import Synchronization

/// One line on a terminal that says how far a long run has come; gone at the end.
final class ProgressLine: Sendable {
  private struct State {
    var isShown = false
    var nextUpdate: ContinuousClock.Instant
  }

  private static let patience = Duration.milliseconds(300)
  private static let interval = Duration.milliseconds(100)
  private let isWanted: Bool
  private let state: Mutex<State>

  /// Starts the clock; where no line is wanted, nothing is ever written.
  init(isWanted: Bool) {
    self.isWanted = isWanted
    state = Mutex(State(nextUpdate: .now + Self.patience))
  }

  /// Shows how far it is, unless that was shown just now; any thread may call it.
  func show(_ progress: AnalysisProgress) {
    guard isWanted else { return }
    state.withLock { state in
      let now = ContinuousClock.now
      guard now >= state.nextUpdate else { return }
      state.nextUpdate = now + Self.interval
      state.isShown = true
      _ = System.write("\r\(Self.text(of: progress))\u{1B}[K", to: .error)
    }
  }

  /// Takes the line away.
  func erase() {
    state.withLock { state in
      guard state.isShown else { return }
      state.isShown = false
      _ = System.write("\r\u{1B}[K", to: .error)
    }
  }

  private static func text(of progress: AnalysisProgress) -> String {
    let count = progress.total > 0 ? " \(progress.done) of \(progress.total) files" : ""
    return "rxtree: \(progress.phase.rawValue)\(count) ..."
  }
}
