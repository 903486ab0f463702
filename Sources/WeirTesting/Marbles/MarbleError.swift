/// What is wrong with a marble diagram, and where.
public struct MarbleError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The diagram.
  public let diagram: String

  /// The column of the fault, counted from 1.
  public let column: Int

  /// What is wrong there.
  public let message: String

  /// The fault, with a mark under its column.
  public var description: String {
    "column \(column): \(message)\n  \(diagram)\n  \(String(repeating: " ", count: column - 1))^"
  }
}

/// The error that `#` stands for in a marble diagram, unless another one is given.
public struct MarbleFailure: Error, Equatable, Sendable {
  /// Makes one.
  public init() {}
}
