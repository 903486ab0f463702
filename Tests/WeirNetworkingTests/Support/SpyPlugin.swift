import WeirNetworking

/// Writes down what it is told, and may change requests and results.
final class SpyPlugin: PluginType {
  let events = Recorder<String>()
  private let name: String
  private let change: @Sendable (Result<Response, NetworkError>) -> Result<Response, NetworkError>

  init(
    _ name: String = "",
    change: @escaping @Sendable (Result<Response, NetworkError>) -> Result<Response, NetworkError> = { $0 }
  ) {
    self.name = name
    self.change = change
  }

  func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest {
    events.add("prepare")
    var request = request
    let trace = request.value(forHTTPHeaderField: "Trace").map { $0 + "," } ?? ""
    if !name.isEmpty { request.setValue(trace + name, forHTTPHeaderField: "Trace") }
    return request
  }

  func willSend(_ request: any RequestType, target: any TargetType) { events.add("willSend") }

  func didReceive(_ result: Result<Response, NetworkError>, target: any TargetType) {
    events.add("didReceive \(Self.text(result))")
  }

  func process(_ result: Result<Response, NetworkError>, target: any TargetType) -> Result<Response, NetworkError> {
    events.add("process \(Self.text(result))")
    return change(result)
  }

  static func text(_ result: Result<Response, NetworkError>) -> String {
    switch result {
    case .success(let response): "\(response.statusCode)"
    case .failure(let error):
      error.isCancelled ? "cancelled" : error.response.map { "failure \($0.statusCode)" } ?? "failure"
    }
  }
}
