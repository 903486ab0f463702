import BenchmarkSupport
import Foundation

func column(_ number: Int, _ width: Int = 9) -> String { column("\(number)", width) }

/// The least time of one comparison, in milliseconds of processor time.
func least(_ work: (Int) -> Void) -> String {
  var best = Double.infinity
  for _ in 0..<30 {
    let start = clock()
    work(10)
    best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC) * 100)
  }
  return column(String(format: "%.3f", best), 12)
}

switch BenchmarkArguments(of: AllCases.all, name: { $0.name }) {
case .run(let benchmark, let count):
  benchmark.prepare().changes(count)
case .table(let cases):
  print("case                 differences     changes  batches inserted  deleted    moved  updated sections")
  for benchmark in cases {
    let comparison = benchmark.prepare()
    let counts = comparison.counts
    let name = benchmark.name.padding(toLength: 20, withPad: " ", startingAt: 0)
    let changes = [
      counts.batches, counts.inserted, counts.deleted, counts.moved, counts.updated, counts.sections,
    ]
    print(name + least(comparison.differences) + least(comparison.changes) + changes.map { column($0) }.joined())
  }
}
