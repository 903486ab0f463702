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

  /// The memory that this process has in use, in bytes; 0 where it cannot be told.
  static var residentBytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let fields = text.split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(getpagesize()) : 0
  }
}

/// Keeps the compiler from leaving out what makes a value.
@inline(never)
func keep<Value>(_ value: Value) {}
