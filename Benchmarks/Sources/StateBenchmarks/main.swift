import Foundation

// StateBenchmarks              a table of all cases
// StateBenchmarks CASE …       a table of these
// StateBenchmarks --run CASE N the library's side of one case, N times and nothing else, for an instruction counter

let arguments = Array(CommandLine.arguments.dropFirst())

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("StateBenchmarks: \(message)\n".utf8))
  exit(64)
}

@MainActor
func find(_ name: String) -> Benchmark {
  if let found = AllCases.named(name) { return found }
  fail("there is no case '\(name)'; there are \(AllCases.all.map(\.name).joined(separator: ", "))")
}

func column(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

func number(_ value: Double) -> String { column(String(format: "%.1f", value), 12) }

if arguments.first == "--run" {
  guard arguments.count == 3, let count = Int(arguments[2]), count > 0 else { fail("--run wants a case and a number") }
  let work = find(arguments[1]).library()
  for _ in 0..<count { work() }
} else {
  print("case                        Weir, ns   by hand, ns   ratio")
  for benchmark in arguments.isEmpty ? AllCases.all : arguments.map(find) {
    let times = Measurement(benchmark)
    let name = benchmark.name.padding(toLength: 24, withPad: " ", startingAt: 0)
    print(name + number(times.library) + "  " + number(times.byHand) + column(String(format: "%.1f", times.ratio), 8))
  }
}
