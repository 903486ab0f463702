import RxTreeKit

/// Draws the navigation from the roots down.
enum TreeCommand: Command {
  static let specification = CommandSpecification(
    "tree", summary: "Draw the flows, coordinators and screens below a root, with the steps that lead to them",
    details: [
      "Without ROOT, it starts where the app does, and says on standard error which roots it took.",
      "Marks: [step] the step, route or method that leads there; + contained in its parent screen; ~ shown by a flow "
        + "without being contributed; ! shown by a screen by itself; (see above) already drawn; (cycle) its own "
        + "ancestor.",
    ],
    operands: [
      OperandSpecification(
        "ROOT", help: "A flow, coordinator or screen to start from", optional: true, repeatable: true)
    ],
    options: OptionCatalogue.source + OptionCatalogue.tree + OptionCatalogue.run)

  static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
    try SourceRun(arguments).run { analysis throws(CommandFailure) in
      let choice = try RootChoice(arguments.operands, in: analysis.graph)
      let report = NavigationReport(
        graph: analysis.graph, roots: choice.roots, options: NavigationTreeOptions(arguments),
        diagnostics: analysis.diagnostics)
      return Report(
        introduction: choice.explanation, text: report.text(as: ReportFormat(arguments), style: TextStyle(arguments)),
        unreachable: report.unreachableNotes)
    }
  }
}
