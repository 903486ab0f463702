/// How far an analysis has come.
public struct AnalysisProgress: Sendable, Hashable {
  /// What an analysis is doing.
  public enum Phase: String, Sendable {
    /// Looking for Swift files.
    case finding
    /// Scanning the bytes of the files.
    case scanning
    /// Parsing the declarations that matter.
    case parsing
    /// Following the steps.
    case resolving
  }

  /// What is being done.
  public let phase: Phase
  /// How many files are done in this phase.
  public let done: Int
  /// How many files there are in this phase; 0 while that is not known.
  public let total: Int
}
