/// What an analysis reads, and how.
public struct AnalysisOptions: Sendable {
  /// Which files to read.
  public var selection: SourceSelection
  /// The folder in which what a file contributes is kept from run to run; nil reads everything anew.
  public var cacheDirectory: String?
  /// How many threads read and parse; at least 1, by default one for each core.
  public var workers: Int

  /// Whether the process ends soon after the analysis, so that nothing that it has made need be freed.
  @_spi(Command) public var endsProcess = false

  /// Creates options.
  public init(selection: SourceSelection, cacheDirectory: String? = nil, workers: Int? = nil) {
    self.selection = selection
    self.cacheDirectory = cacheDirectory
    self.workers = max(1, workers ?? SystemCalls.processorCount)
  }
}
