/// What is wrong with how a command is written.
public struct SyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The column of the fault in its line, from 1 on.
  public let column: Int
  /// What is wrong, and what would be right.
  public let message: String

  /// The message.
  public var description: String { message }
}
