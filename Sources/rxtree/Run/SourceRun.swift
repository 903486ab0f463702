@_spi(Command) import RxTreeKit

/// Reads the source that the options name, has a report made of it, and prints that with all there is to say.
struct SourceRun {
  private let arguments: ParsedArguments
  private let console: Console

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
    console = Console(isQuiet: arguments.has(.quiet))
  }

  /// Runs the analysis, prints what `makeReport` makes of it, and tells how that went.
  func run(_ makeReport: (Analysis) throws(CommandFailure) -> Report) throws(CommandFailure) -> ExitCode {
    let start = ContinuousClock.now
    let analysis = try analyse()
    let report = Result { () throws(CommandFailure) in try makeReport(analysis) }
    let written = print(try? report.get(), of: analysis)
    if arguments.has(.statistics) { console.say([Self.statistics(of: analysis, taking: .now - start)]) }
    try checkStrictly(report.get(), analysis)
    return written
  }

  private func analyse() throws(CommandFailure) -> Analysis {
    let progress = ProgressLine(isWanted: Terminal.canRedraw && !arguments.has(.quiet))
    defer { progress.erase() }
    do throws(AnalysisError) {
      var options = AnalysisOptions(arguments)
      options.endsProcess = true
      return try Analysis.run(options) { progress.show($0) }
    } catch {
      if case .badGlob = error { throw .usage(error.description) }
      throw .notFound(error.description)
    }
  }

  /// Prints the result, and what there is to say about it; without a report, what may be the reason for that.
  private func print(_ report: Report?, of analysis: Analysis) -> ExitCode {
    console.note((report?.introduction ?? []).map { "rxtree: \($0)" })
    let written = StandardOutput.write(report?.text ?? "")
    console.note((analysis.diagnostics + (report?.unreachable ?? [])).sorted().map(\.description))
    return written
  }

  private func checkStrictly(_ report: Report, _ analysis: Analysis) throws(CommandFailure) {
    if let missing = report.missing { throw .notFound(missing) }
    guard arguments.has(.strict) else { return }
    let warnings = Self.count(analysis.diagnostics.count { $0.severity == .warning }, "warning")
    let flows = Self.count(report.unreachable.count, "flow").map { $0 + " that no root leads to" }
    let faults = [warnings, flows].compactMap { $0 }
    if !faults.isEmpty { throw .notFound("--strict: \(faults.listed("and")).") }
  }

  private static func statistics(of analysis: Analysis, taking duration: Duration) -> String {
    let figures = analysis.statistics
    let milliseconds = Int(duration / .milliseconds(1))
    return "rxtree: \(figures.files) files, \(figures.lines) lines, \(figures.bytes) bytes;"
      + " parsed \(figures.parsedBytes) bytes; \(figures.cachedFiles) files from the cache; \(milliseconds) ms"
  }

  private static func count(_ count: Int, _ thing: String) -> String? {
    count == 0 ? nil : "\(count) \(thing)\(count == 1 ? "" : "s")"
  }
}
