/// How much a line of the log matters.
public enum LogLevel: String, CaseIterable, Comparable, Sendable {
  case debug, info, warning, error

  /// Whether the first matters less.
  public static func < (one: LogLevel, other: LogLevel) -> Bool { one.rank < other.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
