/// A person who has signed in.
public struct UserSession: Codable, Hashable, Sendable {
  /// The person's name.
  public let name: String

  /// Makes the session of a person.
  public init(name: String) { self.name = name }
}
