/// An expectation of a tester that has not been met, and where it was stated.
public struct TesterFailure: Error, CustomStringConvertible, Sendable {
  /// What was expected, and what has come.
  public let message: String
  /// The file, as module and name.
  public let fileID: String
  /// The file, as a path.
  public let filePath: String
  /// The line.
  public let line: Int
  /// The column.
  public let column: Int

  /// The message.
  public var description: String { message }
}

/// Where an expectation is stated.
struct TesterPlace {
  let fileID: String
  let filePath: String
  let line: Int
  let column: Int

  func failure(_ message: String) -> TesterFailure {
    TesterFailure(message: message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
