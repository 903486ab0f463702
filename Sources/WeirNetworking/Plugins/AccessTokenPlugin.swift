/// Adds a token to the requests of targets that are `AccessTokenAuthorizable`: `Authorization: Bearer …`.
///
/// For tokens that run out, see `TokenInterceptor`.
public struct AccessTokenPlugin: PluginType {
  /// Gives the token for a target; called on any thread.
  public typealias TokenClosure = @Sendable (any TargetType) -> String

  /// Gives the token.
  public let tokenClosure: TokenClosure

  /// Makes a plugin.
  @preconcurrency
  public init(tokenClosure: @escaping TokenClosure) {
    self.tokenClosure = tokenClosure
  }

  /// The request with the token, if the target asks for one.
  public func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest {
    guard let type = (target as? any AccessTokenAuthorizable)?.authorizationType else { return request }
    var request = request
    let token = tokenClosure((target as? MultiTarget)?.target ?? target)
    request.setValue("\(type.value) \(token)", forHTTPHeaderField: "Authorization")
    return request
  }
}
