/// What is hidden of requests and responses before anybody reads them: in logs and in recordings.
///
/// Names are compared without regard to case; of a name with `-` or `_`, these do not count.
public struct Redaction: Sendable {
  /// What stands in the place of a secret.
  public static let mark = "<hidden>"

  /// The headers whose values are hidden.
  public var headers: Set<String>

  /// The parameters of queries and forms, and the members of JSON, whose values are hidden.
  public var names: Set<String>

  /// Makes one.
  public init(headers: Set<String>, names: Set<String>) {
    self.headers = Set(headers.map(Self.plain))
    self.names = Set(names.map(Self.plain))
  }

  /// Hides what mostly is secret.
  public static let `default` = Redaction(
    headers: [
      "Authorization", "Proxy-Authorization", "Cookie", "Set-Cookie", "X-Api-Key", "X-Auth-Token", "X-Access-Token",
      "X-CSRF-Token", "WWW-Authenticate", "Authentication-Info",
    ],
    names: [
      "password", "passwd", "pwd", "passphrase", "pin", "secret", "client_secret", "token", "access_token",
      "refresh_token", "id_token", "auth_token", "session_token", "api_key", "apikey", "private_key", "signature",
      "sig",
      "authorization", "credential", "credentials", "otp", "code_verifier", "assertion", "x-amz-signature",
      "x-amz-security-token", "x-amz-credential",
    ])

  /// Hides nothing.
  public static let none = Redaction(headers: [], names: [])

  /// Hides more headers and names as well.
  public func adding(headers: Set<String> = [], names: Set<String> = []) -> Redaction {
    Redaction(headers: self.headers.union(headers), names: self.names.union(names))
  }

  /// Whether the values of a name are hidden.
  func hides(_ name: String) -> Bool { names.contains(Self.plain(name)) }

  static func plain(_ name: String) -> String { name.lowercased().filter { $0 != "-" && $0 != "_" } }
}
