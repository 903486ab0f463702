import Foundation

// ScreensBenchmarks              a table of all cases
// ScreensBenchmarks CASE …       a table of these
// ScreensBenchmarks --run CASE N one case, N times and nothing else, for an instruction counter

let arguments = Array(CommandLine.arguments.dropFirst())

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("ScreensBenchmarks: \(message)\n".utf8))
  exit(64)
}

func find(_ name: String) -> Case {
  if let found = Case.all.first(where: { $0.name == name }) { return found }
  fail("there is no case '\(name)'; there are \(Case.all.map(\.name).joined(separator: ", "))")
}

/// The least processor time of one time, in microseconds.
@MainActor func least(_ benchmark: Case) async -> Double {
  var best = Double.infinity
  for _ in 0..<10 {
    let start = clock()
    await benchmark.run(benchmark.rounds)
    best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1e6 / Double(benchmark.rounds))
  }
  return best
}

if arguments.first == "--run" {
  guard arguments.count == 3, let count = Int(arguments[2]), count > 0 else { fail("--run wants a case and a number") }
  await find(arguments[1]).run(count)
} else {
  print("case                          µs a time    times a second")
  for benchmark in arguments.isEmpty ? Case.all : arguments.map(find) {
    let time = await least(benchmark)
    let name = benchmark.name.padding(toLength: 28, withPad: " ", startingAt: 0)
    print(name + String(format: "%11.2f %17.0f", time, 1e6 / time))
  }
}
