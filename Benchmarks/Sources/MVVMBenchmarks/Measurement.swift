import Foundation

/// What something costs this process.
enum Measurement {
  /// The CPU time of this process, in seconds.
  static var cpuTime: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

  /// The least CPU time of one of so many runs, in nanoseconds a round.
  static func nanoseconds(rounds: Int, runs: Int = 5, _ body: (_ round: Int) -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<runs {
      let start = cpuTime
      for round in 0..<rounds { body(round) }
      best = min(best, cpuTime - start)
    }
    return best / Double(rounds) * 1e9
  }

}
