/// Hears of requests, and may change them and their results.
///
/// Its functions are called on any thread.
@preconcurrency
public protocol PluginType: Sendable {
  /// The request with what this plugin changes; called for each attempt, after the interceptors.
  func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest

  /// The request is about to be sent.
  func willSend(_ request: any RequestType, target: any TargetType)

  /// It is known how it has ended; exactly one such call follows each `willSend`.
  func didReceive(_ result: Result<Response, NetworkError>, target: any TargetType)

  /// The result with what this plugin changes; called once for each caller, before its completion.
  func process(
    _ result: Result<Response, NetworkError>, target: any TargetType
  ) -> Result<Response, NetworkError>
}

extension PluginType {
  /// Changes nothing.
  public func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest { request }

  /// Does nothing.
  public func willSend(_ request: any RequestType, target: any TargetType) {}

  /// Does nothing.
  public func didReceive(_ result: Result<Response, NetworkError>, target: any TargetType) {}

  /// Changes nothing.
  public func process(
    _ result: Result<Response, NetworkError>, target: any TargetType
  ) -> Result<Response, NetworkError> { result }
}
