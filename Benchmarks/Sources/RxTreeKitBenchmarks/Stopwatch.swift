#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a piece of work took.
struct Taken {
  /// Seconds on the clock.
  var wall = Double.infinity
  /// Seconds of all processors together.
  var cpu = Double.infinity
}

/// Measures.
enum Stopwatch {
  /// The least that some runs took: what disturbs a run only ever makes it longer.
  static func best(of runs: Int, _ work: () -> Void) -> Taken {
    var best = Taken()
    for _ in 0..<max(1, runs) {
      let clock = ContinuousClock.now
      let processor = processorTime()
      work()
      best.cpu = min(best.cpu, processorTime() - processor)
      best.wall = min(best.wall, (ContinuousClock.now - clock) / .seconds(1))
    }
    return best
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
