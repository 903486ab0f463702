/// Where and why a script failed.
public struct ScriptFailure: Error, Sendable, Hashable {
  /// The place.
  public let place: ScriptPlace
  /// What happened, in one line.
  public let message: String
  /// More about it, a line each.
  public let details: [String]

  init(_ place: ScriptPlace, _ message: String, _ details: [String] = []) {
    self.place = place
    self.message = message
    self.details = details
  }
}

extension ScriptFailure: CustomStringConvertible {
  /// `FILE:LINE:COLUMN: error: MESSAGE`, and the details below.
  public var description: String {
    (["\(place): error: \(message)"] + details.map { "  \($0)" }).joined(separator: "\n")
  }
}
