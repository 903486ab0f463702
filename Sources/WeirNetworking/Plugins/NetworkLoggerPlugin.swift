/// Writes requests and responses to a log, with their secrets hidden.
public final class NetworkLoggerPlugin: PluginType {
  /// What is logged, and how.
  public let configuration: Configuration

  /// Makes a logger.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  /// Logs methods and headers.
  public static var `default`: NetworkLoggerPlugin { NetworkLoggerPlugin() }

  /// Logs bodies, too.
  public static var verbose: NetworkLoggerPlugin {
    NetworkLoggerPlugin(configuration: Configuration(logOptions: .verbose))
  }

  /// Logs a request.
  public func willSend(_ request: any RequestType, target: any TargetType) {
    let lines = NetworkLogLines(configuration, target)
    configuration.output(target, lines.request(request))
  }

  /// Logs a response or an error.
  public func didReceive(_ result: Result<Response, NetworkError>, target: any TargetType) {
    let lines = NetworkLogLines(configuration, target)
    switch result {
    case .success(let response): configuration.output(target, lines.response(response, isFailure: false))
    case .failure(let error): configuration.output(target, lines.failure(error))
    }
  }
}
