/// The times of a case, in nanoseconds for one dispatch.
@MainActor
struct Measurement {
  let library: Double
  let byHand: Double

  /// How many times the library takes of what the work takes by hand.
  var ratio: Double { library / byHand }

  /// Measures both sides in turn, some rounds of at least 20 ms each, and keeps the fastest.
  init(_ benchmark: Benchmark, rounds: Int = 5) {
    let (library, byHand) = (benchmark.library(), benchmark.byHand())
    let counts = (Self.calibrate(library), Self.calibrate(byHand))
    var best = (Double.infinity, Double.infinity)
    for _ in 0..<rounds {
      best.0 = min(best.0, Self.time(library, counts.0))
      best.1 = min(best.1, Self.time(byHand, counts.1))
    }
    self.library = best.0
    self.byHand = best.1
  }

  private static func calibrate(_ work: () -> Void) -> Int {
    var count = 10
    while count < 1 << 30, time(work, count) * Double(count) < 20_000_000 { count *= 2 }
    return count
  }

  private static func time(_ work: () -> Void, _ count: Int) -> Double {
    let duration = ContinuousClock().measure { for _ in 0..<count { work() } }
    let (seconds, attoseconds) = duration.components
    return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(count)
  }
}
