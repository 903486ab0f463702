import RxTreeKit

/// Lists what the app has.
enum ListCommand: Command {
  static let specification = CommandSpecification(
    "list", summary: "List all flows, coordinators and screens, with their places in the source",
    options: OptionCatalogue.source + OptionCatalogue.report + OptionCatalogue.run)

  static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
    try SourceRun(arguments).run { analysis in
      let listing = NodeListing(of: analysis.graph)
      let reporter = ListReporter(style: TextStyle(arguments))
      var report = Report()
      switch ReportFormat(arguments) {
      case .json: reporter.writeJSON(listing, to: &report.text)
      default: reporter.writeText(listing, to: &report.text)
      }
      report.unreachable = Self.unreachable(arguments, analysis)
      if analysis.graph.nodes.isEmpty { report.missing = "The source has no flow, coordinator or screen." }
      return report
    }
  }
}
