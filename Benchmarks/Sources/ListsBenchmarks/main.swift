import Foundation

// ListsBenchmarks              a table of all cases
// ListsBenchmarks CASE …       a table of these
// ListsBenchmarks --run CASE N one case, N times and nothing else, for an instruction counter

let arguments = Array(CommandLine.arguments.dropFirst())

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("ListsBenchmarks: \(message)\n".utf8))
  exit(64)
}

func find(_ name: String) -> Case {
  if let found = AllCases.all.first(where: { $0.name == name }) { return found }
  fail("there is no case '\(name)'; there are \(AllCases.all.map(\.name).joined(separator: ", "))")
}

func column(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

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

if arguments.first == "--run" {
  guard arguments.count == 3, let count = Int(arguments[2]), count > 0 else { fail("--run wants a case and a number") }
  find(arguments[1]).prepare().differences(count)
} else {
  print("case                 differences     changes  batches inserted  deleted    moved  updated sections")
  for benchmark in arguments.isEmpty ? AllCases.all : arguments.map(find) {
    let comparison = benchmark.prepare()
    let counts = comparison.counts
    let name = benchmark.name.padding(toLength: 20, withPad: " ", startingAt: 0)
    let changes = [
      counts.batches, counts.inserted, counts.deleted, counts.moved, counts.updated, counts.sections,
    ]
    print(name + least(comparison.differences) + least(comparison.changes) + changes.map { column($0) }.joined())
  }
}
