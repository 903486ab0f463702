/// A log with levels.
///
/// Any thread; lines are written in the order of the calls of each thread.
public struct Log: Sendable {
  /// What matters less is left out, and not even put into words.
  public let level: LogLevel
  private let write: @Sendable (String) -> Void

  /// Makes a log.
  /// - Parameters:
  ///   - level: The least level that is written.
  ///   - write: Takes a line, without its end.
  public init(level: LogLevel = .warning, write: @escaping @Sendable (String) -> Void = { _ in }) {
    self.level = level
    self.write = write
  }

  /// Writes a line, if its level is high enough.
  public func callAsFunction(_ level: LogLevel, _ text: @autoclosure () -> String) {
    if level >= self.level { write("\(level.rawValue): \(text())") }
  }
}
