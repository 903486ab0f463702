/// How much an analysis read, and how it got it.
public struct AnalysisStatistics: Sendable, Hashable {
  /// The Swift files that were read.
  public let files: Int
  /// Their lines.
  public let lines: Int
  /// Their bytes.
  public let bytes: Int
  /// How many bytes were parsed, and not skipped or known from an earlier run.
  public let parsedBytes: Int
  /// How many files were known from an earlier run.
  public let cachedFiles: Int
}
