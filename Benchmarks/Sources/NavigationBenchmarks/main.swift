import Foundation

// NavigationBenchmarks              a table of all cases
// NavigationBenchmarks CASE …       a table of these
// NavigationBenchmarks --run CASE N one case, N times and nothing else, for an instruction counter

let arguments = Array(CommandLine.arguments.dropFirst())

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("NavigationBenchmarks: \(message)\n".utf8))
  exit(64)
}

func find(_ name: String) -> Case {
  if let found = Case.all.first(where: { $0.name == name }) { return found }
  fail("there is no case '\(name)'; there are \(Case.all.map(\.name).joined(separator: ", "))")
}

/// The least processor time of one time, in microseconds.
@MainActor func least(_ benchmark: Case) async -> Double {
  var best = Double.infinity
  for _ in 0..<7 { best = min(best, await benchmark.time(benchmark.count)) }
  return best
}

if arguments.first == "--run" {
  guard arguments.count == 3, let count = Int(arguments[2]), count > 0 else { fail("--run wants a case and a number") }
  _ = await find(arguments[1]).time(count)
} else {
  print("case                          µs a time        a second")
  for benchmark in arguments.isEmpty ? Case.all : arguments.map(find) {
    let time = await least(benchmark)
    let name = benchmark.name.padding(toLength: 28, withPad: " ", startingAt: 0)
    print(name + String(format: "%11.2f %15.0f", time, 1e6 / time))
  }
}
