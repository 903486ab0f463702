import RxTreeKit

/// Finds everything that shows a node.
enum WhoCommand: Command {
  static let specification = CommandSpecification(
    "who", summary: "Show everything that leads to X: who, by which step, and where in the source",
    operands: [OperandSpecification("X", help: "A flow, coordinator or screen")],
    options: OptionCatalogue.source + OptionCatalogue.report + OptionCatalogue.run)

  static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
    try SourceRun(arguments).run { analysis throws(CommandFailure) in
      let graph = analysis.graph
      let node = try graph.named(arguments.operands[0])
      let isShown = !graph.parents(of: node.id).isEmpty || graph.roots.contains { $0.node == node.id }
      var report = Report(missing: isShown ? nil : "Nothing leads to \(node.name).")
      report.unreachable = Self.unreachable(arguments, analysis)
      let reporter = WhoReporter(style: TextStyle(arguments))
      switch ReportFormat(arguments) {
      case .json: reporter.writeJSON(node, in: graph, to: &report.text)
      default:
        if isShown { reporter.writeText(node, in: graph, to: &report.text) }
      }
      return report
    }
  }
}
