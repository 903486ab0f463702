/// What a request asks of the server.
///
/// A method that has no name here is made from its word, which is sent as it is: `HTTPMethod(rawValue: "PURGE")`.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  /// The word that is sent.
  public let rawValue: String

  /// Makes a method of a word.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Opens a tunnel.
  public static let connect = HTTPMethod(rawValue: "CONNECT")
  /// Removes.
  public static let delete = HTTPMethod(rawValue: "DELETE")
  /// Reads.
  public static let get = HTTPMethod(rawValue: "GET")
  /// Reads the headers only.
  public static let head = HTTPMethod(rawValue: "HEAD")
  /// Asks what may be asked.
  public static let options = HTTPMethod(rawValue: "OPTIONS")
  /// Changes a part.
  public static let patch = HTTPMethod(rawValue: "PATCH")
  /// Sends something to be worked on.
  public static let post = HTTPMethod(rawValue: "POST")
  /// Sets the whole.
  public static let put = HTTPMethod(rawValue: "PUT")
  /// Reads, with a body that says what.
  public static let query = HTTPMethod(rawValue: "QUERY")
  /// Gives back what the server has got.
  public static let trace = HTTPMethod(rawValue: "TRACE")

  /// Whether a multipart form may be its body.
  public var supportsMultipart: Bool { [.post, .put, .patch, .connect].contains(self) }

  /// Whether it changes nothing at the server, so that one answer can serve several who ask.
  public var isSafe: Bool { [.get, .head, .options, .query, .trace].contains(self) }

  /// Whether asking twice does what asking once does, so that it may be tried again.
  public var isIdempotent: Bool { isSafe || [.put, .delete].contains(self) }
}
