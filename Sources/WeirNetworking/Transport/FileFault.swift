/// What is wrong with a file that is sent or written.
public struct FileFault: LocalizedError, CustomStringConvertible, Equatable {
  /// The path of the file.
  public let file: String

  /// What is wrong.
  public let reason: String

  /// The file and what is wrong.
  public var description: String { "\(file): \(reason)" }

  /// The description.
  public var errorDescription: String? { description }
}
