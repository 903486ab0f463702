import BenchmarkSupport
import Foundation

func number(_ value: Double) -> String { column(String(format: "%.1f", value), 12) }

switch BenchmarkArguments(of: AllCases.all, name: { $0.name }) {
case .run(let benchmark, let count):
  let work = benchmark.library()
  for _ in 0..<count { work() }
case .table(let cases):
  print("case                        Weir, ns   by hand, ns   ratio")
  for benchmark in cases {
    let times = Measurement(benchmark)
    let name = benchmark.name.padding(toLength: 24, withPad: " ", startingAt: 0)
    print(name + number(times.library) + "  " + number(times.byHand) + column(String(format: "%.1f", times.ratio), 8))
  }
}
