import Foundation

/// The navigation of an app, read from its Swift source.
///
/// ```swift
/// let selection = SourceSelection(directories: ["Examples/People"])
/// let analysis = try Analysis.run(AnalysisOptions(selection: selection))
/// ```
public struct Analysis: Sendable {
  /// The flows, coordinators and screens, and the ways between them.
  public let graph: NavigationGraph
  /// What could not be resolved, and what is good to know; ordered by place.
  public let diagnostics: [Diagnostic]
  /// How much was read.
  public let statistics: AnalysisStatistics

  /// Reads the source and follows its navigation.
  ///
  /// Blocks until it is done; takes time linear in the size of the source. `progress` is called now and then, from any
  /// thread. The result is the same on every run and every machine. Fails if there is nothing to read; what cannot be
  /// read or resolved of the rest is a diagnostic.
  public static func run(
    _ options: AnalysisOptions, progress: @escaping @Sendable (AnalysisProgress) -> Void = { _ in }
  ) throws(AnalysisError) -> Analysis {
    progress(AnalysisProgress(phase: .finding, done: 0, total: 0))
    let listing = try SourceFinder(options.selection).find()
    let sources = listing.files.filter { !$0.isTest }
    let files = sources.isEmpty ? listing.files : sources
    return AnalysisRun(options: options, files: files, progress: progress).result(listing.diagnostics)
  }
}
