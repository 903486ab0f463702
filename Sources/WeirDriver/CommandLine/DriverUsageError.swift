/// The options of a program make no sense to the app; the program ends with code 64 and says how it is used.
///
/// To be thrown by what starts the app.
public struct DriverUsageError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What makes no sense, and what would.
  public let description: String

  /// Makes an error.
  public init(_ description: String) { self.description = description }
}
