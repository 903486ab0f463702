import Foundation

// RxTreeKitBenchmarks [--largest N] [--runs N] [--workers N] [APP ...]
var apps: [GeneratedApp] = []
var options = ["--largest": 400, "--runs": 3, "--workers": ProcessInfo.processInfo.activeProcessorCount]
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  if options[argument] != nil, let value = arguments.popFirst().flatMap(Int.init), value > 0 {
    options[argument] = value
  } else if let app = GeneratedApp(rawValue: argument) {
    apps.append(app)
  } else {
    let names = GeneratedApp.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    print("usage: RxTreeKitBenchmarks [--largest N] [--runs N] [--workers N] [APP ...]; APP is one of \(names)")
    exit(64)
  }
}

for app in apps.isEmpty ? GeneratedApp.allCases : apps {
  var table = ResultTable(app)
  var size = 25
  while size <= options["--largest", default: 400] {
    let found = try Measurement(
      app.sources(size), workers: options["--workers", default: 2], runs: options["--runs", default: 3],
      folder: TemporaryApp())
    table.add(size, found)
    size *= 2
  }
}
