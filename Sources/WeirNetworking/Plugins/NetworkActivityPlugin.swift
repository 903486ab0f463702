/// Whether a request has begun or ended.
public enum NetworkActivityChangeType: Sendable {
  /// It has begun.
  case began
  /// It has ended.
  case ended
}

/// Tells of the beginning and the end of requests; each beginning has one end.
public final class NetworkActivityPlugin: PluginType {
  /// Hears of a change; called on any thread.
  public typealias NetworkActivityClosure =
    @Sendable (_ change: NetworkActivityChangeType, _ target: any TargetType) -> Void

  private let networkActivityClosure: NetworkActivityClosure

  /// Makes a plugin.
  @preconcurrency
  public init(networkActivityClosure: @escaping NetworkActivityClosure) {
    self.networkActivityClosure = networkActivityClosure
  }

  /// Tells of a beginning.
  public func willSend(_ request: any RequestType, target: any TargetType) { networkActivityClosure(.began, target) }

  /// Tells of an end.
  public func didReceive(_ result: Result<Response, NetworkError>, target: any TargetType) {
    networkActivityClosure(.ended, target)
  }
}
