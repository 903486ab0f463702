/// Why the driver could not do something, with what can be done instead.
public struct DriverError: Error, Sendable, Hashable {
  /// The kinds of reasons.
  public enum Kind: Sendable, Hashable {
    /// Nothing on the screen has the name.
    case notFound
    /// Several elements have the name.
    case ambiguous
    /// A person could not do it.
    case refused
    /// The app gives no way to do it.
    case notProvided
    /// The app did it and failed, or would not do it.
    case failed
    /// The app does not come to rest.
    case restless
    /// What was expected is not so.
    case unexpected
  }

  /// What kind of reason it is.
  public let kind: Kind
  /// What happened, in one line.
  public let message: String
  /// More about it, such as what can be done instead; a line each.
  public let details: [String]
  /// Where in a Swift source the driver was called, where that is known.
  public var location: String?

  init(_ kind: Kind, _ message: String, _ details: [String] = []) {
    self.kind = kind
    self.message = message
    self.details = details
  }

  /// The error as said by a caller in a Swift source.
  func at(_ file: StaticString, _ line: UInt) -> DriverError {
    var error = self
    error.location = "\(file):\(line)"
    return error
  }
}

extension DriverError: CustomStringConvertible {
  /// The place, the message and the details.
  public var description: String {
    let first = location.map { "\($0): \(message)" } ?? message
    return ([first] + details.map { "  \($0)" }).joined(separator: "\n")
  }
}
