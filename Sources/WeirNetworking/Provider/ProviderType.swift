/// What makes requests of targets.
public protocol ProviderType: AnyObject, Sendable {
  /// The targets.
  associatedtype Target: TargetType

  /// Makes a request; see `Provider`.
  @discardableResult
  @preconcurrency
  func request(
    _ target: Target, callbackQueue: DispatchQueue?, progress: Moya.ProgressBlock?,
    completion: @escaping Moya.Completion
  ) -> any Cancellable
}
