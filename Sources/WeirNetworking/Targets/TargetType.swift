/// A request of an API, or all of them: an enum with a case for each is usual.
///
/// A provider makes the request of it. It is asked on the thread of the caller, and more than once; so its properties should
/// be the same each time.
@preconcurrency
public protocol TargetType: Sendable {
  /// Where the API is: scheme, host, and maybe a path or a query that all requests have in common.
  var baseURL: URL { get }

  /// What comes after the base URL, as it is written in a URL.
  ///
  /// Percent escapes stay as they are, so a slash inside a name is written `%2F`. What may not stand in a URL is escaped. What
  /// follows a `?` is a query, and is added to that of the base URL. An empty path adds nothing, no slash either.
  var path: String { get }

  /// The method.
  var method: HTTPMethod { get }

  /// What stubs answer, unless the endpoint says otherwise; empty unless given.
  var sampleData: Data { get }

  /// What is sent along, and how.
  var task: RequestTask { get }

  /// Which status codes are no error; all of them unless given.
  var validationType: ValidationType { get }

  /// The headers.
  var headers: [String: String]? { get }
}

extension TargetType {
  /// Empty.
  public var sampleData: Data { Data() }

  /// All status codes are no error.
  public var validationType: ValidationType { .none }
}
