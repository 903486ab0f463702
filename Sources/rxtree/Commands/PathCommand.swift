import RxTreeKit

/// Finds the shortest ways between two nodes.
enum PathCommand: Command {
  static let specification = CommandSpecification(
    "path", summary: "Show the shortest ways from A to B, with the steps",
    operands: [
      OperandSpecification("A", help: "The flow, coordinator or screen where the ways start"),
      OperandSpecification("B", help: "The flow, coordinator or screen where they end"),
    ],
    options: OptionCatalogue.source + OptionCatalogue.report + OptionCatalogue.run)

  static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
    try SourceRun(arguments).run { analysis throws(CommandFailure) in
      let start = try analysis.graph.named(arguments.operands[0])
      let end = try analysis.graph.named(arguments.operands[1])
      var report = Report()
      report.unreachable = Self.unreachable(arguments, analysis)
      guard let paths = NavigationPaths(in: analysis.graph, from: start.id, to: end.id) else { return report }
      if paths.all.isEmpty { report.missing = "No way leads from \(start.name) to \(end.name)." }
      let reporter = PathReporter(style: TextStyle(arguments))
      switch ReportFormat(arguments) {
      case .json: reporter.writeJSON(paths, to: &report.text)
      default:
        if report.missing == nil { reporter.writeText(paths, to: &report.text) }
      }
      return report
    }
  }
}
