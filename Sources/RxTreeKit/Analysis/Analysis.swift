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

  /// Follows the navigation of source that is given as text, by path; nothing is read from disk.
  ///
  /// Files are taken in the order of their paths. Blocks until it is done.
  public static func of(_ sources: [String: String]) -> Analysis {
    let paths = sources.keys.sorted(by: ByteOrder.precedes)
    let files = paths.map { SourceFile(path: $0, absolutePath: $0, directoryIndex: 0, isTest: false) }
    let options = AnalysisOptions(selection: SourceSelection(directories: []))
    let read = { @Sendable (file: SourceFile) in
      SourceContent(bytes: Array((sources[file.path] ?? "").utf8), diagnostic: nil)
    }
    return AnalysisRun(options: options, files: files, read: read, progress: { _ in }).result([])
  }
}
