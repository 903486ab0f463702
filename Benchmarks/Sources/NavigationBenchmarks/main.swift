import BenchmarkSupport
import Foundation

/// The least processor time of one time, in microseconds.
@MainActor func least(_ benchmark: Case) async -> Double {
  var best = Double.infinity
  for _ in 0..<7 { best = min(best, await benchmark.time(benchmark.count)) }
  return best
}

switch BenchmarkArguments(of: Case.all, name: { $0.name }) {
case .run(let benchmark, let count):
  _ = await benchmark.time(count)
case .table(let cases):
  print("case                          µs a time        a second")
  for benchmark in cases {
    let time = await least(benchmark)
    let name = benchmark.name.padding(toLength: 28, withPad: " ", startingAt: 0)
    print(name + String(format: "%11.2f %15.0f", time, 1e6 / time))
  }
}
