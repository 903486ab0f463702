/// A target of any kind, for a provider that serves several APIs.
public enum MultiTarget: TargetType {
  /// The target.
  case target(any TargetType)

  /// Makes one of a target.
  public init(_ target: any TargetType) {
    self = .target(target)
  }

  /// The target.
  public var target: any TargetType {
    switch self {
    case .target(let target): target
    }
  }

  /// The target's.
  public var baseURL: URL { target.baseURL }
  /// The target's.
  public var path: String { target.path }
  /// The target's.
  public var method: HTTPMethod { target.method }
  /// The target's.
  public var sampleData: Data { target.sampleData }
  /// The target's.
  public var task: RequestTask { target.task }
  /// The target's.
  public var validationType: ValidationType { target.validationType }
  /// The target's.
  public var headers: [String: String]? { target.headers }
}

extension MultiTarget: AccessTokenAuthorizable {
  /// The target's, if it has one.
  public var authorizationType: AuthorizationType? { (target as? any AccessTokenAuthorizable)?.authorizationType }
}
