/// The names under which code written for Moya finds what it needs, such as `Moya.Method`.
public enum Moya {
  /// See `HTTPMethod`.
  public typealias Method = HTTPMethod
  /// See `RequestTask`.
  public typealias Task = RequestTask
  /// See `WeirNetworking.Response`.
  public typealias Response = WeirNetworking.Response
  /// See `StubBehavior`.
  public typealias StubBehavior = WeirNetworking.StubBehavior
  /// See `ParameterEncoding`.
  public typealias ParameterEncoding = WeirNetworking.ParameterEncoding
  /// See `URLEncoding`.
  public typealias URLEncoding = WeirNetworking.URLEncoding
  /// See `JSONEncoding`.
  public typealias JSONEncoding = WeirNetworking.JSONEncoding
  /// See `MultipartFormData`.
  public typealias MultipartFormData = WeirNetworking.MultipartFormData
  /// See `Cancellable`.
  public typealias Cancellable = WeirNetworking.Cancellable
  /// Gets the outcome of a request.
  public typealias Completion = @Sendable (_ result: Result<WeirNetworking.Response, NetworkError>) -> Void
  /// Gets the progress of a request.
  public typealias ProgressBlock = @Sendable (_ progress: ProgressResponse) -> Void
}

/// See `Provider`.
public typealias MoyaProvider<Target: TargetType> = Provider<Target>
/// See `ProviderType`.
public typealias MoyaProviderType = ProviderType
/// See `NetworkError`.
public typealias MoyaError = NetworkError
