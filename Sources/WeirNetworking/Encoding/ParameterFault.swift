/// What is wrong with a parameter.
public struct ParameterFault: LocalizedError, CustomStringConvertible, Equatable {
  /// The name of the parameter, or those of several.
  public let name: String

  /// What is wrong with it.
  public let reason: String

  /// Makes one, for an encoding of one's own.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  /// The name and what is wrong with it.
  public var description: String { "\(name): \(reason)" }

  /// The description.
  public var errorDescription: String? { description }
}
