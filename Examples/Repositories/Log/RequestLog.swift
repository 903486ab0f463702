import Weir

/// Writes each request and its outcome to the log.
struct RequestLog: PluginType {
  let log: Log

  /// Writes whole requests and answers, with their secrets hidden.
  static func details(_ log: Log) -> NetworkLoggerPlugin {
    var configuration = NetworkLoggerPlugin.Configuration(logOptions: .verbose)
    configuration.output = { _, lines in
      for line in lines { log(.debug, line) }
    }
    return NetworkLoggerPlugin(configuration: configuration)
  }

  func willSend(_ request: any RequestType, target: any TargetType) {
    log(.debug, "asks for \(name(of: target))")
  }

  func didReceive(_ result: Result<Response, NetworkError>, target: any TargetType) {
    switch result {
    case .success(let response): log(.info, "\(name(of: target)): \(response.statusCode)")
    case .failure(let error) where error.isCancelled: log(.info, "\(name(of: target)): given up")
    case .failure(let error): log(.warning, "\(name(of: target)): \(error.localizedDescription)")
    }
  }

  private func name(of target: any TargetType) -> String {
    switch target as? GitHub {
    case .search(let text, let page): "search \"\(text)\", page \(page)"
    case .owner(let login): "owner \(login)"
    case .describe(let fullName, _): "description of \(fullName)"
    case .avatar(let url): "avatar \(url.lastPathComponent)"
    case nil: target.path
    }
  }
}
